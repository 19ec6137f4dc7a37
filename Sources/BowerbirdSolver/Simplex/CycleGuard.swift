/// A counter of the steps of a loop of exchanges, which makes the loop end on every input.
///
/// At first, the loop makes the choices that usually lead to few exchanges. After many exchanges, the loop becomes
/// careful and uses Bland's rule: in every exchange, the rows with the smallest numbers enter and leave. In exact
/// arithmetic, this rule cannot cycle. A descent, the loop of the primal simplex method, first breaks ties at random,
/// and uses Bland's rule only after three times as many exchanges as other loops.
///
/// With rounding, a loop may cycle even under Bland's rule. After more exchanges, the loop over required rows therefore
/// accepts larger and larger violations as rounding, and every loop ends when `isExhausted` is true. So the number of
/// exchanges is bounded.
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

  /// The number of steps whose exchanges were not made, because the pivots were too small.
  private(set) var failures = 0

  mutating func countFailure() { failures += 1 }

  /// A Boolean value that indicates whether so many steps have failed that building the factors again does not help.
  var hasFailed: Bool { failures > 8 }

  /// A Boolean value that indicates whether a descent breaks ties at random, because it has taken many steps.
  ///
  /// Only the choice among breakpoints at the same distance is random, and every step uses other random numbers. If a
  /// hundred rows hold exactly at one point, random tie-breaking ends cycling many times faster than Bland's rule.
  var breaksTiesAtRandom: Bool { steps > patience / 4 && !usesBlandsRule }

  /// A Boolean value that indicates whether a descent chooses by Bland's rule, because random tie-breaking has not
  /// helped.
  var usesBlandsRule: Bool { isDesperate }

  /// Returns a Boolean value that indicates whether a row comes before another in the random order of this step.
  func prefers(_ row: Int32, to other: Int32) -> Bool {
    let (first, second) = (number(of: row), number(of: other))
    return first != second ? first < second : row < other
  }

  /// Returns a pseudorandom number for a row at this step.
  ///
  /// The number is the same in every process.
  private func number(of row: Int32) -> UInt64 {
    var mixed = UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(steps) &* 0xD1B5_4A32_D192_ED03
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A Boolean value that indicates whether a loop over required rows chooses by Bland's rule, because the loop has
  /// taken many steps.
  var isCareful: Bool { steps > patience }

  /// A Boolean value that indicates whether the loop has taken so many steps that it gives up precision.
  ///
  /// When the value becomes true, `slackFactor` becomes 16. After every further `patience` steps, `slackFactor` is
  /// multiplied by 16 again, up to 2²⁰.
  var isDesperate: Bool { steps > 3 * patience }

  /// The multiple of a required row's slack above which its violation makes the row enter the basis.
  ///
  /// The slack is the largest residual that counts as rounding. The factor is 1 until `isDesperate` is true.
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
