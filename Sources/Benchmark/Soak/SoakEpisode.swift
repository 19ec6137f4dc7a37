import BowerbirdFuzzing
import Foundation

/// One random problem of a soak test, from its first row to its last comparison with a fresh solver.
struct SoakEpisode {
  private var generator: SoakGenerator
  private let options: Soak.Options

  private var trial: Trial

  init(generator: SoakGenerator, options: Soak.Options) {
    self.generator = generator
    self.options = options
    trial = Trial(
      variables: generator.variables, provesAnswers: options.provesAnswers,
      echo: options.isTracing ? Self.trace : nil)
  }

  /// Performs a number of operations.
  ///
  /// - Returns: The first failure, or nil.
  mutating func run(_ length: Int) -> TrialFailure? {
    do throws(TrialFailure) {
      for index in 1...max(1, length) {
        try trial.perform(generator.next(rowsNow: trial.rowCount))
        if options.checksInvariantsAlways { trial.checkInvariants() }
        if index.isMultiple(of: options.compareEvery) || index == length { try trial.perform(.compare) }
      }
      return nil
    } catch {
      return error
    }
  }

  /// The number of operations that were performed, comparisons included.
  var length: Int { trial.performed.count }

  var provedAnswers: Int { trial.provedAnswers }
  var provedRefusals: Int { trial.provedRefusals }

  /// Swift code with the calls of a shorter list of operations that also fails.
  var shrunkScript: String {
    let shrunk = Trial.shrink(trial.performed, variables: generator.variables)
    return Trial.script(of: shrunk, variables: generator.variables)
  }

  private static let trace: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
