import BowerbirdSolver

/// Adds up the terms of a row by variable.
struct TermSum {
  private(set) var terms: [LinearExpression.Term] = []
  private var places: [Int32] = []
  private var hasZeros = false

  mutating func reserve(_ variableCount: Int) {
    while places.count < variableCount { places.append(-1) }
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    if coefficient == 0 { return }
    let place = places[variable.index]
    if place < 0 {
      places[variable.index] = Int32(terms.count)
      terms.append(LinearExpression.Term(variable, coefficient: coefficient))
    } else {
      let sum = terms[Int(place)].coefficient + coefficient
      let isRounding = sum.magnitude <= 1e-15 * coefficient.magnitude
      terms[Int(place)].coefficient = isRounding ? 0 : sum
      hasZeros = hasZeros || isRounding
    }
  }

  /// Whether all coefficients are finite.
  var isFinite: Bool {
    for term in terms where !term.coefficient.isFinite { return false }
    return true
  }

  /// Removes all terms.
  mutating func clear() {
    for term in terms { places[term.variable.index] = -1 }
    hasZeros = false
    terms.removeAll(keepingCapacity: true)
  }

  /// Returns the terms without those that cancel, and empties the builder.
  mutating func finish() -> [LinearExpression.Term] {
    // Clearing needs the cancelled terms too, to forget their places.
    let finished = hasZeros ? terms.filter { $0.coefficient != 0 } : terms
    clear()
    return finished
  }
}
