import BowerbirdSolver
import Testing

/// A refused call leaves every value as it was, and every later answer as good as if it had not been made.
@Suite struct RefusalLawTests {
  @Test(arguments: 0..<UInt64(30))
  func refusedCallsChangeNoLaterAnswer(seed: UInt64) throws {
    var tempted = try Trial(seed: seed)
    var spared = try Trial(seed: seed)
    for step in 0..<40 {
      do {
        let before = tempted.solver.valueBits
        try tempted.refuse()
        if step % 3 == 0 { try tempted.refuse() }
        #expect(tempted.solver.valueBits == before, "seed \(seed), step \(step)")
      } catch {
        Issue.record("seed \(seed), step \(step): \(error)")
        return
      }
      try tempted.step()
      try spared.step()
      // Among several best points either may have come to another one.
      let errors = tempted.mirror.errors(at: tempted.solver.values)
      if let difference = errors.difference(from: spared.mirror.errors(at: spared.solver.values)) {
        Issue.record("seed \(seed), step \(step): a refused call is still felt: \(difference)")
        return
      }
    }
  }
}
