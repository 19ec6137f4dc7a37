import BowerbirdLayout

/// A number of a layout for every size that is looked at: what it is at the lower and at the upper bound of a piece.
///
/// ```swift
/// layout[image].maxX + 8 <= layout[text].minX
/// ```
///
/// Comparisons forgive rounding: 2⁻³⁶ (some 1.5·10⁻¹¹) of the numbers that both sides were computed from, which are the extents of
/// the root, the frame and the frames around it. A multiple of a number forgives the same multiple of its rounding.
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

  private func combined(_ other: SweptNumber, _ sign: String, _ combine: (Double, Double) -> Double) -> SweptNumber {
    SweptNumber(
      lower: combine(lower, other.lower), upper: combine(upper, other.upper), size: size + other.size,
      text: "\(text) \(sign) \(other.text)")
  }

  private static func constant(_ value: Double) -> SweptNumber {
    SweptNumber(lower: value, upper: value, size: value.magnitude, text: decimal(value))
  }

  /// The sum of two numbers.
  public static func + (left: SweptNumber, right: SweptNumber) -> SweptNumber { left.combined(right, "+", +) }

  /// The number, increased.
  public static func + (left: SweptNumber, right: Double) -> SweptNumber { left + constant(right) }

  /// The difference of two numbers.
  public static func - (left: SweptNumber, right: SweptNumber) -> SweptNumber { left.combined(right, "-", -) }

  /// The number, decreased.
  public static func - (left: SweptNumber, right: Double) -> SweptNumber { left - constant(right) }

  /// A multiple of the number.
  public static func * (left: SweptNumber, right: Double) -> SweptNumber {
    SweptNumber(
      lower: left.lower * right, upper: left.upper * right, size: left.size * right.magnitude,
      text: "(\(left.text)) * \(decimal(right))")
  }

  /// That a number is at most another one.
  public static func <= (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    .atMost(left, right, "\(left.text) <= \(right.text)")
  }

  /// That a number is at most a given one.
  public static func <= (left: SweptNumber, right: Double) -> SweptCondition { left <= constant(right) }

  /// That a number is at least another one.
  public static func >= (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    .atMost(right, left, "\(left.text) >= \(right.text)")
  }

  /// That a number is at least a given one.
  public static func >= (left: SweptNumber, right: Double) -> SweptCondition { left >= constant(right) }

  /// That two numbers are equal.
  public static func == (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    let text = "\(left.text) == \(right.text)"
    return (.atMost(left, right, text) && .atMost(right, left, text)).named(text)
  }

  /// That a number is a given one.
  public static func == (left: SweptNumber, right: Double) -> SweptCondition { left == constant(right) }
}
