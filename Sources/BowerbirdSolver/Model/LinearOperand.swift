/// What the operators of linear algebra take on either side: a variable or an expression.
///
/// Numbers take part too, through overloads of their own; `Double` itself does not conform, so that ordinary arithmetic
/// in a file that imports this module is resolved as fast as without it.
///
/// ```swift
/// func middle(_ a: some LinearOperand, _ b: some LinearOperand) -> LinearExpression { (a + b) / 2 }
/// middle(x, y + 4)                       // 0.5*x + 0.5*y + 2
/// ```
public protocol LinearOperand {
  /// The operand as a sum of terms.
  ///
  /// ```swift
  /// x.linearExpression.terms.count         // 1
  /// ```
  ///
  /// - Complexity: O(1) for variables and expressions.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearOperand {
  /// The variable, once.
  ///
  /// ```swift
  /// x.linearExpression                     // x
  /// ```
  ///
  /// - Complexity: O(1).
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  ///
  /// ```swift
  /// (x + 3).linearExpression               // x + 3
  /// ```
  ///
  /// - Complexity: O(1).
  public var linearExpression: LinearExpression { self }
}

// MARK: - Sums

extension LinearOperand {
  /// The operand with its sign turned.
  ///
  /// ```swift
  /// -(x - 3)                               // -x + 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

  /// The sum of two operands, the terms of the left one first.
  ///
  /// ```swift
  /// (x + 1) + (y + 2)                      // x + y + 3
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
    var sum = left.linearExpression
    sum.add(right.linearExpression)
    return sum
  }

  /// The sum of an operand and a number.
  ///
  /// ```swift
  /// (x + 1) + 2                            // x + 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: Self, right: Double) -> LinearExpression { left.linearExpression + right }

  /// The sum of a number and an operand.
  ///
  /// ```swift
  /// 2 + (x + 1)                            // x + 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// The difference of two operands, the terms of the left one first.
  ///
  /// ```swift
  /// (x + 1) - (y - 2)                      // x - y + 3
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func - (left: Self, right: some LinearOperand) -> LinearExpression {
    var difference = left.linearExpression
    difference.add(right.linearExpression, times: -1)
    return difference
  }

  /// The difference of an operand and a number.
  ///
  /// ```swift
  /// (x + 1) - 3                            // x - 2
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// The difference of a number and an operand.
  ///
  /// ```swift
  /// 3 - (x + 1)                            // -x + 2
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func - (left: Double, right: Self) -> LinearExpression { -right + left }
}

extension LinearExpression {
  /// Adds an operand in place.
  ///
  /// ```swift
  /// var e = x + 1
  /// e += y + 2                             // x + y + 3
  /// ```
  ///
  /// - Complexity: Amortised O(number of terms of `right`).
  public static func += (left: inout LinearExpression, right: some LinearOperand) {
    left.add(right.linearExpression)
  }

  /// Adds a number in place.
  ///
  /// ```swift
  /// var e = x + 1
  /// e += 2                                 // x + 3
  /// ```
  ///
  /// - Complexity: O(1).
  public static func += (left: inout LinearExpression, right: Double) { left.constant += right }

  /// Subtracts an operand in place.
  ///
  /// ```swift
  /// var e = x + 1
  /// e -= y - 2                             // x - y + 3
  /// ```
  ///
  /// - Complexity: Amortised O(number of terms of `right`).
  public static func -= (left: inout LinearExpression, right: some LinearOperand) {
    left.add(right.linearExpression, times: -1)
  }

  /// Subtracts a number in place.
  ///
  /// ```swift
  /// var e = x + 1
  /// e -= 3                                 // x - 2
  /// ```
  ///
  /// - Complexity: O(1).
  public static func -= (left: inout LinearExpression, right: Double) { left.constant -= right }
}

// MARK: - Multiples

extension LinearOperand {
  /// The operand, multiplied by a number on its right.
  ///
  /// ```swift
  /// (x + 3) * 2                            // 2*x + 6
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: Self, right: Double) -> LinearExpression { left.linearExpression * right }

  /// The operand, multiplied by a number on its left.
  ///
  /// ```swift
  /// 2 * (x + 3)                            // 2*x + 6
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: Double, right: Self) -> LinearExpression { right * left }

  /// The operand, divided by a number.
  ///
  /// ```swift
  /// (x + 3) / 2                            // 0.5*x + 1.5
  /// ```
  ///
  /// Division by 0 makes coefficients that are not finite; the solver refuses them as ``SolverError/nonFinite(_:)``.
  ///
  /// - Complexity: O(number of terms).
  public static func / (left: Self, right: Double) -> LinearExpression { left.linearExpression / right }
}

// MARK: - Relations

extension LinearOperand {
  /// The constraint that both sides are equal.
  ///
  /// ```swift
  /// x == y + 3                             // x - y - 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func == (left: Self, right: some LinearOperand) -> Constraint { Constraint(left - right, .equal) }

  /// The constraint that the left side equals a number.
  ///
  /// ```swift
  /// 2 * x == 3                             // 2*x - 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func == (left: Self, right: Double) -> Constraint { Constraint(left - right, .equal) }

  /// The constraint that the right side equals a number.
  ///
  /// ```swift
  /// 3 == 2 * x                             // -2*x + 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func == (left: Double, right: Self) -> Constraint { Constraint(left - right, .equal) }

  /// The constraint that the left side is at most the right side.
  ///
  /// ```swift
  /// x <= y + 3                             // x - y - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func <= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .lessOrEqual)
  }

  /// The constraint that the left side is at most a number.
  ///
  /// ```swift
  /// 2 * x <= 3                             // 2*x - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func <= (left: Self, right: Double) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// The constraint that the right side is at least a number.
  ///
  /// ```swift
  /// 3 <= 2 * x                             // -2*x + 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func <= (left: Double, right: Self) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// The constraint that the left side is at least the right side.
  ///
  /// ```swift
  /// x >= y + 3                             // x - y - 3 >= 0
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func >= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .greaterOrEqual)
  }

  /// The constraint that the left side is at least a number.
  ///
  /// ```swift
  /// 2 * x >= 3                             // 2*x - 3 >= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func >= (left: Self, right: Double) -> Constraint { Constraint(left - right, .greaterOrEqual) }

  /// The constraint that the right side is at most a number.
  ///
  /// ```swift
  /// 3 >= 2 * x                             // -2*x + 3 >= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func >= (left: Double, right: Self) -> Constraint { Constraint(left - right, .greaterOrEqual) }
}

// The generic relation above would lose against the equality of Equatable where nothing says which of the two is meant.

extension Variable {
  /// The constraint that two variables are equal.
  ///
  /// ```swift
  /// x == y                                 // x - y == 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func == (left: Variable, right: Variable) -> Constraint { Constraint(left - right, .equal) }
}

extension LinearExpression {
  /// The constraint that two expressions are equal.
  ///
  /// ```swift
  /// x + 1 == 2 * y                         // x - 2*y + 1 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func == (left: LinearExpression, right: LinearExpression) -> Constraint {
    Constraint(left - right, .equal)
  }
}
