import Bowerbird

extension Scene {
  /// The same items with gaps left open and with gaps filled.
  static let packing = Scene("packing", "Sparse and dense packing", size: Size(width: 460, height: 160)) {
    func titled(_ name: String, _ packing: GridPacking) -> Grid {
      let grid = Grid(tracks: 4, packing: packing) {
        Box("red")
        Box("black").gridSpan(column: 4)
        Box("purple")
        Box("orange")
        Box("green")
      }
      return Grid.vertical {
        Label(name).auto().margin(EdgeInsets(top: 0, left: 0, bottom: 6, right: 0))
        grid.expanded()
      }
    }
    let root = Grid.horizontal {
      titled("sparse", .sparse).expanded().margin(EdgeInsets(8))
      titled("dense", .dense).expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
