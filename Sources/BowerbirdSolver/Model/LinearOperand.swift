/// An operand of linear arithmetic: a variable or an expression.
///
/// The operators have overloads that take numbers. `Double` itself does not conform, so that the Swift compiler
/// resolves ordinary arithmetic as fast as in a file that does not import this module.
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
  /// The variable as an expression with one term.
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
  /// Returns the negated operand.
  ///
  /// ```swift
  /// -(x - 3)                               // -x + 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

  /// Returns the sum of two operands, the terms of the left operand first.
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

  /// Returns the sum of an operand and a number.
  ///
  /// ```swift
  /// (x + 1) + 2                            // x + 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: Self, right: Double) -> LinearExpression { left.linearExpression + right }

  /// Returns the sum of a number and an operand.
  ///
  /// ```swift
  /// 2 + (x + 1)                            // x + 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// Returns the difference of two operands, the terms of the left operand first.
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

  /// Returns the difference of an operand and a number.
  ///
  /// ```swift
  /// (x + 1) - 3                            // x - 2
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// Returns the difference of a number and an operand.
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
  /// - Complexity: Amortized O(number of terms of `right`).
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
  /// - Complexity: Amortized O(number of terms of `right`).
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
  /// Returns the operand multiplied by a number on its right.
  ///
  /// ```swift
  /// (x + 3) * 2                            // 2*x + 6
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: Self, right: Double) -> LinearExpression { left.linearExpression * right }

  /// Returns the operand multiplied by a number on its left.
  ///
  /// ```swift
  /// 2 * (x + 3)                            // 2*x + 6
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func * (left: Double, right: Self) -> LinearExpression { right * left }

  /// Returns the operand divided by a number.
  ///
  /// ```swift
  /// (x + 3) / 2                            // 0.5*x + 1.5
  /// ```
  ///
  /// Division by 0 gives coefficients that are not finite. The solver refuses them as ``SolverError/nonFinite(_:)``.
  ///
  /// - Complexity: O(number of terms).
  public static func / (left: Self, right: Double) -> LinearExpression { left.linearExpression / right }
}

// MARK: - Relations

extension LinearOperand {
  /// Returns the constraint that both sides are equal.
  ///
  /// ```swift
  /// x == y + 3                             // x - y - 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func == (left: Self, right: some LinearOperand) -> Constraint { Constraint(left - right, .equal) }

  /// Returns the constraint that the left side equals a number.
  ///
  /// ```swift
  /// 2 * x == 3                             // 2*x - 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func == (left: Self, right: Double) -> Constraint { Constraint(left - right, .equal) }

  /// Returns the constraint that the right side equals a number.
  ///
  /// ```swift
  /// 3 == 2 * x                             // -2*x + 3 == 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func == (left: Double, right: Self) -> Constraint { Constraint(left - right, .equal) }

  /// Returns the constraint that the left side is at most the right side.
  ///
  /// ```swift
  /// x <= y + 3                             // x - y - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func <= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .lessOrEqual)
  }

  /// Returns the constraint that the left side is at most a number.
  ///
  /// ```swift
  /// 2 * x <= 3                             // 2*x - 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func <= (left: Self, right: Double) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// Returns the constraint that the right side is at least a number.
  ///
  /// ```swift
  /// 3 <= 2 * x                             // -2*x + 3 <= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func <= (left: Double, right: Self) -> Constraint { Constraint(left - right, .lessOrEqual) }

  /// Returns the constraint that the left side is at least the right side.
  ///
  /// ```swift
  /// x >= y + 3                             // x - y - 3 >= 0
  /// ```
  ///
  /// - Complexity: O(number of terms of both).
  public static func >= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .greaterOrEqual)
  }

  /// Returns the constraint that the left side is at least a number.
  ///
  /// ```swift
  /// 2 * x >= 3                             // 2*x - 3 >= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func >= (left: Self, right: Double) -> Constraint { Constraint(left - right, .greaterOrEqual) }

  /// Returns the constraint that the right side is at most a number.
  ///
  /// ```swift
  /// 3 >= 2 * x                             // -2*x + 3 >= 0
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public static func >= (left: Double, right: Self) -> Constraint { Constraint(left - right, .greaterOrEqual) }
}

// Without these overloads, the equality of `Equatable` would win over the generic relation if the context expects no
// particular type.

extension Variable {
  /// Returns the constraint that two variables are equal.
  ///
  /// ```swift
  /// x == y                                 // x - y == 0
  /// ```
  ///
  /// - Complexity: O(1).
  public static func == (left: Variable, right: Variable) -> Constraint { Constraint(left - right, .equal) }
}

extension LinearExpression {
  /// Returns the constraint that two expressions are equal.
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
