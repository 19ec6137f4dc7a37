import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Freedom in problems whose coefficients differ by large factors, compared with an exact tableau.
@Suite struct ScaledFreedomTests {
  static let historiesPerBlock: UInt64 = 100

  @Test("The free variables are those that optima leave undetermined", arguments: all(0..<UInt64(8), inDebug: 3))
  func undetermined(block: UInt64) throws {
    for seed in block * Self.historiesPerBlock..<(block + 1) * Self.historiesPerBlock {
      for sizes in [[0.01, 1, 100], [0.001, 0.01, 0.1, 1, 10, 100, 1000]] {
        var history = ScaledHistory(seed: seed, sizes: sizes)
        for _ in 0..<4 + seed % 12 { try history.step() }
        if let flaw = history.flaw() { Issue.record("seed \(seed), \(sizes): \(flaw)") }
      }
    }
  }

  /// In each of these histories, one step of the search met numbers that are no larger than rounding.
  @Test("Histories that once listed too few or too many variables", arguments: [455, 472, 563, 739, 5865, 6959, 13024])
  func formerMistakes(seed: UInt64) throws {
    var history = ScaledHistory(seed: seed, sizes: [0.001, 0.01, 0.1, 1, 10, 100, 1000])
    for _ in 0..<4 + seed % 12 { try history.step() }
    #expect(history.flaw() == nil)
  }

  @Test("A rate has no rounding of removed rows")
  func rateAfterRemovals() throws {
    var history = ScaledHistory(seed: 117_011, sizes: [0.01, 1, 100])
    for _ in 0..<4 + 117_011 % 12 { try history.step() }
    #expect(history.flaw() == nil)
  }

  // MARK: - The oracle

  @Test func `the tableau against problems solved by hand`() {
    func undetermined(_ rows: [Row]) -> Set<Int>? {
      ExactTableau.undetermined(rows.map { $0.problemRow }, variableCount: 3)
    }
    #expect(undetermined([]) == [0, 1, 2])
    // x + y == 10 with x, y >= 0, and z == 1.
    let sum = [
      Row([(0, 1), (1, 1)], -10, .equal), Row([(0, 1)], 0, .greaterOrEqual), Row([(1, 1)], 0, .greaterOrEqual),
      Row([(2, 1)], -1, .equal),
    ]
    #expect(undetermined(sum) == [0, 1])
    #expect(undetermined(sum + [Row([(0, 0.01)], -3, .equal, priority: 250)]) == [])
    // Between two equal wishes, every value costs the same. A third, weaker wish decides.
    let tie = [Row([(2, 1)], 0, .equal, priority: 500), Row([(2, 1)], -10, .equal, priority: 500)]
    #expect(undetermined(tie) == [0, 1, 2])
    #expect(undetermined(tie + [Row([(2, 1)], -4, .equal, priority: 250)]) == [0, 1])
    #expect(undetermined([Row([(0, 1)], 1, .equal), Row([(0, 1)], 2, .equal)]) == nil)
  }
}
