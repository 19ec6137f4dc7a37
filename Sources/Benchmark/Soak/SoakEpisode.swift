import BowerbirdFuzzing
import Foundation

/// One problem of a soak, from its first row to its last comparison.
struct SoakEpisode {
  private var generator: SoakGenerator
  private let options: Soak.Options

  /// What was done so far, comparisons included.
  private(set) var operations: [BowerbirdFuzzing.Operation] = []

  init(generator: SoakGenerator, options: Soak.Options) {
    self.generator = generator
    self.options = options
  }

  /// Performs so many operations.
  ///
  /// - Returns: The first thing that is wrong.
  mutating func run(_ length: Int) -> TrialFailure? {
    var trial = Trial(variables: generator.variables, echo: options.isTracing ? Self.trace : nil)
    for place in 1...max(1, length) {
      operations.append(generator.next(rowsNow: trial.rowCount))
      if place.isMultiple(of: options.compareEvery) || place == length { operations.append(.compare) }
      for operation in operations.suffix(operations.last == .compare ? 2 : 1) {
        do throws(TrialFailure) { try trial.perform(operation) } catch { return error }
      }
    }
    return nil
  }

  /// The calls of a shorter list that fails too, as Swift.
  var shrunkScript: String {
    let shrunk = Trial.shrink(operations, variables: generator.variables)
    return Trial.script(of: shrunk, variables: generator.variables)
  }

  private static let trace: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
