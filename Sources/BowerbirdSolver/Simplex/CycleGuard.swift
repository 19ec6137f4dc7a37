/// Watches over a loop of exchanges, so that it ends on every input.
///
/// A loop starts bold, taking the steepest choice. Where it does not get on it becomes careful and takes the choice of
/// smallest number at both ends of every exchange, which in exact arithmetic cannot cycle (Bland). Rounding can still make
/// two choices contradict each other; so after as many careful exchanges the loop asks for less and less precision, and at
/// last is exhausted. A descent draws lots before it goes by numbers. Every stage has a fixed length, so the number of exchanges
/// is bounded.
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

  /// A descent that does not get on breaks its ties by lot, by another one at each step, and lets go first of what is furthest out
  /// of bounds.
  ///
  /// No circle survives lots for long, and where a hundred rows meet in one point they get on many times faster than numbers.
  var drawsLots: Bool { steps > patience / 4 && !goesByNumber }

  /// A descent that lots have not helped takes the smallest numbers (Bland).
  var goesByNumber: Bool { isDesperate }

  /// Whether the lot of one row is smaller than that of another.
  func prefers(_ row: Int32, to other: Int32) -> Bool {
    let (lot, otherLot) = (lot(of: row), lot(of: other))
    return lot != otherLot ? lot < otherLot : row < other
  }

  /// The lot of a row at this step, the same in every process.
  private func lot(of row: Int32) -> UInt64 {
    var mixed = UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(steps) &* 0xD1B5_4A32_D192_ED03
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
