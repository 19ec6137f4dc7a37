import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// A stretched item needs as much of its tracks as its content, however long the tracks become.
@Suite struct StretchedItemTests {
  /// Shares of 30 and 30, and of 50 and 50: the tracks are 30, 50 and 50 wide.
  @Test("a stretched item that spans tracks needs its content, not its cell")
  func span() {
    let stretched = fixed("stretched", 60, 10).gridSpan(column: 2).gridStart(column: 0).gridItemAlignment(.fill)
    let other = fixed("other", 100, 10).gridSpan(column: 2).gridStart(column: 1)
    let grid = Grid(tracks: [.fit, .fit, .fit], spacing: 0) {
      stretched
      other
    }
    grid.layout(width: 500, height: 100)
    expectLengths(grid.columnWidths, [30, 50, 50])
    #expect(abs(stretched.frame.width - 80) < 1e-6)
  }

  /// The spanning item of 60 lacks 60 − need, half of which each row gets.
  @Test("a row has room for a stretched item before others stretch the row", arguments: [(10.0, 35.0), (50, 55)])
  func single(need: Double, height: Double) {
    let stretched = fixed("stretched", 10, need).gridItemAlignment(.fill)
    let grid = Grid(tracks: [.fit, .fit], contentMode: .scroll, spacing: 0) {
      stretched
      fixed("other", 10, 60).gridSpan(row: 2)
    }
    grid.layout(width: 500, height: 500)
    expectLengths(grid.rowHeights, [height, 60 - height])
    #expect(abs(stretched.frame.height - height) < 1e-6)
  }

  /// Contents of 20 and 50 in one row: that the lower one hugs is no reason to shorten the row.
  @Test("a stretched item does not hug its content")
  func hugging() {
    let stretched = fixed("stretched", 10, 20).gridItemAlignment(.fill)
    stretched.contentHugging = AxisPriorities(900)
    let grid = Grid(tracks: [.fit, .fit], contentMode: .scroll, spacing: 0) {
      stretched
      fixed("other", 10, 50)
    }
    grid.layout(width: 500, height: 500)
    expectLengths(grid.rowHeights, [50])
    #expect(abs(stretched.frame.height - 50) < 1e-6)
  }

  @Test("alignments do not affect the tracks, also without room", arguments: 0..<20)
  func sameTracks(batch: Int) {
    for seed in UInt64(batch * 20)..<UInt64(batch * 20 + 20) {
      var random = SplitMix64(seed: 4_000_000 + seed)
      var sample = RandomGrid(random: &random)
      sample.size = Size(width: random.length(600), height: random.length(600))
      let stretched = grid(sample, .fill), aligned = grid(sample, .topLeading)
      #expect(areEqual(stretched.columnWidths, aligned.columnWidths), "seed \(seed): \(sample)")
      #expect(areEqual(stretched.rowHeights, aligned.rowHeights), "seed \(seed): \(sample)")
    }
  }

  private func grid(_ sample: RandomGrid, _ alignment: GridAlignment) -> Grid {
    var sample = sample
    sample.itemAlignment = alignment
    for index in sample.items.indices { sample.items[index].alignment = alignment }
    let grid = sample.make()
    grid.layout(sample.size)
    return grid
  }

  private func areEqual(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
