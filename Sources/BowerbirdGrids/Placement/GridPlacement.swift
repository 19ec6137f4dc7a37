/// The cells that the items of a grid get.
///
/// ```swift
/// let placement = GridPlacement(
///   of: [PlacementRequest(span: [2, 1]), PlacementRequest(span: [2, 1])], trackCount: 3)
/// placement.areas[1]                       // column 0, row 1, 2 × 1
/// placement.rowCount                       // 2
/// ```
public struct GridPlacement: Hashable, Sendable {
  /// The area of each item, in the order of the items; empty if there is no track.
  public var areas: [GridArea] = []

  /// The indices of the items, in the order in which they were placed.
  public var order: [Int] = []

  /// The number of columns.
  public var columnCount = 0

  /// The number of rows.
  public var rowCount = 0

  /// The requests that could not be met as asked.
  ///
  /// A span that is shortened because it would extend beyond the last track gives no warning.
  public var warnings: [GridWarning] = []

  /// The largest number of columns, or of rows in a grid that flows by columns; a larger `trackCount` counts as this
  /// number.
  static let mostTracks = 1_000_000

  /// Places items in a grid of `trackCount` columns (rows, if the grid flows by columns).
  ///
  /// Items with a column and a row come first, then items with only a column, then items with only a row, then all
  /// other items. If the grid flows by columns, items with only a row come before items with only a column. An item
  /// whose cells are taken is placed with the other items, and reported in ``warnings``.
  ///
  /// - Parameters:
  ///   - requests: The request of each item.
  ///   - trackCount: The number of columns, or of rows if the grid flows by columns; at most a million are used.
  ///   - flow: The direction in which the grid grows.
  ///   - packing: The rule by which items without a start are placed.
  /// - Complexity: Linear in the cells of the grid for each distinct request. Requests are distinct if their spans
  ///   differ. Requests with only a column or only a row are also distinct if the column or the row differs.
  public init(
    of requests: [PlacementRequest], trackCount: Int, flow: GridFlow = .rows, packing: GridPacking = .sparse
  ) {
    guard trackCount > 0 else {
      if !requests.isEmpty { warnings = [.noTracks] }
      return
    }
    let trackCount = min(trackCount, Self.mostTracks)
    var placer = Placer(requests, trackCount: trackCount, flow: flow, packing: packing)
    placer.placeAll()
    areas = placer.items.map { $0.area(flow: flow) }
    order = placer.order
    warnings = placer.warnings
    columnCount = flow == .rows ? trackCount : placer.lineCount
    rowCount = flow == .rows ? placer.lineCount : trackCount
  }
}
