// Whole numbers beside variables. The compiler prefers the functions for `Double`, so that literals stay fractions. Without these,
// it would try every operator that there is for a whole number.

extension LinearOperand {
  /// The sum of an operand and a whole number.
  ///
  /// ```swift
  /// (x + 1) + count                        // x + 4, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func + (left: Self, right: some BinaryInteger) -> LinearExpression { left + Double(right) }

  /// The sum of a whole number and an operand.
  ///
  /// ```swift
  /// count + (x + 1)                        // x + 4, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func + (left: some BinaryInteger, right: Self) -> LinearExpression { right + Double(left) }

  /// The difference of an operand and a whole number.
  ///
  /// ```swift
  /// (x + 1) - count                        // x - 2, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func - (left: Self, right: some BinaryInteger) -> LinearExpression { left - Double(right) }

  /// The difference of a whole number and an operand.
  ///
  /// ```swift
  /// count - (x + 1)                        // -x + 2, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func - (left: some BinaryInteger, right: Self) -> LinearExpression { Double(left) - right }

  /// The operand, multiplied by a whole number on its right.
  ///
  /// ```swift
  /// (x + 1) * count                        // 3*x + 3, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func * (left: Self, right: some BinaryInteger) -> LinearExpression { left * Double(right) }

  /// The operand, multiplied by a whole number on its left.
  ///
  /// ```swift
  /// count * (x + 1)                        // 3*x + 3, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func * (left: some BinaryInteger, right: Self) -> LinearExpression { right * Double(left) }

  /// The operand, divided by a whole number; the quotient is not rounded.
  ///
  /// ```swift
  /// (x + 1) / count                        // 0.25*x + 0.25, where count is 4
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func / (left: Self, right: some BinaryInteger) -> LinearExpression { left / Double(right) }
}

// MARK: - Relations

extension LinearOperand {
  /// The constraint that the left side equals a whole number.
  ///
  /// ```swift
  /// 2 * x == count                         // 2*x - 3 == 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func == (left: Self, right: some BinaryInteger) -> Constraint { left == Double(right) }

  /// The constraint that the right side equals a whole number.
  ///
  /// ```swift
  /// count == 2 * x                         // -2*x + 3 == 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func == (left: some BinaryInteger, right: Self) -> Constraint { Double(left) == right }

  /// The constraint that the left side is at most a whole number.
  ///
  /// ```swift
  /// 2 * x <= count                         // 2*x - 3 <= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func <= (left: Self, right: some BinaryInteger) -> Constraint { left <= Double(right) }

  /// The constraint that the right side is at least a whole number.
  ///
  /// ```swift
  /// count <= 2 * x                         // -2*x + 3 <= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func <= (left: some BinaryInteger, right: Self) -> Constraint { Double(left) <= right }

  /// The constraint that the left side is at least a whole number.
  ///
  /// ```swift
  /// 2 * x >= count                         // 2*x - 3 >= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func >= (left: Self, right: some BinaryInteger) -> Constraint { left >= Double(right) }

  /// The constraint that the right side is at most a whole number.
  ///
  /// ```swift
  /// count >= 2 * x                         // -2*x + 3 >= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func >= (left: some BinaryInteger, right: Self) -> Constraint { Double(left) >= right }
}
