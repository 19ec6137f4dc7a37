import BowerbirdLayout

/// An item in the cells that it covers.
public struct GridCell {
  /// The item.
  public var item: any LayoutItem

  /// The cells.
  public var area: GridArea

  /// The room between the edges of the cells and the item.
  public var margins: DirectionalEdgeInsets

  /// How the item lies in its columns.
  public var horizontal: CellAlignment

  /// How the item lies in its rows.
  public var vertical: CellAlignment

  /// Whether the item is a grid with this grid's own columns, or rows, which brings their needs itself.
  var sharesTracks = (columns: false, rows: false)

  /// Whether the item has no say in its tracks: it is as long as they turned out to be.
  var onlyFollows = false

  /// Whether an item of its content's length gives way for the grid alone, and not for its tracks.
  var staysInGrid = false

  /// Whether optional constraints that tie the item to something else give way to what it needs by itself.
  var ignoresWishes = false

  /// Whether the item's own constraints alone say how wide it is, so that its tracks say only where it lies.
  var hasOwnWidth = false

  /// The present length of the item along an axis whose items the grid system itself places.
  var placedLength: Double?

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - area: The cells that it covers.
  ///   - margins: The room around it, inside of the cells.
  ///   - horizontal: How it lies in its columns.
  ///   - vertical: How it lies in its rows.
  public init(
    _ item: any LayoutItem, area: GridArea,
    margins: DirectionalEdgeInsets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
    horizontal: CellAlignment = .fill, vertical: CellAlignment = .fill
  ) {
    self.item = item
    self.area = area
    self.margins = margins
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
