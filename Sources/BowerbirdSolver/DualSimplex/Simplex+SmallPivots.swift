/// Pivots that are as small beside others as rounding is.
///
/// Products of small coefficients are as small, and a contradiction is too serious to be said in doubt. Where single numbers are
/// extreme, everything is a product of something, and nothing is trusted that is faint.
extension Simplex {
  /// Expresses a row in the basic ones, and chooses the one that leaves for it.
  ///
  /// Where nothing else may leave, a pivot that otherwise passes for rounding is tried with fresh factors, which leave no
  /// rounding of that size.
  mutating func chooseLeaving(for row: Int32, growth: Double, _ guardian: CycleGuard) -> LeavingChoice {
    expressInBasis(row)
    let choice = leavingChoice(growth: growth, Tolerances.pivot, guardian)
    if choice.exists || !smallPivotChoice(for: row, growth: growth, guardian).exists { return choice }
    if exchangesSinceBuild > 0 {
      alpha.clear()
      rebuildFactors()
      expressInBasis(row)
    }
    let second = leavingChoice(growth: growth, Tolerances.pivot, guardian)
    if second.exists { return second }
    let faint = smallPivotChoice(for: row, growth: growth, guardian)
    return faint.exists && isConfirmed(faint, for: row) ? faint : LeavingChoice()
  }

  /// The choice among faint pivots, and, where there is none, among those that are products.
  private mutating func smallPivotChoice(for row: Int32, growth: Double, _ guardian: CycleGuard) -> LeavingChoice {
    let faint = leavingChoice(growth: growth, Tolerances.smallPivot, guardian)
    if faint.exists || hasExtremeNumbers || !leavingChoice(growth: growth, 0, guardian).exists { return faint }
    addUpMagnitudes(of: row)
    defer { step.clear() }
    return leavingChoice(growth: growth, 0, guardian, trustsProducts: true)
  }

  /// Whether a small number in `alpha`, which expresses a row, is a product of small coefficients and not what cancellation left.
  mutating func isProduct(at position: Int32, of row: Int32) -> Bool {
    if alpha[position] == 0 || hasExtremeNumbers { return false }
    addUpMagnitudes(of: row)
    defer { step.clear() }
    return isProduct(at: position)
  }

  /// The same while `step` holds the sums of magnitudes.
  @inline(__always)
  func isProduct(at position: Int32) -> Bool { alpha[position].magnitude > step[position] * Tolerances.pivot }

  /// Has `step` hold, by position, the sums of the magnitudes that expressing a row in the basic ones is added up from.
  mutating func addUpMagnitudes(of row: Int32) {
    for place in matrix.places(of: row) { step.add(matrix.entries[place].value, at: matrix.entries[place].column) }
    factors.addUpMagnitudes(&step)
  }

  /// Whether a faint pivot comes out the same from the direction of what would leave: rounding would not.
  private mutating func isConfirmed(_ choice: LeavingChoice, for row: Int32) -> Bool {
    let pivot = alpha[choice.position]
    step.add(1, at: choice.position)
    factors.solveTransposed(&step)
    var confirmed = 0.0
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      confirmed += entry.value * step[entry.column]
    }
    step.clear()
    alpha.clear()
    expressInBasis(row)
    return (confirmed - pivot).magnitude <= pivot.magnitude * Tolerances.smallPivotAgreement
  }
}
