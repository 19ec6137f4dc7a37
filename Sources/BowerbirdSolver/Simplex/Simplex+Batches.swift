/// Adding many rows in one call.
///
/// Admitted one after the other in a bad order, rows would close cycles through each other that a good order does not have.
/// So equalities are matched with the stays that they shall replace all at once, and the factors are built once.
extension Simplex {
  /// Gives all rows of a batch their places: required ones at once, optional constraints in the next solve.
  ///
  /// - Returns: Whether that is possible; if not, `conflict` lists why, and the call is still to be undone.
  mutating func admit(_ batch: [Int32]) -> Bool {
    beginCall(placesWishes: true)
    work.unplaced.reserve(more: batch.count)
    for row in batch where !rows[row].isRequired { markUnplaced(row) }
    if isWorthMatching(batch.count) { matchWithStays(batch) }
    for row in batch where rows[row].isRequired && !rows[row].isBasic {
      if rows[row].relation != .equal {
        countNonbasic(row)
        listPrimalInfeasible(row)
      } else if !marks[row].contains(.counted) && !admitRequired(row) {
        return false
      }
    }
    if !enforceRequired() { return false }
    commitCall()
    return true
  }

  /// Whether so many rows are faster placed together, which costs as much as building the factors, than one after the other.
  func isWorthMatching(_ count: Int) -> Bool { count >= 24 && count * 8 >= variableCount }

  /// Matches the required equalities of a batch, and all new optional constraints that are equalities, with stays.
  ///
  /// What stays are left then go to new optional constraints that bound a single variable which lies beyond: those stays would all be exchanged
  /// for these bounds one by one, and a column of texts, each of which moves all those below, would take quadratic time.
  mutating func matchWithStays(_ batch: [Int32] = []) {
    let idleBounds = setIdleBoundsAside()
    var matching = RowMatching()
    let candidateCount = batch.count + work.unplaced.count + idleBounds.count
    matching.begin(rowCount: rows.count, variableCount: variableCount, candidateCount: candidateCount) { variable in
      stayPosition[variable] == variable && stayMultiplier[variable] < 0
    }
    for row in batch where rows[row].isRequired && rows[row].relation == .equal { matching.appendBinding(row) }
    appendOptional(to: &matching)
    for place in 0..<idleBounds.count { matching.appendBound(idleBounds[place]) }
    matching.match(in: matrix)
    for candidate in 0..<matching.candidates.count where matching.variables[candidate] >= 0 {
      replaceStay(of: matching.variables[candidate], by: matching.candidates[candidate])
    }
    rebuildFactors()
  }

  /// Appends the new optional constraints: the equalities, and after them what lies beyond.
  private mutating func appendOptional(to matching: inout RowMatching) {
    sortUnplaced()
    var bounds = Store<Int32>()
    for place in 0..<work.unplaced.count where rows[work.unplaced[place]].isUnplaced {
      let row = work.unplaced[place]
      if rows[row].relation == .equal {
        matching.appendYielding(row)
      } else if isBeyondBound(row) {
        bounds.append(row)
      }
    }
    for place in 0..<bounds.count { matching.appendBound(bounds[place]) }
  }

  /// Makes required bounds of single variables nonbasic that are basic and that nothing pulls against, and lists them.
  ///
  /// They took the places that were free when they came, one after the other. What comes together now may have those, and the
  /// bounds have what is left.
  private mutating func setIdleBoundsAside() -> Store<Int32> {
    var bounds = Store<Int32>()
    // A call that may be refused leaves things where they are.
    if journal.isOpen { return bounds }
    for position in 0..<Int32(basis.count) where isIdleBound(basis[position]) && stayPosition[position] < 0 {
      let row = basis[position]
      bounds.append(row)
      basis[position] = ~position
      stayPosition[position] = position
      rows[row].position = -1
      countNonbasic(row)
      listPrimalInfeasible(row)
    }
    return bounds
  }

  private func isIdleBound(_ code: Int32) -> Bool {
    if code < 0 || !marks[code].contains(.required) || marks[code].contains(.leaving) { return false }
    return rows[code].relation != .equal && matrix.spans[code].count == 1 && rows[code].multiplier < 0
  }

  /// Whether an inequality is a bound of a single variable that the variable's value violates.
  private func isBeyondBound(_ row: Int32) -> Bool {
    if matrix.spans[row].count != 1 { return false }
    let residual = residual(of: row)
    return rows[row].relation == .lessOrEqual ? residual.isPositive : residual.isNegative
  }

  private mutating func replaceStay(of variable: Int32, by row: Int32) {
    stayPosition[variable] = -1
    rows[row].isUnplaced = false
    makeBasic(row, at: variable)
  }
}
