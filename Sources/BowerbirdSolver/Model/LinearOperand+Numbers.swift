// The generic relations of `LinearOperand` mean the same. The compiler ranks functions of concrete types and tries generic ones in
// turn: without these it would try the relations with whole numbers for every literal.

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
