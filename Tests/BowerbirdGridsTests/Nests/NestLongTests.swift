import BowerbirdTestSupport
import Testing

/// The laws about nests on ten thousand trees, where they are asked for by name: `swift test -c release --filter NestLongTests`.
@Suite(.enabled(if: CommandLine.arguments.contains { $0.contains("NestLongTests") }))
struct NestLongTests {
  @Test("a leaf in the place of a nest moves nothing", arguments: NestTrials.longBlocks)
  func substitution(block: Int) { NestLaws.substitute(in: block) }

  @Test("trees agree with the arithmetic", arguments: NestTrials.longBlocks)
  func arithmetic(block: Int) { NestLaws.compare(in: block) }

  @Test("edited trees equal fresh ones", arguments: NestTrials.longBlocks)
  func histories(block: Int) { NestLaws.change(in: block, trees: NestTrials.block) }

  /// 500 trees, each in 1,000 widths.
  @Test("every layout has the proved frames", .counting, arguments: NestTrials.longBlocks.prefix(100))
  func proofs(block: Int) { NestLaws.prove(in: block, trees: 5, widths: 1_000) }
}
