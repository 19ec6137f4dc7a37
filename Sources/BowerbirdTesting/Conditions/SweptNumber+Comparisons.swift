/// Comparisons of numbers of a layout; each comparison allows for rounding.
extension SweptNumber {
  /// Returns the condition that the left number is at most the right number.
  public static func <= (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    .atMost(left, right) { "\(left.text()) <= \(right.text())" }
  }

  /// Returns the condition that the left number is at least the right number.
  public static func >= (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    .atMost(right, left) { "\(left.text()) >= \(right.text())" }
  }

  /// Returns the condition that two numbers are equal, except for rounding.
  public static func == (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    let text = { "\(left.text()) == \(right.text())" }
    return (.atMost(left, right, text) && .atMost(right, left, text)).named(lazily: text)
  }

  /// Returns the condition that a number is at most a constant.
  public static func <= (left: SweptNumber, right: Double) -> SweptCondition { left <= constant(right) }

  /// Returns the condition that a number is at least a constant.
  public static func <= (left: Double, right: SweptNumber) -> SweptCondition { constant(left) <= right }

  /// Returns the condition that a number is at least a constant.
  public static func >= (left: SweptNumber, right: Double) -> SweptCondition { left >= constant(right) }

  /// Returns the condition that a number is at most a constant.
  public static func >= (left: Double, right: SweptNumber) -> SweptCondition { constant(left) >= right }

  /// Returns the condition that a number equals a constant, except for rounding.
  public static func == (left: SweptNumber, right: Double) -> SweptCondition { left == constant(right) }

  /// Returns the condition that a number is at most a constant.
  public static func <= (left: SweptNumber, right: Int) -> SweptCondition { left <= constant(Double(right)) }

  /// Returns the condition that a number is at least a constant.
  public static func <= (left: Int, right: SweptNumber) -> SweptCondition { constant(Double(left)) <= right }

  /// Returns the condition that a number is at least a constant.
  public static func >= (left: SweptNumber, right: Int) -> SweptCondition { left >= constant(Double(right)) }

  /// Returns the condition that a number is at most a constant.
  public static func >= (left: Int, right: SweptNumber) -> SweptCondition { constant(Double(left)) >= right }

  /// Returns the condition that a number equals a constant, except for rounding.
  public static func == (left: SweptNumber, right: Int) -> SweptCondition { left == constant(Double(right)) }
}

/// Strict comparisons, which are unavailable: rounding decides which of two equal numbers is larger.
extension SweptNumber {
  /// Unavailable: write `<=`.
  @available(*, unavailable, message: "numbers are compared up to rounding, so no inequality is strict: write <=")
  public static func < (left: SweptNumber, right: SweptNumber) -> SweptCondition { left <= right }

  /// Unavailable: write `<=`.
  @available(*, unavailable, message: "numbers are compared up to rounding, so no inequality is strict: write <=")
  public static func < (left: SweptNumber, right: Double) -> SweptCondition { left <= right }

  /// Unavailable: write `<=`.
  @available(*, unavailable, message: "numbers are compared up to rounding, so no inequality is strict: write <=")
  public static func < (left: SweptNumber, right: Int) -> SweptCondition { left <= right }

  /// Unavailable: write `>=`.
  @available(*, unavailable, message: "numbers are compared up to rounding, so no inequality is strict: write >=")
  public static func > (left: SweptNumber, right: SweptNumber) -> SweptCondition { left >= right }

  /// Unavailable: write `>=`.
  @available(*, unavailable, message: "numbers are compared up to rounding, so no inequality is strict: write >=")
  public static func > (left: SweptNumber, right: Double) -> SweptCondition { left >= right }

  /// Unavailable: write `>=`.
  @available(*, unavailable, message: "numbers are compared up to rounding, so no inequality is strict: write >=")
  public static func > (left: SweptNumber, right: Int) -> SweptCondition { left >= right }
}
