/// Making new rows basic or nonbasic.
///
/// A new equality can become basic in the place of a stay if the stay has a coefficient other than 0 in the row, as
/// expressed in the basis. No multiplier changes in this exchange. But values move, so nonbasic rows may be violated
/// afterward. The dual simplex method then makes the required ones hold, or finds a conflict.
extension Simplex {
  // MARK: - Required rows

  /// Makes a new required row hold together with all earlier required rows, as a call of its own.
  ///
  /// - Returns: Whether the row can hold together with the other required rows. If not, `conflict` lists the
  ///   contradicting rows, and the caller must undo the call.
  mutating func admit(_ row: Int32) -> Bool {
    // Neither of these two exchanges can violate a required row, so no check of the required rows follows.
    if rows[row].relation == .equal {
      if replaceSingletonStay(for: row) { return true }
      storePostponedMultipliers()
      if nonbasic.requiredCount == 0 && enterReplacing(row) { return true }
    }
    beginCall()
    if !admitRequired(row) { return false }
    commitCall()
    return true
  }

  /// Makes a new required row hold, as a part of a call.
  ///
  /// - Returns: Whether the row can hold together with the other required rows. If not, `conflict` lists the
  ///   contradicting rows.
  mutating func admitRequired(_ row: Int32) -> Bool {
    if rows[row].relation == .equal {
      if replaceSingletonStay(for: row) { return true }
      if enterReplacing(row) { return nonbasic.requiredCount == 0 || runDualSimplex() }
    }
    countNonbasic(row)
    listPrimalInfeasible(row)
    return runDualSimplex()
  }

  private mutating func enterReplacing(_ row: Int32) -> Bool {
    expressInBasis(.row(row))
    let candidate = replaceableCandidate(for: row)
    if !candidate.exists {
      alpha.clear()
      return false
    }
    moveMultiplier(from: basis[candidate.position], at: candidate.position, to: row, side: 0)
    exchange(at: candidate.position, entering: .row(row))
    return true
  }

  // MARK: - Optional constraints

  /// Makes new optional equalities basic if they depend on a stay or a removed row whose multiplier is 0.
  ///
  /// The strongest equalities come first.
  ///
  /// All other new optional constraints become nonbasic, and get their sides later in the solve.
  ///
  /// - Complexity: One solve with the factors for each equality.
  mutating func placeOptional() {
    if work.unplaced.isEmpty { return }
    setInequalitiesAside()
    if isWorthMatching(work.unplaced.count) { matchWithStays() }
    work.sortUnplaced(by: rows)
    let reaching = isWorthMatching(work.unplaced.count) ? variablesReachingReplaceable() : nil
    for index in 0..<work.unplaced.count {
      let row = work.unplaced[index]
      if !rows[row].isUnplaced { continue }
      rows[row].isUnplaced = false
      let mayReplace = reaching.map { reaching in
        matrix.indices(of: row).contains { reaching[Int(matrix.entries[$0].column)] }
      }
      if mayReplace ?? true, placeEquality(row) { continue }
      countNonbasic(row)
      listPrimalInfeasible(row)
    }
    work.unplaced.removeAll()
  }

  /// Takes all rows but the equalities out of `work.unplaced`.
  ///
  /// Inequalities become nonbasic, and get their sides later in the solve.
  private mutating func setInequalitiesAside() {
    work.primalInfeasible.reserve(more: work.unplaced.count)
    var kept = 0
    for index in 0..<work.unplaced.count {
      let row = work.unplaced[index]
      if !rows[row].isUnplaced { continue }
      if rows[row].isBasic || rows[row].stage != .live {
        rows[row].isUnplaced = false
      } else if rows[row].relation == .equal {
        work.unplaced[kept] = row
        kept += 1
      } else {
        rows[row].isUnplaced = false
        countNonbasic(row)
        listPrimalInfeasible(row)
      }
    }
    work.unplaced.truncate(to: kept)
  }

  /// Returns, for each variable, whether a row with this variable may depend on a stay or a removed row.
  ///
  /// If other basic rows determine all variables of a row, the row can replace nothing. The search recognizes such rows
  /// without expressing each of them in the basis. When a row replaces a stay, no variable's result changes from false
  /// to true, so one search serves many rows.
  private func variablesReachingReplaceable() -> [Bool] {
    factors.value.variables(reaching: { position in
      let entry = basis[position]
      return entry.isStay || rows.marks[entry.row].contains(.removed)
    })
  }

  private mutating func placeEquality(_ row: Int32) -> Bool {
    if replaceSingletonStay(for: row) { return true }
    expressInBasis(.row(row))
    let candidate = replaceableCandidate(for: row)
    if !candidate.exists || multipliers.firstSignificant(multiplierHead(of: basis[candidate.position])) >= 0 {
      alpha.clear()
      return false
    }
    moveMultiplier(from: basis[candidate.position], at: candidate.position, to: row, side: 0)
    exchange(at: candidate.position, entering: .row(row))
    return true
  }

  // MARK: - Stays

  /// Returns the best stay or removed row that a row can replace.
  ///
  /// If there is none, the result's `exists` is false.
  ///
  /// `alpha` must contain the row's coefficients in the basis.
  private mutating func replaceableCandidate(for row: Int32) -> LeavingCandidate {
    var largest = 0.0
    listReplaceable(measuring: &largest)
    let smallest = largest * Tolerances.pivot
    let candidate = bestReplaceable { alpha[$0].magnitude > smallest }
    return candidate.exists || replaceable.isEmpty || sizes.hasExtremes ? candidate : replaceableProduct(for: row)
  }

  /// Returns the best position in `replaceable` for which `counts` returns true.
  @inline(__always)
  private func bestReplaceable(_ counts: (Int32) -> Bool) -> LeavingCandidate {
    var best = LeavingCandidate()
    for index in 0..<replaceable.count where counts(replaceable[index]) {
      let position = replaceable[index]
      let candidate = LeavingCandidate(
        position: position, rank: LeavingCandidate.freeRank, pivot: alpha[position].magnitude)
      if !best.exists || prefersReplaceable(candidate, best) { best = candidate }
    }
    return best
  }

  /// Returns the best position in `replaceable` whose number in `alpha` is small because it is a product of small
  /// coefficients, and not because it is rounding.
  private mutating func replaceableProduct(for row: Int32) -> LeavingCandidate {
    addUpMagnitudes(of: row)
    defer { step.clear() }
    return bestReplaceable { isProduct(at: $0) }
  }

  /// Lists in `replaceable` the positions of stays and removed rows at which `alpha` is not 0.
  ///
  /// The call also sets `largest` to the largest magnitude in `alpha`.
  private mutating func listReplaceable(measuring largest: inout Double) {
    replaceable.removeAll()
    for index in 0..<alpha.walkCount {
      let position = alpha.index(atStep: index)
      let size = alpha[position].magnitude
      if size == 0 { continue }
      if size > largest { largest = size }
      let entry = basis[position]
      if entry.isStay || rows.marks[entry.row].contains(.removed) { replaceable.append(position) }
    }
  }

  /// Makes a row basic in the place of the stay of one of its variables, if no basic row involves this variable yet.
  ///
  /// The variable's coefficient in the row is the pivot, so the exchange needs no solve. A layout that is declared box
  /// by box is therefore built in time proportional to its terms.
  ///
  /// An equality replaces the stay whose variable occurs in the fewest rows. An inequality replaces the stay of the
  /// variable that was created last, so that in a chain of boxes each box pushes the boxes after it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - mindsRequired: Whether to skip variables that nonbasic required rows may involve, because the exchange might
  ///     violate such rows.
  /// - Returns: Whether the row is basic now.
  mutating func replaceSingletonStay(for row: Int32, mindsRequired: Bool = true) -> Bool {
    let isEqual = rows[row].relation == .equal
    var best: Int32 = -1
    var bestLength = Int32.max
    for index in matrix.indices(of: row) {
      let entry = matrix.entries[index]
      let variable = entry.column
      if entry.value.magnitude < Tolerances.untouchedPivot || basis.stayPosition[variable] != variable { continue }
      if !factors.value.isRowSingleton(variable) || basis.stayMultiplier[variable] >= 0 { continue }
      if mindsRequired && nonbasic.requiredCount > 0 && nonbasic.rows[variable] > 0 { continue }
      let length = isEqual ? matrix.columnLength[variable] : 0
      if length < bestLength || (length == bestLength && variable > best) {
        best = variable
        bestLength = length
      }
    }
    if best < 0 { return false }
    let wasCounted = rows.marks[row].contains(.counted)
    basis.stayPosition[best] = -1
    makeBasic(.row(row), at: best)
    forgetDirections()
    if factors.value.place(row, of: matrix, at: best) { return true }
    restoreStay(of: best, insteadOf: row)
    // A nonbasic row must have the mark `counted`, because walks along columns skip rows without it.
    if wasCounted { countNonbasic(row) }
    return false
  }

  private mutating func restoreStay(of variable: Int32, insteadOf row: Int32) {
    rows[row].position = -1
    basis.putStay(at: variable)
  }
}
