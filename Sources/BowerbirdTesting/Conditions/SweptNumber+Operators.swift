import BowerbirdLayout

/// Sums and multiples of numbers of a layout.
extension SweptNumber {
  /// The sum of two numbers.
  public static func + (left: SweptNumber, right: SweptNumber) -> SweptNumber { left.combined(right, "+", +) }

  /// The difference of two numbers.
  public static func - (left: SweptNumber, right: SweptNumber) -> SweptNumber { left.combined(right, "-", -) }

  /// The number with its sign reversed.
  public static prefix func - (number: SweptNumber) -> SweptNumber { number * -1.0 }

  /// A multiple of the number.
  public static func * (left: SweptNumber, right: Double) -> SweptNumber {
    SweptNumber(
      lower: left.lower * right, upper: left.upper * right, size: left.size * right.magnitude,
      text: "(\(left.text)) * \(decimal(right))")
  }

  /// A part of the number.
  public static func / (left: SweptNumber, right: Double) -> SweptNumber {
    SweptNumber(
      lower: left.lower / right, upper: left.upper / right, size: left.size / right.magnitude,
      text: "(\(left.text)) / \(decimal(right))")
  }

  /// The number, increased.
  public static func + (left: SweptNumber, right: Double) -> SweptNumber { left + constant(right) }

  /// The number, increased.
  public static func + (left: Double, right: SweptNumber) -> SweptNumber { constant(left) + right }

  /// The number, decreased.
  public static func - (left: SweptNumber, right: Double) -> SweptNumber { left - constant(right) }

  /// What the number leaves of a given one.
  public static func - (left: Double, right: SweptNumber) -> SweptNumber { constant(left) - right }

  /// A multiple of the number.
  public static func * (left: Double, right: SweptNumber) -> SweptNumber { right * left }

  /// The number, increased.
  public static func + (left: SweptNumber, right: Int) -> SweptNumber { left + constant(Double(right)) }

  /// The number, increased.
  public static func + (left: Int, right: SweptNumber) -> SweptNumber { constant(Double(left)) + right }

  /// The number, decreased.
  public static func - (left: SweptNumber, right: Int) -> SweptNumber { left - constant(Double(right)) }

  /// What the number leaves of a given one.
  public static func - (left: Int, right: SweptNumber) -> SweptNumber { constant(Double(left)) - right }

  /// A multiple of the number.
  public static func * (left: Int, right: SweptNumber) -> SweptNumber { right * Double(left) }

  /// A multiple of the number.
  public static func * (left: SweptNumber, right: Int) -> SweptNumber { left * Double(right) }

  /// A part of the number.
  public static func / (left: SweptNumber, right: Int) -> SweptNumber { left / Double(right) }
}
