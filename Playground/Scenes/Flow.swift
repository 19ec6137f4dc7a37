import Bowerbird

extension Scene {
  /// The same items in a grid that flows by rows, and in a grid that flows by columns.
  static let flow = Scene("flow", "Fifteen items by rows and by columns", size: Size(width: 460, height: 220)) {
    func titled(_ name: String, _ flow: GridFlow) -> Grid {
      let grid = Grid(0..<15, tracks: 5, flow: flow, spacing: 5) { Box("\($0)") }
      return Grid.vertical {
        Label(name).auto().margin(EdgeInsets(top: 0, left: 0, bottom: 6, right: 0))
        grid.expanded()
      }
    }
    let root = Grid.horizontal {
      titled("rows", .rows).expanded().margin(EdgeInsets(8))
      titled("columns", .columns).expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
