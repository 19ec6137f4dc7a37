import Bowerbird

extension Scene {
  /// The same toolbar in a wide and a narrow box: the last buttons move into a menu.
  static let toolbar = Scene(
    "toolbar", "Buttons, the last of them in a menu where room is short", size: Size(width: 520, height: 80)
  ) {
    func toolbar(_ name: String) -> Box {
      let bar = Box(name), menu = Box("menu")
      let tools = ["cut", "copy", "paste", "find"].map { Box($0) }
      for box in tools + [menu] { box.intrinsicSize = Size(width: 60, height: 32) }
      bar.alternatives {
        Alternative("all") { Grid.horizontal { for tool in tools { tool.auto() } } }
        Alternative("two and a menu") {
          Grid.horizontal {
            tools[0].auto()
            tools[1].auto()
            menu.auto()
          }
        }
        Alternative("menu") { Grid.horizontal { menu.auto() } }
      }
      return bar
    }
    let root = Grid.horizontal {
      toolbar("wide room").expanded(3).margin(EdgeInsets(8))
      toolbar("narrow").expanded(2).margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
