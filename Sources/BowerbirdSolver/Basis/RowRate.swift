/// The speed of a row along the step vector.
struct RowRate: BitwiseCopyable {
  var row: Int32

  /// The speed if it is too small for ratio tests and too large to be rounding only, otherwise 0.
  var slowSpeed: Float = 0

  /// The rate at which the row's left side changes along the step.
  var speed: Double

  /// The sum of the magnitudes of the speed's terms.
  var size: Double

  /// A Boolean value that indicates whether the speed may be only the rounding of terms that cancel.
  var isRounding: Bool { speed.magnitude <= size * Tolerances.speed }

  /// Sets the speed to 0 if it may be the rounding of terms that cancel.
  ///
  /// If the speed may also be more than rounding, `slowSpeed` keeps it. Over a long step, even such a speed brings the
  /// row to its target.
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
