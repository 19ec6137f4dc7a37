// Overloads for `Variable` and `LinearExpression` that mean the same as the generic operators of `LinearOperand`.
//
// The Swift compiler prefers functions of concrete types. Without these overloads, it would try the generic operators
// for whole numbers with every literal. Then `2 * x + 1 == y + 3` would be ambiguous where a Boolean is expected.

extension Variable {
  /// Returns the constraint that a variable equals a number.
  ///
  /// ```swift
  /// x == 3                                 // x - 3 == 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func == (left: Variable, right: Double) -> Constraint { Constraint(left - right, .equal) }

  /// Returns the constraint that a variable is at most a number.
  ///
  /// ```swift
  /// x <= 3                                 // x - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func <= (left: Variable, right: Double) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// Returns the constraint that a variable is at least a number.
  ///
  /// ```swift
  /// x >= 3                                 // x - 3 >= 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func >= (left: Variable, right: Double) -> Constraint { Constraint(left - right, .greaterOrEqual) }
}

extension LinearExpression {
  /// Returns the constraint that an expression equals a number.
  ///
  /// ```swift
  /// 2 * x == 3                             // 2*x - 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func == (left: LinearExpression, right: Double) -> Constraint { Constraint(left - right, .equal) }

  /// Returns the constraint that an expression is at most a number.
  ///
  /// ```swift
  /// 2 * x <= 3                             // 2*x - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func <= (left: LinearExpression, right: Double) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// Returns the constraint that an expression is at least a number.
  ///
  /// ```swift
  /// 2 * x >= 3                             // 2*x - 3 >= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func >= (left: LinearExpression, right: Double) -> Constraint {
    Constraint(left - right, .greaterOrEqual)
  }
}

// MARK: - Arithmetic of variables

extension Variable {
  /// Returns the sum of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func + (left: Variable, right: Double) -> LinearExpression { left.linearExpression + right }

  /// Returns the sum of a number and a variable.
  ///
  /// - Complexity: O(1).
  public static func + (left: Double, right: Variable) -> LinearExpression { right + left }

  /// Returns the difference of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func - (left: Variable, right: Double) -> LinearExpression { left + -right }

  /// Returns the difference of a number and a variable.
  ///
  /// - Complexity: O(1).
  public static func - (left: Double, right: Variable) -> LinearExpression { -right + left }

  /// Returns the product of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func * (left: Variable, right: Double) -> LinearExpression { left.linearExpression * right }

  /// Returns the product of a number and a variable.
  ///
  /// - Complexity: O(1).
  public static func * (left: Double, right: Variable) -> LinearExpression { right * left }

  /// Returns the quotient of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func / (left: Variable, right: Double) -> LinearExpression { left.linearExpression / right }
}

// MARK: - Arithmetic of expressions

extension LinearExpression {
  /// Returns the sum of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  /// Returns the sum of a number and an expression.
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: Double, right: LinearExpression) -> LinearExpression { right + left }

  /// Returns the difference of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

  /// Returns the difference of a number and an expression.
  ///
  /// - Complexity: O(number of terms).
  public static func - (left: Double, right: LinearExpression) -> LinearExpression { -right + left }

  /// Returns the product of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: LinearExpression, right: Double) -> LinearExpression {
    var product = left
    product.scale(by: right)
    return product
  }

  /// Returns the product of a number and an expression.
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: Double, right: LinearExpression) -> LinearExpression { right * left }

  /// Returns the quotient of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func / (left: LinearExpression, right: Double) -> LinearExpression {
    var quotient = left
    quotient.divide(by: right)
    return quotient
  }
}

extension LinearExpression {
  /// Divides every coefficient and the constant by a number.
  mutating func divide(by divisor: Double) {
    for index in terms.indices { terms[index].coefficient /= divisor }
    constant /= divisor
  }
}
