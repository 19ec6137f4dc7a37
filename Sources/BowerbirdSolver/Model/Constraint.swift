/// How an expression relates to zero.
///
/// ```swift
/// (x <= 5).relation                      // <=
/// Constraint(x - 5, .equal) == (x == 5)  // true
/// ```
public enum Relation: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The expression is at most 0.
  case lessOrEqual

  /// The expression is 0.
  case equal

  /// The expression is at least 0.
  case greaterOrEqual
}

extension Relation {
  /// How far the relation is from holding for a left side of the given value: 0 if it holds.
  ///
  /// ```swift
  /// Relation.lessOrEqual.violation(ofValue: 3)         // 3.0
  /// Relation.lessOrEqual.violation(ofValue: -3)        // 0.0
  /// ```
  ///
  /// - Parameter value: The value of the expression that is compared with 0.
  /// - Returns: The violation, which is never negative.
  /// - Complexity: O(1).
  public func violation(ofValue value: Double) -> Double {
    switch self {
    case .lessOrEqual: max(0, value)
    case .equal: value.magnitude
    case .greaterOrEqual: max(0, -value)
    }
  }
}

extension Relation: CustomStringConvertible {
  /// The relation as Swift writes it: `<=`, `==` or `>=`.
  ///
  /// ```swift
  /// Relation.greaterOrEqual.description    // ">="
  /// ```
  ///
  /// - Complexity: O(1).
  public var description: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }
}

/// A relation between variables: an expression that shall be at most, exactly or at least 0.
///
/// A constraint is a value and does nothing by itself; ``Solver/add(_:priority:)-(Constraint,_)`` makes it count.
///
/// ```swift
/// let byOperator = x >= y - 3
/// let byHand = Constraint(x - y + 3, .greaterOrEqual)
/// byOperator == byHand                   // true
/// ```
///
/// The operators compare constraints where both sides are constraints. Between variables and expressions they make one, unless
/// a Boolean is asked for: `let link = x == y` is a constraint, `if x == y` asks whether x and y are the same variable.
public struct Constraint: Hashable, Sendable {
  /// The left side; the right side is 0.
  ///
  /// ```swift
  /// (x >= y - 3).expression                // x - y + 3
  /// ```
  public var expression: LinearExpression

  /// How the left side relates to 0.
  ///
  /// ```swift
  /// (x >= y - 3).relation                  // >=
  /// ```
  public var relation: Relation

  /// Makes the constraint `expression relation 0`.
  ///
  /// ```swift
  /// Constraint(x - 5, .lessOrEqual)        // x - 5 <= 0
  /// ```
  ///
  /// - Parameters:
  ///   - expression: The left side.
  ///   - relation: How it shall relate to 0.
  /// - Complexity: O(1).
  public init(_ expression: LinearExpression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}
