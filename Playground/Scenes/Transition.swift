import Bowerbird

extension Scene {
  /// Several moments of the transition between two grids that have some items in common.
  static let transition = Scene(
    "transition", "From one grid to another, a third of a second", size: Size(width: 480, height: 320)
  ) {
    let moments = [0.0, 0.12, 0.2, 0.35]
    let root = Grid(tracks: 2, spacing: 12) {
      for moment in moments { TransitionFrame(at: moment) }
    }
    return Stage(root)
  }
}
