import Bowerbird

extension Scene {
  /// The same buttons in a wide and a narrow box: beside each other where they fit, otherwise below each other.
  static let buttonRows = Scene(
    "button-rows", "Buttons in a row where they fit, else in a column", size: Size(width: 520, height: 160)
  ) {
    func buttons(_ name: String) -> Box {
      let box = Box(name)
      let titles = ["Save", "Don't save", "Cancel"].map { Label($0) }
      box.alternatives {
        Alternative("row") { Grid.horizontal { for title in titles { title.auto().margin(EdgeInsets(8)) } } }
        Alternative("column") { Grid.vertical { for title in titles { title.auto().margin(EdgeInsets(8)) } } }
      }
      return box
    }
    let root = Grid.horizontal {
      buttons("wide room").expanded(2).margin(EdgeInsets(8))
      buttons("narrow").expanded(1).margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
