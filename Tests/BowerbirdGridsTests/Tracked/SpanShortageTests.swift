import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

/// Tracks that have no room for all items that span several of them, in one size after another.
@Suite struct SpanShortageTests {
  /// Two items span two rows each.
  ///
  /// They need 33 and 37, and the first one comes first.
  @Test("what an item lacks ends where it has its whole length")
  func laterItems() {
    let first = fixed("first", 25, 33), second = fixed("second", 25, 37)
    let grid = Grid(tracks: [.fr(1)], spacing: 0, implicitTracks: [.fit]) {
      first.gridSpan(row: 2).gridItemAlignment(.fill)
      second.gridSpan(row: 2)
    }
    for height in [30.0, 50, 69, 80, 69, 50, 30, 20, 50] {
      grid.layout(width: 71, height: height)
      expectLengths([first, second].map(\.frame.height), [min(33, height), min(37, max(0, height - 33))])
    }
  }

  /// A column of 20 to 85 takes all the width, so that no room is left for a column of content.
  @Test("a range of widths in which items lack room is proved at once", arguments: [5.0, 22])
  func shortColumns(least: Double) throws {
    let item = fixed("item", 40, 10)
    let grid = Grid(tracks: [.fit, .minmax(.pt(20), .pt(85))], spacing: 0) { item.gridSpan(column: 2) }
    grid.layout(width: 100, height: 300)
    let sweep = grid.sweep(\.width, over: least...60)
    #expect(sweep.isProved)
    #expect(sweep.breakpoints == (least < 20 ? [20, 40] : [40]))
    for width in [22.0, 31, 39, 41, 60] {
      #expect(abs(try #require(sweep.frame(of: item, at: width)).width - min(40, width)) < 1e-9)
    }
  }

  // MARK: - Histories

  /// Rows of content and of other sizes, with items that span several of them.
  private func rows(_ seed: UInt64) -> Grid {
    var random = SplitMix64(seed: seed)
    let count = random.whole(2...5)
    let tracks = (0..<count).map { _ -> GridTrack in
      switch random.whole(0...12) {
      case 0: .pt(Double(random.whole(0...30)))
      case 1: .minmax(.pt(Double(random.whole(0...20))), .pt(Double(random.whole(20...90))))
      case 2: .minmax(.pt(Double(random.whole(0...20))), .fit(upTo: Double(random.whole(20...60))))
      default: .fit
      }
    }
    let items = (0..<random.whole(3...6)).map { number -> Box in
      let first = random.whole(0...count - 2), span = random.whole(2...count - first)
      let item = fixed("\(number)", 10, Double(random.whole(0...60)))
      item.gridSpan(row: span).gridStart(column: number, row: first).gridItemAlignment(.fill)
      return item
    }
    return Grid(
      columns: [GridTrack](repeating: .pt(10), count: items.count), rows: tracks,
      spacing: GridSpacing(Double(random.whole(0...4)))
    ) { items }
  }

  @Test("rows are sized as in a new grid, whatever their heights were", arguments: all(0..<200, inDebug: 60))
  func histories(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) + 1_000)
    let grid = rows(UInt64(seed))
    var heights: [Double] = []
    for _ in 0..<12 {
      // Three eighths keep the height away from borders, at which lengths may jump.
      heights.append(Double(random.whole(0...120)) + 0.375)
      let new = rows(UInt64(seed))
      for one in [grid, new] { one.layout(width: 100, height: heights[heights.count - 1]) }
      let frames = grid.children.map(\.frame), expected = new.children.map(\.frame)
      #expect(
        zip(frames, expected).allSatisfy { abs($0.y - $1.y) < 1e-6 && abs($0.height - $1.height) < 1e-6 },
        "heights \(heights): \(frames) instead of \(expected)")
    }
  }
}
