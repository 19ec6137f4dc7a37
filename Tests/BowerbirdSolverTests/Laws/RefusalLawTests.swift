import BowerbirdSolver
import Testing

/// A refused call leaves every later answer as if it had not been made.
@Suite struct RefusalLawTests {
  @Test(arguments: 0..<UInt64(30))
  func refusedCallsChangeNoLaterAnswer(seed: UInt64) throws {
    var tempted = try Trial(seed: seed)
    var spared = try Trial(seed: seed)
    for step in 0..<40 {
      // Both are read at the same times, because reading is a call too.
      #expect(tempted.solver.valueBits == spared.solver.valueBits, "seed \(seed), step \(step)")
      do {
        try tempted.refuse()
        if step % 3 == 0 { try tempted.refuse() }
      } catch {
        Issue.record("seed \(seed), step \(step): \(error)")
        return
      }
      try tempted.step()
      try spared.step()
      guard tempted.solver.valueBits == spared.solver.valueBits else {
        Issue.record("seed \(seed), step \(step): a refused call is still felt")
        return
      }
    }
  }
}
