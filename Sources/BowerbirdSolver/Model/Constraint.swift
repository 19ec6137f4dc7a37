/// The relation of an expression to zero: at most, equal, or at least.
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
  /// Returns the violation of the relation if the left side has the given value: 0 if the relation holds.
  ///
  /// ```swift
  /// Relation.lessOrEqual.violation(ofValue: 3)         // 3.0
  /// Relation.lessOrEqual.violation(ofValue: -3)        // 0.0
  /// ```
  ///
  /// - Parameter value: The value of the left side.
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

/// A linear relation between variables: an expression that must be at most, exactly or at least 0.
///
/// A constraint is a value. It has no effect until ``Solver/add(_:priority:)-(Constraint,_)`` adds it to a solver.
///
/// ```swift
/// let byOperator = x >= y - 3
/// let byHand = Constraint(x - y + 3, .greaterOrEqual)
/// byOperator == byHand                   // true
/// ```
///
/// `==` between two constraints compares them. Between variables and expressions, the operators make a constraint,
/// unless the context expects a Boolean: `let link = x == y` is a constraint, and `if x == y` checks whether x and y
/// are the same variable.
public struct Constraint: Hashable, Sendable {
  /// The left side; the right side is 0.
  ///
  /// ```swift
  /// (x >= y - 3).expression                // x - y + 3
  /// ```
  public var expression: LinearExpression

  /// The relation of the left side to 0.
  ///
  /// ```swift
  /// (x >= y - 3).relation                  // >=
  /// ```
  public var relation: Relation

  /// Creates the constraint `expression relation 0`.
  ///
  /// ```swift
  /// Constraint(x - 5, .lessOrEqual)        // x - 5 <= 0
  /// ```
  ///
  /// - Parameters:
  ///   - expression: The left side.
  ///   - relation: How the left side relates to 0.
  /// - Complexity: O(1).
  public init(_ expression: LinearExpression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}
