import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Random trees with wrapping grids in which wishes tie items of different grids, changed step by step.
@Suite struct WrappingWishTests {
  @Test("an edited tree is as a fresh one, wishes and lines included", arguments: NestTrials.blocks)
  func histories(block: Int) {
    for seed in NestTrials.seeds(of: block) {
      var history = NestHistory(seed: 7_000_000 + seed, hasLines: true)
      if let mistake = history.mistake(steps: 5) { Issue.record("\(mistake)") }
    }
  }
}
