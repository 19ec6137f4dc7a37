import BowerbirdLayout

/// Sums and multiples of numbers of a layout.
extension SweptNumber {
  /// Returns the sum of two numbers.
  public static func + (left: SweptNumber, right: SweptNumber) -> SweptNumber { left.combined(right, "+", +) }

  /// Returns the difference of two numbers.
  public static func - (left: SweptNumber, right: SweptNumber) -> SweptNumber { left.combined(right, "-", -) }

  /// Returns the number with its sign reversed.
  public static prefix func - (number: SweptNumber) -> SweptNumber { number * -1.0 }

  /// Returns the number multiplied by a constant.
  public static func * (left: SweptNumber, right: Double) -> SweptNumber {
    SweptNumber(left.values.map { $0 * right }, size: left.size * right.magnitude) {
      "(\(left.text())) * \(written(right))"
    }
  }

  /// Returns the number divided by a constant.
  public static func / (left: SweptNumber, right: Double) -> SweptNumber {
    SweptNumber(left.values.map { $0 / right }, size: left.size / right.magnitude) {
      "(\(left.text())) / \(written(right))"
    }
  }

  /// Returns the sum of the number and a constant.
  public static func + (left: SweptNumber, right: Double) -> SweptNumber { left + constant(right) }

  /// Returns the sum of a constant and the number.
  public static func + (left: Double, right: SweptNumber) -> SweptNumber { constant(left) + right }

  /// Returns the number minus a constant.
  public static func - (left: SweptNumber, right: Double) -> SweptNumber { left - constant(right) }

  /// Returns a constant minus the number.
  public static func - (left: Double, right: SweptNumber) -> SweptNumber { constant(left) - right }

  /// Returns the number multiplied by a constant.
  public static func * (left: Double, right: SweptNumber) -> SweptNumber { right * left }

  /// Returns the sum of the number and a constant.
  public static func + (left: SweptNumber, right: Int) -> SweptNumber { left + constant(Double(right)) }

  /// Returns the sum of a constant and the number.
  public static func + (left: Int, right: SweptNumber) -> SweptNumber { constant(Double(left)) + right }

  /// Returns the number minus a constant.
  public static func - (left: SweptNumber, right: Int) -> SweptNumber { left - constant(Double(right)) }

  /// Returns a constant minus the number.
  public static func - (left: Int, right: SweptNumber) -> SweptNumber { constant(Double(left)) - right }

  /// Returns the number multiplied by a constant.
  public static func * (left: Int, right: SweptNumber) -> SweptNumber { right * Double(left) }

  /// Returns the number multiplied by a constant.
  public static func * (left: SweptNumber, right: Int) -> SweptNumber { left * Double(right) }

  /// Returns the number divided by a constant.
  public static func / (left: SweptNumber, right: Int) -> SweptNumber { left / Double(right) }
}
