/// Finding replacements for rows that were removed while basic.
///
/// If many rows were removed, stays replace them together, before the descent. If only a few rows were removed, they
/// are replaced one by one after the descent. The descent has then brought the multipliers of removed rows to 0. A
/// nonbasic equality on its target replaces such a row if possible. Otherwise the stay of a variable replaces the row,
/// and the variable keeps its value.
extension Simplex {
  /// Replaces each removed row that is still basic by an equality on its target or by a stay.
  mutating func releaseLeaving() {
    if work.removed.isEmpty { return }
    forgetReplaced()
    sortLeaving()
    for index in 0..<work.removed.count where isWaiting(work.removed[index]) { release(work.removed[index]) }
    work.removed.removeAll()
  }

  /// Returns a Boolean value that indicates whether a row is a removed row that is still basic.
  private func isWaiting(_ row: Int32) -> Bool { rows[row].stage == .removed && rows[row].isBasic }

  /// Gives the positions of many removed rows to stays at once, and builds the factors once.
  ///
  /// If only a few rows were removed, the call replaces none of them.
  ///
  /// Many rows may depend on one variable, as equal widths all depend on the first width. If such rows were replaced
  /// one by one, each replacement would need a solve that reaches all of these rows.
  ///
  /// A basic row that depends on other basic rows and the new stays becomes nonbasic. The call lists, as unplaced, the
  /// nonbasic equalities that may take the positions of the stays. Among these are optional equalities that gave way to
  /// the removed rows.
  ///
  /// The call comes before the descent, because the descent would exchange removed rows whose multipliers are not 0 one
  /// by one.
  mutating func releaseTogether() {
    if work.removed.isEmpty { return }
    forgetReplaced()
    if !isWorthMatching(work.removed.count) { return }
    replaceLeavingByStays()
    for row in 0..<Int32(rows.count) where mayTakeFreedPosition(row) {
      setSide(row, 0)
      markUnplaced(row)
    }
    rebuildFactors()
  }

  private mutating func replaceLeavingByStays() {
    var kept = 0
    // A row is listed twice if another row took its position, and a new row with the same number was removed as well.
    for index in 0..<work.removed.count where isWaiting(work.removed[index]) {
      let row = work.removed[index], position = rows[row].position
      if basis.stayPosition[position] < 0 {
        clearMultiplier(of: .row(row))
        makeNonbasic(.row(row))
        makeBasic(.stay(of: position), at: position)
      } else {
        work.removed[kept] = row
        kept += 1
      }
    }
    work.removed.truncate(to: kept)
  }

  /// Returns a Boolean value that indicates whether a row may become basic at a position that a removed row leaves.
  ///
  /// There are two kinds of such rows. One kind is the nonbasic equality that is on its target and has the side 0. The
  /// other kind is the nonbasic optional equality with a variable whose stay is basic at the position with the
  /// variable's index.
  private func mayTakeFreedPosition(_ row: Int32) -> Bool {
    if rows[row].relation != .equal || rows[row].stage != .live || rows[row].isBasic { return false }
    if !rows.marks[row].contains(.counted) { return false }
    if !rows[row].isRequired && hasStay(row) { return true }
    return rows[row].side == 0 && residual(of: row).isZero
  }

  private func hasStay(_ row: Int32) -> Bool {
    matrix.indices(of: row).contains { basis.stayPosition[matrix.entries[$0].column] == matrix.entries[$0].column }
  }

  /// Removes from `work.removed` the rows that are no longer basic, because other rows have taken their positions.
  private mutating func forgetReplaced() {
    var kept = 0
    for index in 0..<work.removed.count where isWaiting(work.removed[index]) {
      work.removed[kept] = work.removed[index]
      kept += 1
    }
    work.removed.truncate(to: kept)
  }

  /// Sorts the removed rows by their positions in the order of the factors, the last position first.
  ///
  /// Few other rows depend on a row near the end of the order. If the rows of a chain are replaced from the chain's end
  /// on, few values move along the direction of each row.
  private mutating func sortLeaving() {
    if work.removed.count < 2 { return }
    let (rows, indices) = (rows.elements, factors.value.indexInOrder.elements)
    work.removed.sort { left, right in
      indices[Int(rows[Int(left)].position)] > indices[Int(rows[Int(right)].position)]
    }
  }

  /// Takes a basic inequality with multiplier 0 out of the basis, before a new target relaxes the inequality.
  ///
  /// The inequality has pushed the values to their present places. If it stayed basic, the values would follow its
  /// target, but undetermined values should keep their places.
  mutating func releaseIfIdle(_ row: Int32, movingTo target: Double) {
    // With extreme numbers, even a call that relaxes a row may be refused, and a refused call must change nothing.
    if sizes.hasExtremes || !yields(row, movingTo: target) { return }
    // Pending work on the row is done first. So the result does not depend on whether values were read before the call.
    if rows[row].isBasic || rows[row].isUnplaced || rows.marks[row].contains(.primalInfeasible) { solveWithinCall() }
    if rows[row].isBasic && multipliers.firstSignificant(rows[row].multiplier) < 0 { release(row) }
  }

  private func yields(_ row: Int32, movingTo target: Double) -> Bool {
    switch rows[row].relation {
    case .equal: false
    case .lessOrEqual: target > self.target(of: row)
    case .greaterOrEqual: target < self.target(of: row)
    }
  }

  private mutating func release(_ row: Int32) {
    let position = rows[row].position
    clearMultiplier(of: .row(row))
    step.add(1, at: position)
    factors.value.solveTransposed(&step)
    if let successor = restingEquality() {
      step.clear()
      unlistPrimalInfeasible(successor)
      expressInBasis(.row(successor))
      exchange(at: position, entering: .row(successor))
    } else {
      let variable = freestVariable(at: position)
      let pivot = step[variable]
      step.clear()
      becomeStay(of: variable, at: position, pivot)
    }
  }

  /// Makes a stay basic at a position, in the place of a row with multiplier 0.
  ///
  /// No multiplier changes. So of the coefficients that express the stay in the basis, the exchange needs only `pivot`,
  /// the coefficient for this position. The caller reads `pivot` from the direction of the leaving row.
  private mutating func becomeStay(of variable: Int32, at position: Int32, _ pivot: Double) {
    alpha.add(1, at: variable)
    factors.value.transform(&alpha)
    alpha.set(pivot, at: position)
    exchange(at: position, entering: .stay(of: variable))
  }

  /// Returns the nonbasic equality of the strongest priority that is on its target and that the step vector would move
  /// off the target, or nil if there is none.
  private mutating func restingEquality() -> Int32? {
    collectMovingRows()
    var best: Int32?
    for index in 0..<movingRows.count {
      let row = movingRows[index].row
      if rows[row].relation != .equal || rows[row].side != 0 || rows[row].stage != .live { continue }
      if movingRows[index].rate == 0 || !residual(of: row).isZero { continue }
      if let chosen = best, rows[chosen].priority >= rows[row].priority { continue }
      best = row
    }
    return best
  }

  /// Returns the variable whose stay takes a position: the variable that moves most along the step vector, or the
  /// variable with the index `position` if it moves at least a sixteenth as far.
  ///
  /// A variable whose stay is basic is excluded, because a stay is basic at one position at most. In exact numbers no
  /// such variable moves, but rounding may give such a variable the largest rate.
  private mutating func freestVariable(at position: Int32) -> Int32 {
    var best: Int32?
    var largest = 0.0
    for index in 0..<step.walkCount {
      let variable = step.index(atStep: index)
      if step[variable].magnitude > largest && basis.stayPosition[variable] < 0 {
        largest = step[variable].magnitude
        best = variable
      }
    }
    if basis.stayPosition[position] < 0 && !(step[position].magnitude < largest * Tolerances.preferredPivot) {
      return position
    }
    // The position holds a row, so there are fewer basic stays than variables.
    return best ?? (0..<Int32(variableCount)).first { basis.stayPosition[$0] < 0 } ?? position
  }
}
