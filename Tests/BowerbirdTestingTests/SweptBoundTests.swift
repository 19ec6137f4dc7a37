import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

/// The places at which segments end, and the tolerances there.
@Suite("Bounds of segments", .listening)
struct SweptBoundTests {
  @Test("repeated tracks begin at whole widths", arguments: [0, 10])
  func repeatedTracks(gap: Int) {
    let boxes = (0..<6).map { Box("box \($0)") }
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(100), .fr(1)))], spacing: GridSpacing(Double(gap))) { boxes }
    grid.layout(width: 300, height: 100)
    // n columns take n · 100 + (n - 1) · gap.
    let expected = (2...6).map { Double($0 * 100 + ($0 - 1) * gap) }
    #expect(grid.sweep(\.width, over: 100...690).breakpoints == expected)
  }

  @Test("repeated tracks are never too short, however small the grid is", arguments: [1e-3, 0.1, 1, 100, 1e5])
  func repeatedTracksOfAnySize(least: Double) {
    let boxes = (0..<3).map { Box("box \($0)") }
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(least), .fr(1)))], spacing: 0) { boxes }
    forEverySize(of: grid, widths: least...(4 * least), heights: [least]) { layout in
      for box in boxes { layout[box].width >= least }
    }
    let told = failures {
      forEverySize(of: grid, widths: least...(4 * least), heights: [least]) { $0[boxes[0]].width >= 1.0001 * least }
    }
    #expect(told.count == 1)
  }

  @Test("sampled segments leave no gaps", arguments: all(0..<3, inDebug: 1))
  func gaps(seed: Int) {
    let grid = Grid.vertical { (0..<2).map { measured(seed: seed, index: $0).auto() } }
    grid.layout(width: 300, height: 300)
    let sweep = grid.sweep(\.width, over: 100...200)
    #expect(!sweep.isProved)
    #expect(sweep.segments.first?.range.lowerBound == 100 && sweep.segments.last?.range.upperBound == 200)
    for (one, next) in zip(sweep.segments, sweep.segments.dropFirst()) {
      #expect(one.range.upperBound == next.range.lowerBound, "seed \(seed)")
    }
  }

  /// A box as high as a number of lines that shrinks step by step as it gets wider.
  private func measured(seed: Int, index: Int) -> Box {
    let box = Box("measured \(index)"), area = Double(9_000 + 700 * seed + 1_300 * index)
    box.measure = { proposed in
      let width = min(proposed.width, area)
      return Measurement(size: Size(width: width, height: (area / max(1, width)).rounded(.up)))
    }
    return box
  }

  @Test("constants in a condition are exact, so large ones add no tolerance")
  func givenNumbers() {
    let page = Box("page"), inner = Box("inner")
    page.add(inner)
    page.constraints { page in
      inner.leadingTopAnchor == page.leadingTopAnchor
      inner.widthAnchor == page.widthAnchor + 0.01
      inner.heightAnchor == page.heightAnchor
    }
    let told = failures {
      forEverySize(of: page, widths: 100...200, heights: [100]) { layout in
        layout[inner].width + 1e9 <= layout[page].width + 1e9
      }
    }
    #expect(told.count == 1)
  }
}
