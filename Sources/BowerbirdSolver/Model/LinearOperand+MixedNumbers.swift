// Whole numbers and `Double` mixed, beside variables: see `MixedNumber`.

extension LinearOperand {
  /// The sum of an operand and a mixed number.
  @_disfavoredOverload
  public static func + (left: Self, right: MixedNumber) -> LinearExpression { left + right.value }

  /// The sum of a mixed number and an operand.
  @_disfavoredOverload
  public static func + (left: MixedNumber, right: Self) -> LinearExpression { left.value + right }

  /// The difference of an operand and a mixed number.
  @_disfavoredOverload
  public static func - (left: Self, right: MixedNumber) -> LinearExpression { left - right.value }

  /// The difference of a mixed number and an operand.
  @_disfavoredOverload
  public static func - (left: MixedNumber, right: Self) -> LinearExpression { left.value - right }

  /// The operand, multiplied by a mixed number.
  @_disfavoredOverload
  public static func * (left: Self, right: MixedNumber) -> LinearExpression { left * right.value }

  /// The operand, multiplied by a mixed number on its left.
  @_disfavoredOverload
  public static func * (left: MixedNumber, right: Self) -> LinearExpression { left.value * right }

  /// The operand, divided by a mixed number.
  @_disfavoredOverload
  public static func / (left: Self, right: MixedNumber) -> LinearExpression { left / right.value }

  /// The constraint that the left side equals a mixed number.
  @_disfavoredOverload
  public static func == (left: Self, right: MixedNumber) -> Constraint { left == right.value }

  /// The constraint that the left side is at most a mixed number.
  @_disfavoredOverload
  public static func <= (left: Self, right: MixedNumber) -> Constraint { left <= right.value }

  /// The constraint that the left side is at least a mixed number.
  @_disfavoredOverload
  public static func >= (left: Self, right: MixedNumber) -> Constraint { left >= right.value }
}
