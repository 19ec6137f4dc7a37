import BowerbirdSolver

/// A constraint with its priority that belongs to no solver; variables are numbers.
///
/// Tests store their problems as rows, so that several solvers can get the same problem, and so that violations are
/// computed independently of the solver under test.
struct Row: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var variable: Int
    var coefficient: Double
  }

  var terms: [Term]
  var constant: Double
  var relation: Relation
  var priority: Double

  init(_ terms: [Term], _ constant: Double, _ relation: Relation, priority: Double = 1000) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// Creates the row `x₀·c₀ + x₁·c₁ + … + constant relation 0` from pairs (variable, coefficient).
  init(_ pairs: [(Int, Double)], _ constant: Double, _ relation: Relation, priority: Double = 1000) {
    self.init(pairs.map { Term(variable: $0.0, coefficient: $0.1) }, constant, relation, priority: priority)
  }

  var isRequired: Bool { priority == 1000 }

  func value(at point: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * point[term.variable] }
    return sum
  }

  func violation(at point: [Double]) -> Double {
    let value = value(at: point)
    switch relation {
    case .equal: return value.magnitude
    case .lessOrEqual: return value > 0 ? value : 0
    case .greaterOrEqual: return value < 0 ? -value : 0
    }
  }

  /// Returns the row times a number; a negative number reverses the relation, so that the same points satisfy the row.
  func scaled(by factor: Double) -> Row {
    var row = self
    for index in row.terms.indices { row.terms[index].coefficient *= factor }
    row.constant *= factor
    if factor < 0 {
      switch relation {
      case .equal: break
      case .lessOrEqual: row.relation = .greaterOrEqual
      case .greaterOrEqual: row.relation = .lessOrEqual
      }
    }
    return row
  }

  func constraint(over variables: [Variable]) -> Constraint {
    let terms = terms.map { LinearExpression.Term(variables[$0.variable], coefficient: $0.coefficient) }
    return Constraint(LinearExpression(terms, constant: constant), relation)
  }
}

extension Row: CustomStringConvertible {
  var description: String {
    let sum = terms.map { "\($0.coefficient)·x\($0.variable)" } + ["\(constant)"]
    return sum.joined(separator: " + ") + " \(relation) 0 @\(priority)"
  }
}
