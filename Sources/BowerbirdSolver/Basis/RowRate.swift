/// A row that the step vector moves.
struct RowRate: BitwiseCopyable {
  var row: Int32

  /// The speed of a row that is too slow for ratio tests and too fast to be rounding; 0 for any other row.
  var slowSpeed: Float = 0

  /// How fast the row's left side changes along the step.
  var speed: Double

  /// The sum of the sizes of what the speed is the sum of.
  var size: Double

  /// Whether the speed is nothing but what is left of speeds that cancel.
  var isRounding: Bool { speed.magnitude <= size * Tolerances.speed }

  /// Sets a speed to 0 if it is only the rest of speeds that cancel.
  ///
  /// A rest that may be more than rounding becomes the slow speed, because over a long way it brings the row to its target.
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
