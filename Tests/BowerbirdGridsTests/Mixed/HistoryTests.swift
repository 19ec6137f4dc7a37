import BowerbirdGrids
import BowerbirdLayout
import Testing

/// What was laid out before does not count.
@Suite struct HistoryTests {
  @Test("an item that spans tracks draws them out as soon as it holds something, and no longer than it does")
  func emptyCard() {
    let card = Box("card"), inner = fixed("inner", 94, 10)
    let grid = Grid(tracks: [.fit, .fit], spacing: 0) {
      fixed("first", 20, 10)
      fixed("second", 10, 10)
      card.gridSpan(column: 2)
    }
    grid.layout(width: 300, height: 100)
    expectLengths(grid.columnWidths, [20, 10])
    card.add(inner)
    inner.constraints { $0.edgesAnchor == card.edgesAnchor -- 3 }
    grid.layout(width: 300, height: 100)
    // The card is 100 wide, and of the 70 that are missing each column takes half.
    expectLengths(grid.columnWidths, [55, 45])
    inner.remove()
    grid.layout(width: 300, height: 100)
    expectLengths(grid.columnWidths, [20, 10])
  }

  /// An expanded cell without room acts like an auto cell.
  ///
  /// The row is 70 high then, so that there would be room if the cell did
  /// not need it; whether there is without it does not show in any length.
  @Test(
    "an expanded cell shares the room that others make, however it got there",
    arguments: [
      [50.0, 5, 50], [5, 50, 5], [200, 50, 65, 5, 65],
    ])
  func roomOfOthers(heights: [Double]) {
    let tall = fixed("tall", 20, 5), head = Box("head"), inner = fixed("inner", 20, 60)
    let body = Grid(tracks: [.fr(1)], spacing: 0) { inner }
    let stack = Grid.vertical {
      head.constant(10)
      body.expanded()
    }
    let grid = Grid(tracks: [.fit, .fr(1)], contentMode: .scroll, spacing: 0) {
      tall
      stack
    }
    for height in heights {
      tall.intrinsicSize = Size(width: 20, height: height)
      let row = height > 10 ? height : 10 + 60
      expectFrames(grid, 100, 300, [stack: (20, 0, 80, row), body: (0, 10, 80, row - 10)])
    }
  }
}
