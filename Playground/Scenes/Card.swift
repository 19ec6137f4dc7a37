import Bowerbird
import BowerbirdPage

extension Scene {
  /// Cards with texts of different lengths, and backgrounds of their cells.
  static let card = Scene(
    "card", "Cards across tracks of different kinds", size: Size(width: 460, height: 340)
  ) {
    func card(_ name: String, _ text: String) -> Label {
      Label(text, name: name).gridCellBackground { _ in Box() }
    }
    let grid = Grid("cards", tracks: [.fr(1), .fit, .fit], spacing: 10) {
      card("red", "This track takes what the others leave.")
      card("orange", "Two words")
      card("green", "Two rows").gridSpan(column: 1, row: 2)
      card("magenta", "Two columns, of which the first is a share and the second as wide as its items.")
        .gridSpan(column: 2, row: 1)
      card("cyan", "Three columns: an item across a flexible track has no part in how wide the others are.")
        .gridSpan(column: 3, row: 1)
    }
    return Stage(
      grid, knobs: [LiveKnob("spacing", 10, in: 0...40) { grid.declaration.spacing = GridSpacing($0) }])
  }
}
