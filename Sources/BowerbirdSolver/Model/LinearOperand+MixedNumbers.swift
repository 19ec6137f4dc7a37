// Operators between variables and the results of mixed arithmetic with whole numbers and `Double`: see `MixedNumber`.

extension LinearOperand {
  /// Returns the sum of an operand and a mixed number.
  @_disfavoredOverload
  public static func + (left: Self, right: MixedNumber) -> LinearExpression { left + right.value }

  /// Returns the sum of a mixed number and an operand.
  @_disfavoredOverload
  public static func + (left: MixedNumber, right: Self) -> LinearExpression { left.value + right }

  /// Returns the difference of an operand and a mixed number.
  @_disfavoredOverload
  public static func - (left: Self, right: MixedNumber) -> LinearExpression { left - right.value }

  /// Returns the difference of a mixed number and an operand.
  @_disfavoredOverload
  public static func - (left: MixedNumber, right: Self) -> LinearExpression { left.value - right }

  /// Returns the operand multiplied by a mixed number.
  @_disfavoredOverload
  public static func * (left: Self, right: MixedNumber) -> LinearExpression { left * right.value }

  /// Returns the operand multiplied by a mixed number on its left.
  @_disfavoredOverload
  public static func * (left: MixedNumber, right: Self) -> LinearExpression { left.value * right }

  /// Returns the operand divided by a mixed number.
  @_disfavoredOverload
  public static func / (left: Self, right: MixedNumber) -> LinearExpression { left / right.value }

  /// Returns the constraint that the left side equals a mixed number.
  @_disfavoredOverload
  public static func == (left: Self, right: MixedNumber) -> Constraint { left == right.value }

  /// Returns the constraint that the left side is at most a mixed number.
  @_disfavoredOverload
  public static func <= (left: Self, right: MixedNumber) -> Constraint { left <= right.value }

  /// Returns the constraint that the left side is at least a mixed number.
  @_disfavoredOverload
  public static func >= (left: Self, right: MixedNumber) -> Constraint { left >= right.value }
}
