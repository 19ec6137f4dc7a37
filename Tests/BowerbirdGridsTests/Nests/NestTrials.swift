import BowerbirdTestSupport
import Foundation

/// The numbers of random trees in the tests of nests.
///
/// A debug build checks half of them. `swift test -c release --filter NestLongTests` checks ten thousand trees, starting at the seed in the environment variable `BOWERBIRD_SEED`.
enum NestTrials {
  /// The number of trees in a block.
  static let block = 10

  /// The blocks of each test.
  static let blocks = all(0..<12, inDebug: 6)

  /// The blocks of a long run.
  static let longBlocks = 0..<1_000

  /// The first seed.
  static let firstSeed = ProcessInfo.processInfo.environment["BOWERBIRD_SEED"].flatMap { UInt64($0) } ?? 0

  /// Returns the seeds of a block.
  static func seeds(of block: Int) -> Range<UInt64> {
    let first = firstSeed + UInt64(block * Self.block)
    return first..<first + UInt64(Self.block)
  }
}
