import Bowerbird

extension Scene {
  /// The three kinds of cells of a stack grid.
  static let cells = Scene(
    "cells", "A constant, an auto and two expanded cells", size: Size(width: 300, height: 260)
  ) {
    let text = "An auto cell is as high as what it holds: the lines of a label in the width that there is."
    let grid = Grid.vertical("grid") {
      Box("constant 50").constant(50)
      Label(text, name: "auto").auto()
      Box("expanded 1").expanded()
      Box("expanded 2").expanded(2)
    }
    return Stage(grid)
  }
}
