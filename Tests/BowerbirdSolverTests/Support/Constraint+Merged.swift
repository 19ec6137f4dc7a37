import BowerbirdSolver

extension Constraint {
  /// The constraint with each variable once, as a solver gives it back.
  var merged: Constraint {
    var merged = LinearExpression(constant: expression.constant)
    for term in expression.terms {
      if let place = merged.terms.firstIndex(where: { $0.variable == term.variable }) {
        merged.terms[place].coefficient += term.coefficient
      } else {
        merged.terms.append(term)
      }
    }
    merged.terms.removeAll { $0.coefficient == 0 }
    return Constraint(merged, relation)
  }
}
