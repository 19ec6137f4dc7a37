import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// A refused call changes no value and no later answer, down to the last bit and among any number of equally good answers.
@Suite struct RefusalLawTests {
  @Test("With a look at everything before and after", arguments: all(0..<UInt64(150), inDebug: 50))
  func refusedCallsAreForgotten(seed: UInt64) throws {
    var tempted = try Trial(seed: seed)
    var spared = try Trial(seed: seed)
    for step in 0..<40 {
      let before = tempted.solver.valueBits
      #expect(spared.solver.valueBits == before, "seed \(seed), step \(step)")
      try tempted.refuse()
      if step % 3 == 0 { try tempted.refuse() }
      try #require(tempted.solver.valueBits == before, "seed \(seed), step \(step)")
      try tempted.step()
      try spared.step()
      try #require(tempted.solver.valueBits == spared.solver.valueBits, "seed \(seed), step \(step)")
    }
  }

  @Test("Among calls that have left work to be done", arguments: all(0..<UInt64(150), inDebug: 50))
  func refusedCallsAmongWaitingWork(seed: UInt64) throws {
    var tempted = try Trial(seed: seed, size: seed % 5 == 0 ? 25 : 5)
    var spared = try Trial(seed: seed, size: seed % 5 == 0 ? 25 : 5)
    tempted.looksAroundRefusals = false
    for step in 0..<60 {
      try tempted.refuse()
      try tempted.step()
      try spared.step()
      if step % 3 != 2 { continue }
      try #require(tempted.solver.valueBits == spared.solver.valueBits, "seed \(seed), step \(step)")
      #expect(tempted.changedIndices == spared.changedIndices, "seed \(seed), step \(step)")
    }
  }
}

extension Trial {
  fileprivate var changedIndices: [Int] { solver.changes.map(\.index) }
}
