/// Recording the infeasibility certificate of a required row that cannot enter.
extension Simplex {
  /// Records the row that cannot enter, and the basic rows that contradict it: those whose coefficients in `alpha` are
  /// not 0.
  ///
  /// Basic rows are linearly independent, so the contradiction needs each of these rows, and the conflict is minimal.
  mutating func recordConflict(of row: Int32) {
    conflict.removeAll()
    conflict.append(row)
    let smallest = alpha.largestMagnitude * Tolerances.pivot
    let mayHaveProducts = !sizes.hasExtremes && alpha.hasFaintNumbers(upTo: smallest)
    if mayHaveProducts { addUpMagnitudes(of: row) }
    for index in 0..<alpha.walkCount {
      let position = alpha.index(atStep: index)
      let takesPart = alpha[position].magnitude > smallest || mayHaveProducts && isProduct(at: position)
      if takesPart && basis[position].isRow { conflict.append(basis[position].row) }
    }
    if mayHaveProducts { step.clear() }
  }

  /// Returns the factors with which the rows of the last conflict add up to a contradiction, in units of the
  /// constraints as written.
  ///
  /// The first row of the conflict could not enter. This method expresses that row in the other rows. The other rows
  /// are still basic, because the refused call has not been undone yet.
  ///
  /// If exact arithmetic has proved the refusal, the factors are the exact multipliers, rounded once.
  ///
  /// - Complexity: One solve of the factors.
  mutating func conflictFactors() -> [Double] {
    if conflict.exactFactors.count == conflict.count { return conflict.exactFactors }
    let entering = conflict[0]
    let updateWork = factors.value.updateWork
    expressInBasis(.row(entering))
    let sign = factorOfEntering()
    var factorsOfRows = [sign]
    for index in 1..<conflict.count {
      let row = conflict[index]
      let share = rows[row].isBasic ? alpha[rows[row].position] : 0
      factorsOfRows.append(-sign * share * (rows[entering].weight / rows[row].weight))
    }
    alpha.clear()
    factors.value.updateWork = updateWork
    return factorsOfRows
  }

  /// Returns the factor of the row that could not enter: 1 or -1.
  private func factorOfEntering() -> Double {
    switch rows[conflict[0]].relation {
    case .lessOrEqual: 1
    case .greaterOrEqual: -1
    case .equal: residual(of: conflict[0]).value > 0 ? 1 : -1
    }
  }
}
