/// The grid that content and frames are rounded to, if there is one.
struct FrameRounding {
  private(set) var grid: SnappingGrid?

  /// The positions of items on that grid.
  var snapper: FrameSnapper?

  /// Rounds to another grid.
  mutating func use(_ grid: SnappingGrid?, slotCount: Int) {
    self.grid = grid
    snapper = grid.map { FrameSnapper(grid: $0, slotCount: slotCount) }
  }
}
