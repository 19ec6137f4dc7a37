/// Pivots that are so small beside others that they may be rounding.
///
/// Products of small coefficients are as small, and a conflict must not be reported in doubt. If single numbers are
/// extreme, no small number is trusted, because every number may then be such a product.
extension Simplex {
  /// Expresses a row in the basis, and chooses the entry that leaves for it.
  ///
  /// If no other entry may leave, a pivot that otherwise counts as rounding is tried with fresh factors, which leave
  /// no rounding of that size.
  mutating func chooseLeaving(for row: Int32, growth: Double, _ cycleGuard: CycleGuard) -> LeavingChoice {
    expressInBasis(.row(row))
    let choice = leavingChoice(growth: growth, Tolerances.pivot, cycleGuard)
    if choice.exists || !smallPivotChoice(for: row, growth: growth, cycleGuard).exists { return choice }
    if exchangesSinceBuild > 0 {
      alpha.clear()
      rebuildFactors()
      expressInBasis(.row(row))
    }
    let second = leavingChoice(growth: growth, Tolerances.pivot, cycleGuard)
    if second.exists { return second }
    let small = smallPivotChoice(for: row, growth: growth, cycleGuard)
    return small.exists && isConfirmed(small, for: row) ? small : LeavingChoice()
  }

  /// Returns the best choice among small pivots, or, if there is none, among products of small coefficients.
  private mutating func smallPivotChoice(for row: Int32, growth: Double, _ cycleGuard: CycleGuard) -> LeavingChoice {
    let small = leavingChoice(growth: growth, Tolerances.smallPivot, cycleGuard)
    if small.exists || hasExtremeNumbers || !leavingChoice(growth: growth, 0, cycleGuard).exists { return small }
    addUpMagnitudes(of: row)
    defer { step.clear() }
    return leavingChoice(growth: growth, 0, cycleGuard, trustsProducts: true)
  }

  /// Returns a Boolean value that indicates whether a small number in `alpha` is a product of small coefficients.
  ///
  /// If it is not, it is the rest of a cancellation. `alpha` must express the row.
  mutating func isProduct(at position: Int32, of row: Int32) -> Bool {
    if alpha[position] == 0 || hasExtremeNumbers { return false }
    addUpMagnitudes(of: row)
    defer { step.clear() }
    return isProduct(at: position)
  }

  /// Returns a Boolean value that indicates whether a small number in `alpha` is a product, while `step` holds the
  /// magnitudes.
  @inline(__always)
  func isProduct(at position: Int32) -> Bool { alpha[position].magnitude > step[position] * Tolerances.pivot }

  /// Loads `step` with the sums of the magnitudes of the terms that each number in `alpha` is the sum of.
  mutating func addUpMagnitudes(of row: Int32) {
    for place in matrix.places(of: row) { step.add(matrix.entries[place].value, at: matrix.entries[place].column) }
    factors.value.addUpMagnitudes(&step)
  }

  /// Returns a Boolean value that indicates whether a small pivot has the same value if computed from the leaving row's
  /// direction.
  ///
  /// Rounding would have another value.
  private mutating func isConfirmed(_ choice: LeavingChoice, for row: Int32) -> Bool {
    let pivot = alpha[choice.position]
    step.add(1, at: choice.position)
    factors.value.solveTransposed(&step)
    var confirmed = 0.0
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      confirmed += entry.value * step[entry.column]
    }
    step.clear()
    alpha.clear()
    expressInBasis(.row(row))
    return (confirmed - pivot).magnitude <= pivot.magnitude * Tolerances.smallPivotAgreement
  }
}
