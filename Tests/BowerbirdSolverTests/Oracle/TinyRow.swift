import BowerbirdSolver

/// A row of a tiny problem, with a whole coefficient for each variable.
struct TinyRow: Hashable, Sendable {
  var coefficients: [Int]
  var constant: Int
  var relation: Relation
  var priority: Int

  init(_ coefficients: [Int], _ constant: Int, _ relation: Relation, priority: Int = 1000) {
    self.coefficients = coefficients
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  var isRequired: Bool { priority == 1000 }

  func value(at point: [Rational]) -> Rational {
    var sum = Rational(constant)
    for (coefficient, value) in zip(coefficients, point) where coefficient != 0 {
      sum = sum + Rational(coefficient) * value
    }
    return sum
  }

  func violation(at point: [Rational]) -> Rational {
    let value = value(at: point)
    switch relation {
    case .equal: return value.magnitude
    case .lessOrEqual: return max(.zero, value)
    case .greaterOrEqual: return max(.zero, -value)
    }
  }

  /// Returns the row for a solver, with all numbers multiplied by a unit.
  func row(unit: Double) -> Row {
    let terms = coefficients.indices.map { Row.Term(variable: $0, coefficient: Double(coefficients[$0]) * unit) }
    return Row(terms, Double(constant) * unit, relation, priority: Double(priority))
  }
}
