import BowerbirdLayout

/// An item, and the cells that it covers.
public struct GridCell {
  /// The item.
  public var item: any LayoutItem { didSet { request.node = item.layoutNode } }

  /// The plan of the item, if the item is a grid that takes over tracks of this grid; otherwise nil.
  var subgrid: SubgridPlan? {
    didSet {
      request.sharedAxes = AxisPair(
        horizontal: subgrid?.plan.columns.shared != nil, vertical: subgrid?.plan.rows.shared != nil)
    }
  }

  /// Everything about the cell but ``item`` and ``subgrid``.
  var request: CellRequest

  /// The columns and rows that the item covers.
  public var area: GridArea {
    get { request.area }
    set { request.area = newValue }
  }

  /// The room between the edges of the cells and the item.
  public var margins: DirectionalEdgeInsets {
    get { request.margins }
    set { request.margins = newValue }
  }

  /// The alignment of the item in its columns.
  public var horizontal: CellAlignment {
    get { request.horizontal }
    set { request.horizontal = newValue }
  }

  /// The alignment of the item in its rows.
  public var vertical: CellAlignment {
    get { request.vertical }
    set { request.vertical = newValue }
  }

  /// The node of the item.
  var node: LayoutNode { request.node }

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
    self.init(item, item.layoutNode, area: area, margins: margins, horizontal: horizontal, vertical: vertical)
  }

  /// Creates a cell of an item whose node is known, because reading the node of an item is a call through a protocol.
  init(
    _ item: any LayoutItem, _ node: LayoutNode, area: GridArea,
    margins: DirectionalEdgeInsets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
    horizontal: CellAlignment, vertical: CellAlignment
  ) {
    self.item = item
    request = CellRequest(node, area, margins, horizontal, vertical)
  }

  /// Returns the tracks that the item covers along an axis.
  func tracks(_ axis: Axis) -> Range<Int> { request.tracks(axis) }

  /// Returns the alignment of the item along an axis.
  func alignment(_ axis: Axis) -> CellAlignment { request.alignment(axis) }
}
