/// Writing a value as a sum of targets.
extension Simplex {
  /// Returns the parts of a variable's value: basis entries, with the factors of their targets.
  ///
  /// The value is the sum of the factors times the targets. The target of a stay is its variable's value.
  ///
  /// The call changes no later result.
  ///
  /// - Complexity: O(*m* + *k* log *k*), where *m* counts the entries of the factors that the solve visits, and *k* the
  ///   parts. If a factor may be rounding, also a factorization in exact numbers of a part with at most
  ///   `Certification.worthExactDigits` variables.
  mutating func compose(_ variable: Int32) -> [(entry: BasisEntry, factor: Double)] {
    let updateWork = factors.value.updateWork
    expressInBasis(.stay(of: variable))
    var parts: [(entry: BasisEntry, factor: Double)] = []
    for index in 0..<alpha.walkCount {
      let position = alpha.index(atStep: index)
      if alpha[position] != 0 { parts.append((basis[position], alpha[position])) }
    }
    alpha.clear()
    factors.value.updateWork = updateWork
    if mayBeRounding(parts) || !addUp(parts, to: variable), let exact = exactParts(of: variable) { parts = exact }
    parts.sort { $0.entry.isPrinted(before: $1.entry) }
    return parts
  }

  /// Returns the parts of a variable's value like `compose`, but without the stays of variables that cannot move.
  ///
  /// An inequality that holds when it is added replaces no stay. So a stay may be basic although nonbasic rows leave
  /// its variable only one value, as `x >= 40` and `x <= 40` do if `x` was 40 already. The call makes such rows basic
  /// in the places of stays, in a copy.
  ///
  /// The call changes no later result.
  ///
  /// - Complexity: The complexity of `compose`. If a nonbasic row bars the move of a stay, also a search for freedom.
  mutating func composeWithoutHeldStays(_ variable: Int32) -> [(entry: BasisEntry, factor: Double)] {
    let parts = compose(variable)
    if !parts.contains(where: { $0.entry.isStay && isHeld($0.entry) }) { return parts }
    var search = FreedomSearch(in: self, isWanted: Array(repeating: false, count: variableCount))
    return search.composition(of: variable)
  }

  /// Returns a Boolean value that indicates whether nonbasic rows keep the variable of a stay from moving at all.
  private mutating func isHeld(_ stay: BasisEntry) -> Bool {
    let updateWork = factors.value.updateWork
    step.add(1, at: basis.stayPosition[stay.variable])
    factors.value.solveTransposed(&step)
    collectMovingRows()
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    for index in 0..<movingRows.count { narrow(&lowest, &highest, by: movingRows[index]) }
    step.clear()
    factors.value.updateWork = updateWork
    return lowest == highest
  }

  /// Returns a Boolean value that indicates whether a factor is so small beside other factors that its true value may
  /// be 0.
  private func mayBeRounding(_ parts: [(entry: BasisEntry, factor: Double)]) -> Bool {
    let largest = parts.reduce(0) { max($0, $1.factor.magnitude) }
    return parts.contains { $0.factor.magnitude < largest * Tolerances.doubtful }
  }

  /// Returns a Boolean value that indicates whether the rows and stays of the parts, times their factors, add up to the
  /// unit row of the variable, apart from rounding.
  private mutating func addUp(_ parts: [(entry: BasisEntry, factor: Double)], to variable: Int32) -> Bool {
    defer { step.clear() }
    step.add(-1, at: variable)
    var size = 1.0
    for part in parts {
      size = max(size, part.factor.magnitude)
      if part.entry.isStay {
        step.add(part.factor, at: part.entry.variable)
        continue
      }
      for index in matrix.indices(of: part.entry.row) {
        step.add(part.factor * matrix.entries[index].value, at: matrix.entries[index].column)
      }
    }
    return step.largestMagnitude <= size * Tolerances.exactParts
  }

  private func exactParts(of variable: Int32) -> [(entry: BasisEntry, factor: Double)]? {
    var visited: Set<Int32> = []
    let part = ExactPart(around: variable, in: self, visited: &visited, limit: Certification.worthExactDigits)
    return part?.composition(of: variable)
  }
}
