import BowerbirdFuzzing
import BowerbirdTestSupport

/// A soak test: very many random operations on solvers, whose answers are compared repeatedly with fresh solves.
///
/// Each seed is a run of its own: random problems of up to a few hundred rows, one after the other, until the seed's
/// share of the operations is done or a check fails.
struct Soak {
  struct Options {
    var operations = 1_000_000
    var seeds = 20
    var firstSeed = 1

    /// The number of operations between comparisons.
    var compareEvery = 25

    /// The styles of rows.
    var styles = SoakGenerator.Style.usual

    /// The option that selected the styles, preceded by a space; empty for the usual styles.
    var stylesOption = ""

    /// Whether certificates prove every compared answer and every refusal.
    var provesAnswers = true

    /// Whether the solver's invariants are checked after every operation, as in a debug build, rather than at
    /// comparisons only.
    var checksInvariantsAlways = false

    /// Whether to print every call before it is made, because a trap leaves no other trace.
    var isTracing = false
  }

  let options: Options
  let report: Report

  /// Runs every seed.
  ///
  /// - Returns: Whether all checks passed.
  func run() -> Bool {
    var mismatches = 0
    var tally = Tally()
    let share = options.operations / max(1, options.seeds)
    for seed in options.firstSeed..<options.firstSeed + options.seeds {
      report.note("soak: seed \(seed), \(share) operations")
      if !run(seed: seed, operations: share, &tally) { mismatches += 1 }
    }
    report.write(
      "soak: \(share * options.seeds) operations, \(options.seeds) seeds, \(mismatches) of them with mismatches; "
        + "proved: \(tally.answers) answers, \(tally.refusals) refusals")
    return mismatches == 0
  }

  /// The numbers of proved answers and refusals.
  struct Tally {
    var answers = 0
    var refusals = 0
  }

  private func run(seed: Int, operations: Int, _ tally: inout Tally) -> Bool {
    var random = SplitMix64(seed: UInt64(seed))
    var done = 0
    while done < operations {
      let generator = SoakGenerator(SplitMix64(seed: random.next()), options.styles)
      var episode = SoakEpisode(generator: generator, options: options)
      let length = min(operations - done, 200 + random.below(2000))
      let failure = episode.run(length)
      tally.answers += episode.provedAnswers
      tally.refusals += episode.provedRefusals
      if let failure {
        describe(failure, in: episode, seed: seed, operation: done + episode.length)
        return false
      }
      done += length
    }
    return true
  }

  private func describe(_ failure: TrialFailure, in episode: SoakEpisode, seed: Int, operation: Int) {
    let again =
      "--soak \(options.operations / max(1, options.seeds)) --seeds 1 --seed \(seed)"
      + options.stylesOption
    report.write(
      """
      soak: seed \(seed), operation \(operation): \(failure)
      soak: repeat the run with \(again) --compare-every \(options.compareEvery); fewer calls that fail too:
      """)
    report.write(episode.shrunkScript)
  }
}
