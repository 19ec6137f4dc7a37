import BowerbirdTestSupport
import Foundation
import Testing

/// The laws of subgrids, with random tables in random surroundings.
///
/// `BOWERBIRD_SEED=0 BOWERBIRD_COUNT=5000 swift test -c release --filter SubgridLawTests` checks more tables than a
/// debug build.
@Suite struct SubgridLawTests {
  /// The number of tables in a block.
  private static let block = count / 8

  private static let first = number("BOWERBIRD_SEED") ?? 0
  private static let count = number("BOWERBIRD_COUNT") ?? 64

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test(
    "subgrids lay out their items as a flat grid does, after any resize and edit",
    arguments: all(0..<8 as Range<UInt64>, inDebug: 4))
  func tables(block: UInt64) {
    let first = Self.first + block * Self.block
    for seed in first..<first + Self.block {
      var trial = TableTrial(seed: seed)
      trial.run()
      for failure in trial.failures { Issue.record("seed \(seed): \(failure)") }
    }
  }

  @Test(
    "a subgrid with items that choose has the frames of a new one, in any size and after any size",
    arguments: all(0..<8 as Range<UInt64>, inDebug: 4))
  func sizes(block: UInt64) {
    let first = Self.first + block * Self.block * 4
    for seed in first..<first + Self.block * 4 {
      var history = SubgridHistory(seed: seed)
      if let failure = history.failure() { Issue.record("seed \(seed): \(failure)") }
    }
  }
}
