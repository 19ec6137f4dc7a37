import Bowerbird

extension Scene {
  /// A stack before and after cells are added at its end.
  static let adding = Scene("adding", "Before and after cells are added", size: Size(width: 420, height: 220)) {
    func grid(_ name: String, _ change: (Grid) -> Void = { _ in }) -> Grid {
      let grid = Grid.vertical(name) {
        Box("first").constant(100)
      }
      change(grid)
      return grid
    }
    let root = Grid.horizontal {
      grid("before").expanded().margin(EdgeInsets(8))
      grid("after") { grid in
        grid.addGridContent {
          Label("second").auto()
          Box("third").expanded()
        }
      }
      .expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
