import BowerbirdLayout

/// What a cell asks of its tracks: everything about a ``GridCell`` but the objects that the cell keeps alive.
///
/// Reading and copying a request needs no reference counting.
struct CellRequest {
  /// The node of the item; the item owns the node.
  var node: LayoutNode {
    @inline(__always) get { storedNode.takeUnretainedValue() }
    set { storedNode = .passUnretained(newValue) }
  }

  private var storedNode: Unmanaged<LayoutNode>

  var area: GridArea
  var margins: DirectionalEdgeInsets
  var horizontal: CellAlignment
  var vertical: CellAlignment

  /// For each axis, whether the item is a grid that takes over this grid's tracks.
  ///
  /// Such an item is as long as its tracks, and has no need of its own there. The tracks are sized for the items inside
  /// of it instead.
  var sharedAxes = AxisPair(false)

  /// Whether the item has no effect on the lengths of its tracks.
  var onlyFollows = false

  /// Whether the length of the grid, and not the length of the tracks, limits the length of the item.
  ///
  /// The property matters only for an item that is as long as its content.
  var staysInGrid = false

  /// The kind of ties that make the item's need unknown before the solve, such as all ties or only required ties.
  var ties = TieKinds.all

  /// Whether the item's own constraints alone determine its width, so that the tracks determine only its position.
  var hasOwnWidth = false

  /// The present length of the item along an axis of the extent ``TrackAxis/Extent/placed``; nil on other axes, and if
  /// the length is unknown before the solve.
  var placedLength: Double?

  init(
    _ node: LayoutNode, _ area: GridArea, _ margins: DirectionalEdgeInsets, _ horizontal: CellAlignment,
    _ vertical: CellAlignment
  ) {
    storedNode = .passUnretained(node)
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
