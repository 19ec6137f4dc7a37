// The generic functions of `LinearOperand` mean the same. The compiler ranks functions of concrete types and tries generic ones in
// turn: without these it would try those for whole numbers with every literal, and find both where a Boolean is asked for.

extension Variable {
  /// The wish that a variable equals a number.
  ///
  /// ```swift
  /// x == 3                                 // x - 3 == 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func == (left: Variable, right: Double) -> Constraint { Constraint(left - right, .equal) }

  /// The wish that a variable is at most a number.
  ///
  /// ```swift
  /// x <= 3                                 // x - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func <= (left: Variable, right: Double) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// The wish that a variable is at least a number.
  ///
  /// ```swift
  /// x >= 3                                 // x - 3 >= 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func >= (left: Variable, right: Double) -> Constraint { Constraint(left - right, .greaterOrEqual) }
}

extension LinearExpression {
  /// The wish that an expression equals a number.
  ///
  /// ```swift
  /// 2 * x == 3                             // 2*x - 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func == (left: LinearExpression, right: Double) -> Constraint { Constraint(left - right, .equal) }

  /// The wish that an expression is at most a number.
  ///
  /// ```swift
  /// 2 * x <= 3                             // 2*x - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func <= (left: LinearExpression, right: Double) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// The wish that an expression is at least a number.
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
  /// The sum of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func + (left: Variable, right: Double) -> LinearExpression {
    var sum = left.linearExpression
    sum.constant += right
    return sum
  }

  /// The sum of a number and a variable.
  ///
  /// - Complexity: O(1).
  public static func + (left: Double, right: Variable) -> LinearExpression {
    right + left
  }

  /// The difference of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func - (left: Variable, right: Double) -> LinearExpression {
    left + -right
  }

  /// The difference of a number and a variable.
  ///
  /// - Complexity: O(1).
  public static func - (left: Double, right: Variable) -> LinearExpression {
    -right + left
  }

  /// The product of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func * (left: Variable, right: Double) -> LinearExpression {
    var product = left.linearExpression
    product.scale(by: right)
    return product
  }

  /// The product of a number and a variable.
  ///
  /// - Complexity: O(1).
  public static func * (left: Double, right: Variable) -> LinearExpression {
    right * left
  }

  /// The quotient of a variable and a number.
  ///
  /// - Complexity: O(1).
  public static func / (left: Variable, right: Double) -> LinearExpression {
    var quotient = left.linearExpression
    quotient.divide(by: right)
    return quotient
  }
}

// MARK: - Arithmetic of expressions

extension LinearExpression {
  /// The sum of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left.linearExpression
    sum.constant += right
    return sum
  }

  /// The sum of a number and an expression.
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: Double, right: LinearExpression) -> LinearExpression {
    right + left
  }

  /// The difference of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  /// The difference of a number and an expression.
  ///
  /// - Complexity: O(number of terms).
  public static func - (left: Double, right: LinearExpression) -> LinearExpression {
    -right + left
  }

  /// The product of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: LinearExpression, right: Double) -> LinearExpression {
    var product = left.linearExpression
    product.scale(by: right)
    return product
  }

  /// The product of a number and an expression.
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: Double, right: LinearExpression) -> LinearExpression {
    right * left
  }

  /// The quotient of an expression and a number.
  ///
  /// - Complexity: O(number of terms).
  public static func / (left: LinearExpression, right: Double) -> LinearExpression {
    var quotient = left.linearExpression
    quotient.divide(by: right)
    return quotient
  }
}

extension LinearExpression {
  /// Divides every coefficient and the constant.
  mutating func divide(by divisor: Double) {
    for place in terms.indices { terms[place].coefficient /= divisor }
    constant /= divisor
  }
}
