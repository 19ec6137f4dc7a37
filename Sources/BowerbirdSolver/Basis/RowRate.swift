/// A row, and the rate at which its left side changes along the step vector.
struct RowRate: BitwiseCopyable {
  var row: Int32

  /// The rate if it is too small for ratio tests, but more than rounding; otherwise 0.
  var slowRate: Float = 0

  /// The rate at which the row's left side changes along the step.
  var rate: Double

  /// The sum of the magnitudes of the terms that add up to `rate`.
  var size: Double

  /// A Boolean value that indicates whether `rate` is so small that it may be only the rounding of terms that cancel.
  var isRounding: Bool { rate.magnitude <= size * Tolerances.rate }

  /// Sets `rate` to 0 if it may be only the rounding of terms that cancel.
  ///
  /// If `rate` may also be more than rounding, `slowRate` stores it. Over a long step, even such a slow row reaches
  /// its target.
  @inline(__always)
  mutating func separateSlowRate() {
    if !isRounding { return }
    slowRate = rate.magnitude > size * Tolerances.slope ? Float(rate) : 0
    rate = 0
  }

  @inline(__always)
  mutating func add(_ term: Double) {
    rate += term
    size += term.magnitude
  }
}
