import Bowerbird

extension Scene {
  /// Two views that swap their positions and the lengths of their cells; the grid between them stays.
  static let swapping = Scene(
    "swapping", "Before and after two views change places", size: Size(width: 420, height: 200)
  ) {
    func grid(_ name: String, _ change: (Grid, Label, Box) -> Void = { _, _, _ in }) -> Grid {
      let first = Label("first, with a text"), second = Box("second")
      let grid = Grid.vertical(name) {
        first.auto()
        Grid.horizontal {
          second.expanded()
        }
        .constant(100)
      }
      change(grid, first, second)
      return grid
    }
    let root = Grid.horizontal {
      grid("before").expanded().margin(EdgeInsets(8))
      grid("after") { grid, first, second in grid.swapArrangement(of: first, with: second) }
        .expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
