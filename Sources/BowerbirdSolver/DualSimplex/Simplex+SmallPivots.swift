/// Pivots that are so small beside other numbers that they may be rounding.
///
/// A product of small coefficients may be as small as rounding, but is a usable pivot. If such a product were mistaken
/// for rounding, the solver could report a conflict that does not exist. In a problem with extreme numbers, no small
/// number is trusted, because its size does not show whether it is rounding.
extension Simplex {
  /// Returns the best candidate to leave among entries with small pivots.
  ///
  /// Pivots above `Tolerances.smallPivot` come first. If there is none, a smaller pivot counts if it is a product of
  /// small coefficients. The candidate's `exists` is false if there is no such pivot either.
  mutating func bestSmallPivot(for row: Int32, growth: Double, _ cycleGuard: CycleGuard) -> LeavingCandidate {
    let small = bestLeaving(growth: growth, Tolerances.smallPivot, cycleGuard)
    if small.exists || sizes.hasExtremes || !bestLeaving(growth: growth, 0, cycleGuard).exists { return small }
    addUpMagnitudes(of: row)
    defer { step.clear() }
    return bestLeaving(growth: growth, Tolerances.smallPivot, cycleGuard, trustsProducts: true)
  }

  /// Returns a Boolean value that indicates whether a small number in `alpha`, the row's coefficients in the basis, is
  /// a product of small coefficients.
  ///
  /// The result is false if the number is 0 or the remainder of a cancellation. In a problem with extreme numbers, the
  /// result is always false.
  mutating func isProduct(at position: Int32, of row: Int32) -> Bool {
    if alpha[position] == 0 || sizes.hasExtremes { return false }
    addUpMagnitudes(of: row)
    defer { step.clear() }
    return isProduct(at: position)
  }

  /// Returns a Boolean value that indicates whether a small number in `alpha` is a product of small coefficients.
  ///
  /// `step` must contain the sums of magnitudes that `addUpMagnitudes(of:)` computes.
  @inline(__always)
  func isProduct(at position: Int32) -> Bool { alpha[position].magnitude > step[position] * Tolerances.pivot }

  /// Stores in `step`, for each number in `alpha`, the sum of the magnitudes of its terms.
  mutating func addUpMagnitudes(of row: Int32) {
    for index in matrix.indices(of: row) { step.add(matrix.entries[index].value, at: matrix.entries[index].column) }
    factors.value.addUpMagnitudes(&step)
  }

  /// Returns a Boolean value that indicates whether a small pivot has the same value when it is computed from the
  /// leaving entry's direction.
  ///
  /// A pivot that is only rounding would have a different value there. Afterwards, `alpha` contains the row's
  /// coefficients in the basis again.
  mutating func isConfirmed(_ candidate: LeavingCandidate, for row: Int32) -> Bool {
    let pivot = alpha[candidate.position]
    step.add(1, at: candidate.position)
    factors.value.solveTransposed(&step)
    var confirmed = 0.0
    for index in matrix.indices(of: row) {
      let entry = matrix.entries[index]
      confirmed += entry.value * step[entry.column]
    }
    step.clear()
    alpha.clear()
    expressInBasis(.row(row))
    return (confirmed - pivot).magnitude <= pivot.magnitude * Tolerances.smallPivotAgreement
  }
}
