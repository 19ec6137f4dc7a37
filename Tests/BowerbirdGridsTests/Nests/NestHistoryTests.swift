import BowerbirdTestSupport
import Testing

/// Trees of all three systems in which items of one stack have wishes about items of another.
///
/// Each wish has a level of its own, so that there is one best answer, whatever was before.
@Suite struct NestHistoryTests {
  @Test("trees that were changed step by step are as those that are made so at once", arguments: NestTrials.blocks)
  func histories(block: Int) { NestLaws.change(in: block, trees: 5) }
}

extension NestLaws {
  static func change(in block: Int, trees: Int) {
    for seed in NestTrials.seeds(of: block).prefix(trees) {
      var history = NestHistory(seed: 2_000_000 + seed)
      if let mistake = history.mistake(steps: 6) { Issue.record("\(mistake)") }
    }
  }
}
