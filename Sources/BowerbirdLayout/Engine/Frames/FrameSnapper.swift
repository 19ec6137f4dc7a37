/// Rounds the edges of frames to the lines of a grid, in the coordinates of the root.
///
/// The positions of edges are rounded, never the distances between edges. So edges that coincide before rounding also
/// coincide afterwards, and two items with a common edge get neither a gap nor an overlap.
struct FrameSnapper {
  private let grid: SnappingGrid

  /// The unrounded upper left corner of each slot's frame, in the coordinates of the root.
  private var corners: [Point]

  /// For each slot, the numbers of the grid lines to which the left and the top edge are rounded, initially 0.
  private var lines: [Point]

  init(grid: SnappingGrid, slotCount: Int) {
    self.grid = grid
    corners = Array(repeating: .zero, count: slotCount)
    lines = Array(repeating: .zero, count: slotCount)
  }

  /// Snaps the frame of a slot to the grid, and stores the slot's corner.
  ///
  /// The given and the snapped frame are in the parent's coordinates. `parent` is the slot of the parent, or -1 for the
  /// root.
  ///
  /// - Precondition: The parent's frame is snapped already.
  /// - Returns: The snapped frame, and whether the corner has moved since the slot was last snapped.
  mutating func snap(_ frame: Rect, _ slot: Int32, in parent: Int32) -> (frame: Rect, hasMoved: Bool) {
    let hasMoved = moveCorner(of: slot, to: frame.origin, in: parent)
    let cells = cells(frame, slot, in: parent)
    let snapped = Rect(
      x: grid.extent(ofCells: cells.x, .horizontal), y: grid.extent(ofCells: cells.y, .vertical),
      width: grid.extent(ofCells: cells.width, .horizontal), height: grid.extent(ofCells: cells.height, .vertical))
    return (snapped, hasMoved)
  }

  private mutating func moveCorner(of slot: Int32, to origin: Point, in parent: Int32) -> Bool {
    while corners.count <= Int(slot) {
      corners.append(.zero)
      lines.append(.zero)
    }
    let inside = parent < 0 ? .zero : corners[Int(parent)]
    let corner = Point(x: inside.x + origin.x, y: inside.y + origin.y)
    if corner == corners[Int(slot)] { return false }
    corners[Int(slot)] = corner
    lines[Int(slot)] = Point(x: grid.line(nearest: corner.x, .horizontal), y: grid.line(nearest: corner.y, .vertical))
    return true
  }

  /// Returns the snapped frame of a slot, in numbers of cells, relative to its parent.
  ///
  /// - Precondition: The stored corner of the slot is up to date.
  private func cells(_ frame: Rect, _ slot: Int32, in parent: Int32) -> Rect {
    let originLine = parent < 0 ? .zero : lines[Int(parent)]
    let (corner, line) = (corners[Int(slot)], lines[Int(slot)])
    return Rect(
      x: line.x - originLine.x, y: line.y - originLine.y,
      width: grid.line(nearest: corner.x + frame.width, .horizontal) - line.x,
      height: grid.line(nearest: corner.y + frame.height, .vertical) - line.y)
  }
}
