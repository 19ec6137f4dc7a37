import BowerbirdLayout

/// An item, and the cells that it covers.
public struct GridCell {
  /// The item.
  public var item: any LayoutItem { didSet { storedNode = .passUnretained(item.layoutNode) } }

  /// The node of the item.
  var node: LayoutNode { storedNode._withUnsafeGuaranteedRef { $0 } }

  /// The node of the item; the item owns the node.
  ///
  /// The cell stores the node, because reading the node from the item is a call through a protocol.
  private var storedNode: Unmanaged<LayoutNode>

  /// The columns and rows that the item covers.
  public var area: GridArea

  /// The room between the edges of the cells and the item.
  public var margins: DirectionalEdgeInsets

  /// The alignment of the item in its columns.
  public var horizontal: CellAlignment

  /// The alignment of the item in its rows.
  public var vertical: CellAlignment

  /// The plan of the item, if the item is a grid that takes over tracks of this grid; otherwise nil.
  var subgrid: SubgridPlan?

  /// Whether the item has no effect on the lengths of its tracks.
  var onlyFollows = false

  /// Whether the length of the grid, and not the length of the tracks, limits the length of the item.
  ///
  /// The property matters only for an item that is as long as its content.
  var staysInGrid = false

  /// The kind of ties that make the item's need unknown before the solve, such as all ties or only required ties.
  var ties = LiveTies.all

  /// Whether the item's own constraints alone determine its width, so that the tracks determine only its position.
  var hasOwnWidth = false

  /// The present length of the item along an axis of the extent ``TrackAxis/Extent/placed``; nil on other axes, and if
  /// the length is unknown before the solve.
  var placedLength: Double?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - area: The cells that the item covers.
  ///   - margins: The room around the item, inside its cells.
  ///   - horizontal: The alignment of the item in its columns.
  ///   - vertical: The alignment of the item in its rows.
  public init(
    _ item: any LayoutItem, area: GridArea,
    margins: DirectionalEdgeInsets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
    horizontal: CellAlignment = .fill, vertical: CellAlignment = .fill
  ) {
    self.item = item
    storedNode = .passUnretained(item.layoutNode)
    self.area = area
    self.margins = margins
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the tracks that the item covers along an axis.
  func tracks(_ axis: Axis) -> Range<Int> { area.tracks(axis) }

  /// Returns the alignment of the item along an axis.
  func alignment(_ axis: Axis) -> CellAlignment { axis == .horizontal ? horizontal : vertical }
}
