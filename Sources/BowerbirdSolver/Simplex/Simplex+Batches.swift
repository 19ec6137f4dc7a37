/// Adding many rows in one call.
///
/// All equalities of a batch are matched at once with the stays that they replace, and the factors are built once. Rows
/// that are admitted one by one in a bad order close cycles in the factors, and a good order avoids these cycles.
extension Simplex {
  /// Makes all rows of a batch take effect: the required rows at once, the optional rows in the next solve.
  ///
  /// - Returns: Whether all required rows can hold. If not, `conflict` lists the contradicting rows, and the caller
  ///   must undo the call.
  mutating func admit(_ batch: [Int32]) -> Bool {
    // If removed rows were still basic, each new row would replace one of them in an exchange of its own.
    if isWorthMatching(batch.count) { releaseTogether() }
    beginCall(placesOptional: true)
    work.unplaced.reserve(more: batch.count)
    for row in batch where !rows[row].isRequired { markUnplaced(row) }
    if isWorthMatching(batch.count) { matchWithStays(batch) }
    for row in batch where rows[row].isRequired && !rows[row].isBasic {
      if rows[row].relation != .equal {
        countNonbasic(row)
        listPrimalInfeasible(row)
      } else if !rows.marks[row].contains(.counted) && !admitRequired(row) {
        return false
      }
    }
    if !runDualSimplex() { return false }
    commitCall()
    return true
  }

  /// Returns a Boolean value that indicates whether matching a number of rows together is faster than placing each row
  /// alone.
  ///
  /// Matching costs as much as building the factors.
  func isWorthMatching(_ count: Int) -> Bool { count >= 24 && count * 8 >= variableCount }

  /// Replaces stays by required equalities of a batch and by new optional equalities, and builds the factors once.
  ///
  /// Stays that remain are replaced by new optional inequalities of one variable, if the values violate them. If such
  /// inequalities entered later, each would need an exchange of its own. In a layout with texts below each other, each
  /// of these exchanges moves all texts below one text, so a solve would take quadratic time.
  mutating func matchWithStays(_ batch: [Int32] = []) {
    rebuildFactors(in: replaceStays(batch))
  }

  /// Matches stays with rows, and makes each matched row basic in the place of its stay.
  ///
  /// The call frees the memory of the matching, so that the factors, which are built next, can reuse it.
  ///
  /// - Returns: The blocks of the new basis, or nil if the matching has not listed them. The matching lists the blocks
  ///   only if no row was basic before.
  private mutating func replaceStays(_ batch: [Int32]) -> BlockOrder? {
    let idleBounds = setIdleBoundsAside()
    var matching = RowMatching()
    let candidateCount = batch.count + work.unplaced.count + idleBounds.count
    let isFirst = factors.value.isAllUnits
    matching.begin(variableCount: variableCount, rowCount: candidateCount, listsBlocks: isFirst) { variable in
      basis.stayPosition[variable] == variable && basis.stayMultiplier[variable] < 0
    }
    for row in batch where rows[row].isRequired && rows[row].relation == .equal { matching.appendBinding(row) }
    appendOptional(to: &matching)
    for index in 0..<idleBounds.count { matching.appendBound(idleBounds[index]) }
    matching.match(in: matrix)
    reserveExchanges(candidateCount)
    for unknown in 0..<matching.unknownCount {
      let (variable, row) = matching.pair(at: unknown)
      if row >= 0 { replaceStay(of: variable, by: row) }
    }
    return matching.finishedBlocks()
  }

  /// Appends the new optional constraints: first the equalities, then the bounds that the values violate.
  private mutating func appendOptional(to matching: inout RowMatching) {
    work.sortUnplaced(by: rows)
    var bounds = UniqueArray<Int32>()
    for index in 0..<work.unplaced.count where rows[work.unplaced[index]].isUnplaced {
      let row = work.unplaced[index]
      if rows[row].relation == .equal {
        matching.appendYielding(row)
      } else if isBeyondBound(row) {
        bounds.append(row)
      }
    }
    for index in 0..<bounds.count { matching.appendBound(bounds[index]) }
  }

  /// Takes the basic required inequalities with one variable and multiplier 0 out of the basis, and returns the indices
  /// of these rows.
  ///
  /// Such a row became basic in the place of a stay. The rows that are added now may need the position. The matching
  /// gives the inequalities only the positions that remain.
  private mutating func setIdleBoundsAside() -> UniqueArray<Int32> {
    var bounds = UniqueArray<Int32>()
    // During a call that may be refused, no position may change here, because the changes would not be recorded.
    if journal.value.isOpen { return bounds }
    for position in 0..<Int32(basis.count) where isIdleBound(basis[position]) && basis.stayPosition[position] < 0 {
      let row = basis[position].row
      bounds.append(row)
      basis.putStay(at: position)
      rows[row].position = -1
      countNonbasic(row)
      listPrimalInfeasible(row)
    }
    return bounds
  }

  private func isIdleBound(_ entry: BasisEntry) -> Bool {
    if entry.isStay || !rows.marks[entry.row].contains(.required) || rows.marks[entry.row].contains(.removed) {
      return false
    }
    return rows[entry.row].relation != .equal && matrix.spans[entry.row].count == 1 && rows[entry.row].multiplier < 0
  }

  /// Returns a Boolean value that indicates whether an inequality is a bound of a single variable whose value violates
  /// the bound.
  private func isBeyondBound(_ row: Int32) -> Bool {
    if matrix.spans[row].count != 1 { return false }
    let residual = residual(of: row)
    return rows[row].relation == .lessOrEqual ? residual.isPositive : residual.isNegative
  }

  /// Reserves memory for the records of many exchanges.
  private mutating func reserveExchanges(_ count: Int) {
    work.dirty.reserve(more: count)
    if journal.value.isOpen { journal.value.basisChanges.reserve(more: count) }
  }

  private mutating func replaceStay(of variable: Int32, by row: Int32) {
    basis.stayPosition[variable] = -1
    rows[row].isUnplaced = false
    makeBasic(.row(row), at: variable)
  }
}
