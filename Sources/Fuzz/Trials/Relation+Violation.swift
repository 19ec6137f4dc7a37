import BowerbirdSolver

extension Relation {
  /// How far an expression of the given value is from its relation to 0.
  package func violation(whereExpressionIs value: Double) -> Double {
    switch self {
    case .lessOrEqual: max(0, value)
    case .equal: value.magnitude
    case .greaterOrEqual: max(0, -value)
    }
  }
}
