import Bowerbird

extension Scene {
  /// Different distances between columns and between rows.
  static let spacing = Scene(
    "spacing", "Items of one to three columns, 24 apart and 8 below each other", size: Size(width: 360, height: 280)
  ) {
    let grid = Grid("spacing", tracks: 3, packing: .dense, spacing: [24, 8]) {
      ForEach(0..<9) { number in Box("\(number)").gridSpan(column: max(1, number % 4)) }
    }
    return Stage(grid)
  }
}
