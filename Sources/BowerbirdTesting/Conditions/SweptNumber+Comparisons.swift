/// Comparisons of numbers of a layout.
extension SweptNumber {
  /// That a number is at most another one.
  public static func <= (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    .atMost(left, right, "\(left.text) <= \(right.text)")
  }

  /// That a number is at least another one.
  public static func >= (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    .atMost(right, left, "\(left.text) >= \(right.text)")
  }

  /// That two numbers are equal.
  public static func == (left: SweptNumber, right: SweptNumber) -> SweptCondition {
    let text = "\(left.text) == \(right.text)"
    return (.atMost(left, right, text) && .atMost(right, left, text)).named(text)
  }

  /// That a number is at most a given one.
  public static func <= (left: SweptNumber, right: Double) -> SweptCondition { left <= constant(right) }

  /// That a number is at least a given one.
  public static func <= (left: Double, right: SweptNumber) -> SweptCondition { constant(left) <= right }

  /// That a number is at least a given one.
  public static func >= (left: SweptNumber, right: Double) -> SweptCondition { left >= constant(right) }

  /// That a number is at most a given one.
  public static func >= (left: Double, right: SweptNumber) -> SweptCondition { constant(left) >= right }

  /// That a number is a given one.
  public static func == (left: SweptNumber, right: Double) -> SweptCondition { left == constant(right) }

  /// That a number is at most a given one.
  public static func <= (left: SweptNumber, right: Int) -> SweptCondition { left <= constant(Double(right)) }

  /// That a number is at least a given one.
  public static func <= (left: Int, right: SweptNumber) -> SweptCondition { constant(Double(left)) <= right }

  /// That a number is at least a given one.
  public static func >= (left: SweptNumber, right: Int) -> SweptCondition { left >= constant(Double(right)) }

  /// That a number is at most a given one.
  public static func >= (left: Int, right: SweptNumber) -> SweptCondition { constant(Double(left)) >= right }

  /// That a number is a given one.
  public static func == (left: SweptNumber, right: Int) -> SweptCondition { left == constant(Double(right)) }
}

/// Comparisons that a proof cannot make: where two numbers meet, rounding decides which of them is larger.
extension SweptNumber {
  /// Refused: write `<=`.
  @available(*, unavailable, message: "a proof includes the bounds: write <=")
  public static func < (left: SweptNumber, right: SweptNumber) -> SweptCondition { left <= right }

  /// Refused: write `<=`.
  @available(*, unavailable, message: "a proof includes the bounds: write <=")
  public static func < (left: SweptNumber, right: Double) -> SweptCondition { left <= right }

  /// Refused: write `<=`.
  @available(*, unavailable, message: "a proof includes the bounds: write <=")
  public static func < (left: SweptNumber, right: Int) -> SweptCondition { left <= right }

  /// Refused: write `>=`.
  @available(*, unavailable, message: "a proof includes the bounds: write >=")
  public static func > (left: SweptNumber, right: SweptNumber) -> SweptCondition { left >= right }

  /// Refused: write `>=`.
  @available(*, unavailable, message: "a proof includes the bounds: write >=")
  public static func > (left: SweptNumber, right: Double) -> SweptCondition { left >= right }

  /// Refused: write `>=`.
  @available(*, unavailable, message: "a proof includes the bounds: write >=")
  public static func > (left: SweptNumber, right: Int) -> SweptCondition { left >= right }
}
