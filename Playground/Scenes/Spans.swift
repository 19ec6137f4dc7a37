import Bowerbird
import BowerbirdPage

extension Scene {
  /// Items that cover several cells.
  static let spans = Scene(
    "spans", "Items across several rows and columns", size: Size(width: 420, height: 300)
  ) {
    let grid = Grid("spans", tracks: [.fr(1), .pt(150), .fr(2)]) {
      Box("blue").gridSpan(column: 2)
      Box("purple").gridSpan(row: 2)
      Box("red")
      Box("cyan")
      Box("green").gridSpan(column: 2, row: 3)
      Box("orange")
      Box("magenta").gridSpan(row: 2)
    }
    return Stage(
      grid,
      knobs: [
        LiveKnob("spacing", 5, in: 0...30) { grid.declaration.spacing = GridSpacing($0) },
        LiveKnob("middle column", 150, in: 20...300) { grid.declaration.tracks[1] = .pt($0) },
      ])
  }
}
