import BowerbirdLayout

/// A number of a layout for every size that is looked at: what it is at the lower and at the upper bound of a piece.
///
/// ```swift
/// layout[image].maxX + 8 <= layout[text].minX
/// ```
///
/// Numbers can be added, subtracted, and multiplied with or divided by what is given, and compared with `<=`, `>=` and `==`.
///
/// Comparisons forgive rounding: 2⁻³⁶ (some 1.5·10⁻¹¹) of the numbers that both sides were computed from, which are the extents of
/// the root, the frame and the frames around it. A multiple of a number forgives the same multiple of its rounding.
/// Numbers that a condition gives are taken as they are.
public struct SweptNumber {
  var lower: Double
  var upper: Double

  /// The size of the numbers that this one was computed from; its rounding is a part of that.
  var size: Double

  var text: String

  init(lower: Double, upper: Double, size: Double, text: String) {
    self.lower = lower
    self.upper = upper
    self.size = size
    self.text = text
  }

  func combined(_ other: SweptNumber, _ sign: String, _ combine: (Double, Double) -> Double) -> SweptNumber {
    SweptNumber(
      lower: combine(lower, other.lower), upper: combine(upper, other.upper), size: size + other.size,
      text: "\(text) \(sign) \(other.text)")
  }

  static func constant(_ value: Double) -> SweptNumber {
    SweptNumber(
      lower: value, upper: value, size: value.magnitude * SweepTolerances.given / SweepTolerances.rounding,
      text: decimal(value))
  }
}
