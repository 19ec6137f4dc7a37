import Testing

/// However a solver came to its rows, it is as good as one that starts from them: a short soak.
@Suite struct IncrementalLawTests {
  @Test("Random calls against fresh solves", arguments: 0..<UInt64(20))
  func soak(seed: UInt64) {
    let failure = TrialRun(steps: 200).failure(seed: seed)
    #expect(failure == nil)
  }

  @Test("Many small trials, compared after every call", arguments: 0..<UInt64(10))
  func manySmallTrials(block: UInt64) {
    let run = TrialRun(steps: 12, stepsBetweenComparisons: 1, size: 3)
    for seed in 1000 + block * 12..<1000 + (block + 1) * 12 {
      let failure = run.failure(seed: seed)
      #expect(failure == nil)
    }
  }

  #if !DEBUG
    @Test("A longer soak where nothing else checks", arguments: 100..<UInt64(120))
    func longSoak(seed: UInt64) {
      let failure = TrialRun(steps: 2500, stepsBetweenComparisons: 10, size: 20).failure(seed: seed)
      #expect(failure == nil)
    }
  #endif
}
