/// A row, and the rate at which its left side changes along the step vector.
struct RowRate: BitwiseCopyable {
  var row: Int32

  /// The rate of a row that moves too slowly for ratio tests, if it is clearly more than rounding; otherwise 0.
  ///
  /// `separateSlowRate()` sets this rate. `rate` is then 0.
  var slowRate: Float = 0

  /// The rate at which the row's left side changes along the step.
  var rate: Double

  /// The sum of the magnitudes of the terms that add up to `rate`.
  var size: Double

  /// A Boolean value that indicates whether `rate` is so small that it may be only the rounding of terms that cancel.
  var isRounding: Bool { rate.magnitude <= size * Tolerances.rate }

  /// A Boolean value that indicates whether the rate is not 0, but so small that it may be rounding or a product of
  /// small coefficients.
  var isFaint: Bool { slowRate != 0 || rate != 0 && rate.magnitude <= size * Tolerances.doubtful }

  /// Sets `rate` to 0 if it is so small that it may be only the rounding of terms that cancel.
  ///
  /// A rate above `Tolerances.slope`, the rounding of a few sums, moves to `slowRate`. Over a long step, even such a
  /// slow row reaches its target.
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
