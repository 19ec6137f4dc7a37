import BowerbirdSolver

extension Constraint {
  /// Returns the constraint with the variables of another solver, which have the same indices, in place of its own.
  func moved(to variables: [Variable]) -> Constraint {
    let terms = expression.terms.map {
      LinearExpression.Term(variables[$0.variable.index], coefficient: $0.coefficient)
    }
    return Constraint(LinearExpression(terms, constant: expression.constant), relation)
  }

  /// Returns the value of the expression, and the sum of the magnitudes of its parts.
  ///
  /// In the sum of magnitudes, a variable with a magnitude below 1 counts as 1.
  func evaluated(at values: [Double]) -> (value: Double, magnitude: Double) {
    var value = expression.constant
    var magnitude = expression.constant.magnitude
    for term in expression.terms {
      let part = term.coefficient * values[term.variable.index]
      value += part
      magnitude += max(part.magnitude, term.coefficient.magnitude)
    }
    return (value, magnitude)
  }

  /// Returns whether two constraints have the same relation, the same constant and, except for rounding, the same
  /// coefficient for each variable.
  ///
  /// Their terms may differ, because a solver adds up the terms of each variable and drops terms that cancel.
  func says(_ other: Constraint) -> Bool {
    guard relation == other.relation, expression.constant == other.expression.constant else { return false }
    let sums = coefficients
    let otherSums = other.coefficients
    let tolerance = 1e-12 * (expression.terms + other.expression.terms).map(\.coefficient.magnitude).reduce(0, max)
    return Set(sums.keys).union(otherSums.keys).allSatisfy { variable in
      (sums[variable, default: 0] - otherSums[variable, default: 0]).magnitude <= tolerance
    }
  }

  private var coefficients: [Variable: Double] {
    var sums: [Variable: Double] = [:]
    for term in expression.terms { sums[term.variable, default: 0] += term.coefficient }
    return sums
  }

  var isFinite: Bool { expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite } }

  /// Whether the constant and the coefficients are finite, even after the terms of each variable are added up.
  var isFiniteWhenMerged: Bool { isFinite && coefficients.values.allSatisfy(\.isFinite) }
}
