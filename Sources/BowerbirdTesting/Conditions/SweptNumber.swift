import BowerbirdLayout

/// A number of a layout as an affine function of the swept extent, given by its values at both bounds of a segment.
///
/// ```swift
/// layout[image].maxX + 8 <= layout[text].minX
/// ```
///
/// Numbers can be added, subtracted, multiplied or divided by constants, and compared with `<=`, `>=` and `==`.
///
/// Comparisons allow for rounding: 2⁻³⁶ (about 1.5·10⁻¹¹) of the numbers that both sides were computed from. These are
/// the extents of the root, the frame, and the frames around it. A multiple of a number has the same multiple of its
/// tolerance. Constants in a condition are taken as exact.
public struct SweptNumber {
  var lower: Double
  var upper: Double

  /// The magnitude of the numbers that this one was computed from; its tolerance is proportional to it.
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
