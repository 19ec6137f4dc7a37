import Bowerbird

extension Scene {
  /// The same cells from top to bottom and from left to right.
  static let orientation = Scene("orientation", "A grid turned round", size: Size(width: 420, height: 180)) {
    func grid(_ name: String) -> Grid {
      let grid = Grid.vertical(name) {
        Label("auto").auto()
        Box("constant 50").constant(50)
        Box("expanded").expanded()
      }
      return grid
    }
    let standing = grid("vertical"), lying = grid("horizontal")
    lying.orientation = .horizontal
    let root = Grid.horizontal {
      standing.expanded().margin(EdgeInsets(8))
      lying.expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
