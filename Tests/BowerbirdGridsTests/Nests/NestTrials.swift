import BowerbirdTestSupport
import Foundation

/// How many random trees each test of nests looks at.
///
/// A debug build takes some ten seconds for all of them. `swift test -c release --filter NestLongTests` looks at ten thousand,
/// from the seed on that the environment variable `BOWERBIRD_SEED` names.
enum NestTrials {
  /// How many trees a test looks at in one go.
  static let block = 10

  /// Of every test of the suite.
  static let blocks = 0..<12

  /// Of a long run.
  static let longBlocks = 0..<1_000

  /// The first seed.
  static let firstSeed = ProcessInfo.processInfo.environment["BOWERBIRD_SEED"].flatMap { UInt64($0) } ?? 0

  /// The seeds of a block.
  static func seeds(of block: Int) -> Range<UInt64> {
    let first = firstSeed + UInt64(block * Self.block)
    return first..<first + UInt64(Self.block)
  }
}
