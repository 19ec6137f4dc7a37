import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Random rows whose items are tied to each other, against the least solution of the ties.
///
/// A tie says that a width is at least, or exactly, a multiple of another width and a constant. Each width starts at the
/// length of its content and grows until all ties hold, so that the result is the smallest solution.
@Suite struct RandomTiedItemTests {
  private struct Tie {
    let item: Int, other: Int, factor: Double, constant: Double, isEqual: Bool
  }

  @Test func rowsFitFromTheirLeastWidthOn() {
    for seed in UInt64(1)...200 {
      var random = SplitMix64(seed: seed)
      let contents = (0..<Int.random(in: 2...6, using: &random)).map { _ in Double.random(in: 10...80, using: &random) }
      let ties = Self.ties(contents.count, &random)
      guard let widths = Self.leastWidths(contents, ties) else { continue }
      check(contents, ties, widths.reduce(0, +), isNested: random.next() % 2 == 0, "seed \(seed)")
    }
  }

  /// Returns ties from later items to earlier ones, so that no tie depends on its own result.
  private static func ties(_ count: Int, _ random: inout SplitMix64) -> [Tie] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let other = Int.random(in: 0..<count - 1, using: &random)
      return Tie(
        item: Int.random(in: other + 1..<count, using: &random), other: other,
        factor: [0.5, 1, 1, 2].randomElement(using: &random) ?? 1, constant: Double(random.next() % 3) * 8,
        isEqual: random.next() % 2 == 0)
    }
  }

  /// Returns the least widths that satisfy all ties; nil if the widths grow without end.
  private static func leastWidths(_ contents: [Double], _ ties: [Tie]) -> [Double]? {
    var widths = contents
    for _ in 0..<500 {
      let before = widths
      for tie in ties {
        widths[tie.item] = max(widths[tie.item], tie.factor * widths[tie.other] + tie.constant)
        if tie.isEqual { widths[tie.other] = max(widths[tie.other], (widths[tie.item] - tie.constant) / tie.factor) }
      }
      if widths == before { return widths }
    }
    return nil
  }

  private func check(_ contents: [Double], _ ties: [Tie], _ least: Double, isNested: Bool, _ seed: Comment) {
    let host = Box("host"), items = contents.indices.map { Box("item \($0)") }
    for (item, width) in zip(items, contents) { item.intrinsicSize = Size(width: width, height: 10) }
    host.alternatives {
      Alternative("row") {
        Grid.horizontal {
          items[0].auto()
          if isNested {
            Grid.horizontal { for item in items.dropFirst() { item.auto() } }.auto()
          } else {
            for item in items.dropFirst() { item.auto() }
          }
        }
      }
      Alternative("nothing")
    }
    host.constraints {
      for tie in ties {
        if tie.isEqual {
          items[tie.item].widthAnchor == tie.factor * items[tie.other].widthAnchor + tie.constant
        } else {
          items[tie.item].widthAnchor >= tie.factor * items[tie.other].widthAnchor + tie.constant
        }
      }
    }
    for (offset, name) in [(0.001, "row"), (-0.001, "nothing"), (30, "row"), (-least / 2, "nothing")] {
      let report = host.layout(width: least + offset, height: 50)
      #expect(report.problems.isEmpty, seed)
      #expect(host.takenAlternative == name, seed)
    }
  }
}
