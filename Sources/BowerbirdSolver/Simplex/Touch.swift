/// A row that the step vector moves.
struct Touch: BitwiseCopyable {
  var row: Int32

  /// The speed of a row that is too slow to choose by, and not so slow that it is rounding; 0 of any other.
  var drift: Float = 0

  /// How fast the row's left side changes along the step.
  var speed: Double

  /// The sum of the sizes of what the speed is the sum of.
  var size: Double

  /// Whether the speed is nothing but what is left of speeds that cancel.
  var isRounding: Bool { speed.magnitude <= size * Tolerances.speed }

  /// Takes a speed that is what others leave of each other for 0.
  ///
  /// What may be more than rounding is kept as the drift: over a long way it brings the row to its target all the same.
  @inline(__always)
  mutating func cut() {
    if !isRounding { return }
    drift = speed.magnitude > size * Tolerances.slope ? Float(speed) : 0
    speed = 0
  }

  @inline(__always)
  mutating func add(_ term: Double) {
    speed += term
    size += term.magnitude
  }
}
