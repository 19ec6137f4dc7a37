/// A counter of the steps of a loop of exchanges, which makes the loop end on every input.
///
/// At first, the loop makes the choices that usually lead to few exchanges. After many exchanges, the loop becomes
/// careful and uses Bland's rule: in every exchange, the rows with the smallest numbers enter and leave. In exact
/// arithmetic, this rule cannot cycle. A descent, the loop of the primal simplex method, first breaks ties at random,
/// and uses Bland's rule only from the time when it also lowers its precision.
///
/// Rounding can still make two choices contradict each other. After more exchanges, the loop therefore lowers its
/// precision in stages of a fixed number of exchanges, and ends when `isExhausted` is true. So the number of exchanges
/// is bounded.
struct CycleGuard {
  private(set) var steps = 0
  private let patience: Int

  /// Creates a guard for one loop of exchanges.
  ///
  /// - Parameter size: The number of rows. More rows allow more exchanges before the loop becomes careful.
  init(size: Int) {
    patience = 200 + 10 * size
  }

  mutating func countStep() { steps += 1 }

  /// The number of steps that were given up because their pivots were too small.
  private(set) var failures = 0

  mutating func countFailure() { failures += 1 }

  /// A Boolean value that indicates whether steps have failed so often that fresh factors do not help.
  var hasFailed: Bool { failures > 8 }

  /// A Boolean value that indicates whether a descent breaks ties at random, because it has taken many steps.
  ///
  /// Every step uses other random numbers. The row furthest out of bounds still leaves first. If a hundred rows hold
  /// exactly at one point, random tie-breaking ends cycling many times faster than Bland's rule.
  var breaksTiesAtRandom: Bool { steps > patience / 4 && !usesBlandsRule }

  /// A Boolean value that indicates whether a descent chooses by smallest number (Bland), because random tie-breaking
  /// has not helped.
  var usesBlandsRule: Bool { isDesperate }

  /// Returns a Boolean value that indicates whether a row comes before another in the random order of this step.
  func prefers(_ row: Int32, to other: Int32) -> Bool {
    let (first, second) = (number(of: row), number(of: other))
    return first != second ? first < second : row < other
  }

  /// Returns the random number of a row at this step, which is the same in every process.
  private func number(of row: Int32) -> UInt64 {
    var mixed = UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(steps) &* 0xD1B5_4A32_D192_ED03
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A Boolean value that indicates whether a loop over required rows chooses by smallest number (Bland), because it
  /// has taken many steps.
  var isCareful: Bool { steps > patience }

  /// A Boolean value that indicates whether the loop has taken so many steps that it gives up precision.
  ///
  /// From then on, `slackFactor` is 16, and is multiplied by 16 after every further `patience` steps, up to 2²⁰.
  var isDesperate: Bool { steps > 3 * patience }

  /// The multiple of a row's slack that a violation must exceed before the row enters: 1 until the loop gives up
  /// precision.
  ///
  /// The slack is the largest residual that counts as rounding.
  var slackFactor: Double {
    var factor = 1.0
    var limit = 3 * patience
    while steps > limit && factor < 0x1p20 {
      factor *= 16
      limit += patience
    }
    return factor
  }

  /// A Boolean value that indicates whether the loop has taken so many steps that it must end.
  var isExhausted: Bool { steps > 9 * patience }
}
