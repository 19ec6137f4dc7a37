/// The grid of pixels or cells that content and frames are rounded to, if they are rounded.
struct RoundingSettings {
  private(set) var grid: SnappingGrid?

  /// The snapper that rounds frames to the grid; nil without a grid.
  var snapper: FrameSnapper?

  /// Sets the grid to which the next frames are rounded; nil for no rounding.
  mutating func use(_ grid: SnappingGrid?, slotCount: Int) {
    self.grid = grid
    snapper = grid.map { FrameSnapper(grid: $0, slotCount: slotCount) }
  }
}
