import BowerbirdTestSupport
import Testing

/// The laws about nests on ten thousand trees, where they are asked for by name: `swift test -c release --filter NestLongTests`.
@Suite(.enabled(if: CommandLine.arguments.contains { $0.contains("NestLongTests") }))
struct NestLongTests {
  @Test("a leaf in the place of a nest moves nothing", arguments: NestTrials.longBlocks)
  func substitution(block: Int) { NestLaws.substitute(in: block) }

  @Test("trees are what the arithmetic says", arguments: NestTrials.longBlocks)
  func arithmetic(block: Int) { NestLaws.compare(in: block) }
}
