/// A whole trial.
struct TrialRun {
  var steps = 200
  var stepsBetweenComparisons = 5
  var size = 8
  var makesRefusedCalls = true
  var forks = true

  /// Runs the trial of a seed, and returns the first failure, or nil.
  func failure(seed: UInt64) -> String? {
    var step = -1
    do {
      var trial = try Trial(seed: seed, size: size)
      try trial.compareWithFresh()
      while step < steps {
        step += 1
        try trial.step()
        if makesRefusedCalls, step % 7 == 3 { try trial.refuse() }
        if forks, step % 31 == 30 { trial.continueAsFork() }
        if step % stepsBetweenComparisons == 0 { try trial.compareWithFresh() }
      }
      try trial.compareWithFresh()
      return nil
    } catch {
      return "seed \(seed), step \(step): \(error)"
    }
  }

  /// Returns a hash of the bits of all values after every step.
  func digest(seed: UInt64) throws -> UInt64 {
    var digest = Digest()
    var trial = try Trial(seed: seed, size: size)
    for _ in 0..<steps {
      try trial.step()
      for bits in trial.solver.valueBits { digest.add(bits) }
      for variable in trial.solver.changes { digest.add(UInt64(variable.index)) }
    }
    return digest.value
  }
}
