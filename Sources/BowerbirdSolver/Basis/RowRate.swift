/// A row, and the rate at which its left side changes along the step vector.
struct RowRate: BitwiseCopyable {
  var row: Int32

  /// The rate if it is too small for ratio tests, but more than rounding; otherwise 0.
  var slowSpeed: Float = 0

  /// The rate at which the row's left side changes along the step.
  var speed: Double

  /// The sum of the magnitudes of the terms that add up to `speed`.
  var size: Double

  /// A Boolean value that indicates whether `speed` is so small that it may be only the rounding of terms that cancel.
  var isRounding: Bool { speed.magnitude <= size * Tolerances.speed }

  /// Sets `speed` to 0 if it may be only the rounding of terms that cancel.
  ///
  /// If `speed` may also be more than rounding, `slowSpeed` stores it. Over a long step, even such a slow row reaches
  /// its target.
  @inline(__always)
  mutating func separateSlowSpeed() {
    if !isRounding { return }
    slowSpeed = speed.magnitude > size * Tolerances.slope ? Float(speed) : 0
    speed = 0
  }

  @inline(__always)
  mutating func add(_ term: Double) {
    speed += term
    size += term.magnitude
  }
}
