import Bowerbird

extension Scene {
  /// A view whose alignment changes after its declaration.
  static let realigning = Scene(
    "realigning", "Before and after a view is aligned otherwise", size: Size(width: 420, height: 200)
  ) {
    func grid(_ name: String, _ change: (Grid, Label) -> Void = { _, _ in }) -> Grid {
      let first = Label("first")
      let grid = Grid.vertical(name) {
        first.auto()
        Box("second").expanded()
      }
      change(grid, first)
      return grid
    }
    let root = Grid.horizontal {
      grid("before").expanded().margin(EdgeInsets(8))
      grid("after") { grid, first in
        grid.setContentAlignment(for: first) { view in view.constant(100).horizontalAlignment(.autoLeft) }
      }
      .expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
