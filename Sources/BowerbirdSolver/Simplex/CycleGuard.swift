/// Watches over a loop of exchanges, so that it ends on every input.
///
/// A loop starts bold, taking the steepest choice. Where it does not get on it becomes careful and takes the choice of
/// smallest number at both ends of every exchange, which in exact arithmetic cannot cycle (Bland). Rounding can still make
/// two choices contradict each other; so after as many careful exchanges the loop asks for less and less precision, and at
/// last is exhausted. Every stage has a fixed length, so the number of exchanges is bounded.
struct CycleGuard {
  private(set) var steps = 0
  private let patience: Int

  /// - Parameter size: The number of rows, a measure for how many exchanges are not suspicious.
  init(size: Int) {
    patience = 200 + 10 * size
  }

  mutating func countStep() { steps += 1 }

  /// Steps that came to nothing because their pivots were too small.
  private(set) var failures = 0

  mutating func countFailure() { failures += 1 }

  /// So many failures are not cured by fresh factors.
  var hasFailed: Bool { failures > 8 }

  var isCareful: Bool { steps > patience }

  /// From here on precision is given up, sixteenfold each time.
  var isDesperate: Bool { steps > 3 * patience }

  var slackFactor: Double {
    var factor = 1.0
    var limit = 3 * patience
    while steps > limit && factor < 0x1p20 {
      factor *= 16
      limit += patience
    }
    return factor
  }

  var isExhausted: Bool { steps > 9 * patience }
}
