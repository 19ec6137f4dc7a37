/// Removing rows.
extension Simplex {
  /// Removes a row.
  ///
  /// Its handle is invalid at once. A basic row keeps its position until the next solve.
  ///
  /// Pending work on the row is done first. So the values are the same whether or not they were read before the
  /// removal.
  mutating func remove(_ row: Int32) {
    if rows[row].isUnplaced || rows.marks[row].contains(.primalInfeasible) { solveWithinCall() }
    work.isPending = true
    if rows[row].isEdit {
      edits.end(matrix.entries[matrix.spans[row].start].column)
      rows[row].isEdit = false
    }
    if rows[row].isBasic {
      removeBasic(row)
    } else {
      if rows[row].side != 0 { setSide(row, 0) }
      freeRow(row)
    }
  }

  private mutating func removeBasic(_ row: Int32) {
    if rows[row].isFree { storeFreeMultiplier(of: row) }
    rows.beginLeaving(row)
    forgetDirections()
    work.leaving.append(row)
    checkBalance(of: .row(row))
  }

  /// Computes and stores the multiplier of a basic required equality, which is otherwise not stored.
  ///
  /// Along the row's direction no other basic row moves, so the multiplier balances the pulls of the nonbasic rows that
  /// move there.
  mutating func storeFreeMultiplier(of row: Int32) {
    clearMultiplier(of: .row(row))
    if nonbasic.sidedCount == 0 && work.gradient.isEmpty { return }
    balanceGradient()
    step.add(1, at: rows[row].position)
    factors.value.solveTransposed(&step)
    collectMovingRows()
    recomputeMultiplier(of: .row(row), growth: 1)
    step.clear()
  }
}
