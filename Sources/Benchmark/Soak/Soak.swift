import BowerbirdFuzzing

/// Very many random operations, compared with fresh solves again and again.
///
/// Each seed is a run of its own: problems of 5 to 200 rows, one after the other, until its share of the operations is
/// spent or something is wrong.
struct Soak {
  struct Options {
    var operations = 1_000_000
    var seeds = 20
    var firstSeed = 1

    /// A comparison comes after so many operations.
    var compareEvery = 25

    /// Whether the rows are such as nobody writes who means well.
    var isHostile = false

    /// Whether to print every call before it is made: a trap leaves no other trace.
    var isTracing = false
  }

  let options: Options
  let report: Report

  /// Runs every seed.
  ///
  /// - Returns: Whether nothing was wrong.
  func run() -> Bool {
    var mismatches = 0
    let share = options.operations / max(1, options.seeds)
    for seed in options.firstSeed..<options.firstSeed + options.seeds {
      report.note("soak: seed \(seed), \(share) operations")
      if !run(seed: seed, operations: share) { mismatches += 1 }
    }
    report.write(
      "soak: \(share * options.seeds) operations, \(options.seeds) seeds, \(mismatches) of them with mismatches")
    return mismatches == 0
  }

  private func run(seed: Int, operations: Int) -> Bool {
    var random = SplitMix64(seed: UInt64(seed))
    var done = 0
    while done < operations {
      let generator = SoakGenerator(SplitMix64(seed: random.next()), styles)
      var episode = SoakEpisode(generator: generator, options: options)
      let length = min(operations - done, 200 + random.below(2000))
      if let failure = episode.run(length) {
        describe(failure, in: episode, seed: seed, operation: done + episode.length)
        return false
      }
      done += length
    }
    return true
  }

  private var styles: [SoakGenerator.Style] {
    options.isHostile ? SoakGenerator.Style.hostile : SoakGenerator.Style.usual
  }

  private func describe(_ failure: TrialFailure, in episode: SoakEpisode, seed: Int, operation: Int) {
    let again =
      "--soak \(options.operations / max(1, options.seeds)) --seeds 1 --seed \(seed)"
      + (options.isHostile ? " --hostile" : "")
    report.write(
      """
      soak: seed \(seed), operation \(operation): \(failure)
      soak: again with \(again) --compare-every \(options.compareEvery); shrunk:
      """)
    report.write(episode.shrunkScript)
  }
}
