/// A row that the step vector moves.
struct Touch: BitwiseCopyable {
  var row: Int32

  /// How fast the row's left side changes along the step.
  var speed: Double

  /// The sum of the sizes of what the speed is the sum of.
  var size: Double

  /// Whether the speed is nothing but what is left of speeds that cancel.
  var isRounding: Bool { speed.magnitude <= size * Tolerances.speed }

  @inline(__always)
  mutating func add(_ term: Double) {
    speed += term
    size += term.magnitude
  }
}
