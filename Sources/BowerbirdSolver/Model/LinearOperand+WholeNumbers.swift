// Operators between variables and whole numbers. The Swift compiler prefers the overloads for `Double`, so the literal
// in `2 * x` is a `Double`. Without those overloads, the compiler would try all of these operators with every literal.

extension LinearOperand {
  /// Returns the sum of an operand and a whole number.
  ///
  /// ```swift
  /// (x + 1) + count                        // x + 4, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func + (left: Self, right: some BinaryInteger) -> LinearExpression { left + Double(right) }

  /// Returns the sum of a whole number and an operand.
  ///
  /// ```swift
  /// count + (x + 1)                        // x + 4, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func + (left: some BinaryInteger, right: Self) -> LinearExpression { right + Double(left) }

  /// Returns the difference of an operand and a whole number.
  ///
  /// ```swift
  /// (x + 1) - count                        // x - 2, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func - (left: Self, right: some BinaryInteger) -> LinearExpression { left - Double(right) }

  /// Returns the difference of a whole number and an operand.
  ///
  /// ```swift
  /// count - (x + 1)                        // -x + 2, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func - (left: some BinaryInteger, right: Self) -> LinearExpression { Double(left) - right }

  /// Returns the operand multiplied by a whole number on its right.
  ///
  /// ```swift
  /// (x + 1) * count                        // 3*x + 3, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func * (left: Self, right: some BinaryInteger) -> LinearExpression { left * Double(right) }

  /// Returns the operand multiplied by a whole number on its left.
  ///
  /// ```swift
  /// count * (x + 1)                        // 3*x + 3, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func * (left: some BinaryInteger, right: Self) -> LinearExpression { right * Double(left) }

  /// Returns the operand divided by a whole number; the quotient is not rounded.
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
  /// Returns the constraint that the left side equals a whole number.
  ///
  /// ```swift
  /// 2 * x == count                         // 2*x - 3 == 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func == (left: Self, right: some BinaryInteger) -> Constraint { left == Double(right) }

  /// Returns the constraint that the right side equals a whole number.
  ///
  /// ```swift
  /// count == 2 * x                         // -2*x + 3 == 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func == (left: some BinaryInteger, right: Self) -> Constraint { Double(left) == right }

  /// Returns the constraint that the left side is at most a whole number.
  ///
  /// ```swift
  /// 2 * x <= count                         // 2*x - 3 <= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func <= (left: Self, right: some BinaryInteger) -> Constraint { left <= Double(right) }

  /// Returns the constraint that the right side is at least a whole number.
  ///
  /// ```swift
  /// count <= 2 * x                         // -2*x + 3 <= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func <= (left: some BinaryInteger, right: Self) -> Constraint { Double(left) <= right }

  /// Returns the constraint that the left side is at least a whole number.
  ///
  /// ```swift
  /// 2 * x >= count                         // 2*x - 3 >= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func >= (left: Self, right: some BinaryInteger) -> Constraint { left >= Double(right) }

  /// Returns the constraint that the right side is at most a whole number.
  ///
  /// ```swift
  /// count >= 2 * x                         // -2*x + 3 >= 0, where count is 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func >= (left: some BinaryInteger, right: Self) -> Constraint { Double(left) >= right }
}
