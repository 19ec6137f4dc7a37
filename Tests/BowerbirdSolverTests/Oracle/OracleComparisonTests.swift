import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// The solver against the oracle on random tiny problems; a failure names the seed of its problem.
@Suite struct OracleComparisonTests {
  static let problemsPerBlock: UInt64 = 1000

  @Test("One row at a time, then one row less", arguments: all(0..<UInt64(8), inDebug: 3))
  func oneByOne(_ block: UInt64) throws {
    for seed in seeds(block) {
      var random = SplitMix64(seed: seed)
      let rows = TinyProblem.random(&random)
      let unit = random.pick([1, 0.125, 100])
      var session = TinySession(variableCount: rows[0].coefficients.count, unit: unit)
      for row in rows {
        if let failure = session.add(row) { Issue.record("seed \(seed): \(failure)") }
      }
      if let failure = session.compare() { Issue.record("seed \(seed): \(failure)") }
      if let failure = session.remove(at: random) ?? session.compare() {
        Issue.record("seed \(seed), after a removal: \(failure)")
      }
    }
  }

  @Test("All rows at once", arguments: 0..<UInt64(4))
  func batch(_ block: UInt64) {
    for seed in seeds(block + 100) {
      var random = SplitMix64(seed: seed)
      let rows = TinyProblem.random(&random)
      var session = TinySession(variableCount: rows[0].coefficients.count, unit: 1)
      if let failure = session.add(rows) ?? session.compare() { Issue.record("seed \(seed): \(failure)") }
    }
  }

  private func seeds(_ block: UInt64) -> Range<UInt64> {
    block * Self.problemsPerBlock..<(block + 1) * Self.problemsPerBlock
  }
}
