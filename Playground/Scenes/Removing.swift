import Bowerbird

extension Scene {
  /// A view that is removed together with its cell.
  static let removing = Scene("removing", "Before and after a view is removed", size: Size(width: 420, height: 180)) {
    func grid(_ name: String, _ change: (Grid, Box) -> Void = { _, _ in }) -> Grid {
      let first = Box("first")
      let grid = Grid.vertical(name) {
        first.constant(100)
        Label("second").auto()
      }
      change(grid, first)
      return grid
    }
    let root = Grid.horizontal {
      grid("before").expanded().margin(EdgeInsets(8))
      grid("after") { grid, first in grid.removeSubcontent(subviewToBeRemoved: first) }
        .expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
