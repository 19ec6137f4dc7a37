import Bowerbird

extension Scene {
  /// Items with declared positions, and items that are placed automatically around them.
  static let starts = Scene(
    "starts", "Declared places among automatic ones", size: Size(width: 420, height: 360)
  ) {
    let grid = Grid("starts", tracks: [.pt(50), .fr(1), .fr(1.5), .fit]) {
      ForEach(0..<6) { _ in Box("·") }
      Box("brown").gridSpan(column: 3)
      Box("blue").gridSpan(column: 2)
      Box("orange").gridSpan(row: 3)
      Box("red").gridStart(row: 1).gridSpan(column: 2, row: 2)
      Box("yellow").gridStart(row: 2)
      Label("purple").gridStart(column: 3, row: 0).gridSpan(row: 9)
      Box("green").gridSpan(column: 2, row: 3)
      Box("cyan")
      Box("gray").gridStart(column: 2)
    }
    return Stage(grid)
  }
}
