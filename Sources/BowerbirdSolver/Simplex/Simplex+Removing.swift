/// Removing rows, and changing them in place.
extension Simplex {
  /// Removes a row.
  ///
  /// Its handle is invalid at once. A basic row keeps its position until the next solve.
  ///
  /// The row first has the effect on the values that is still pending. So a read before the removal makes no difference
  /// to the values.
  mutating func remove(_ row: Int32) {
    if rows[row].isUnplaced || marks[row].contains(.primalInfeasible) { solveWithinCall() }
    work.isPending = true
    if rows[row].isEdit {
      editRow[matrix.entries[matrix.spans[row].start].column] = -1
      editCount -= 1
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
    liveRowCount -= 1
    rows[row].stage = .leaving
    updateMarks(of: row)
    rows[row].generation &+= 1
    forgetDirections()
    work.leaving.append(row)
    checkBalance(of: row)
  }

  /// Computes and stores the multiplier of a basic required equality, which is otherwise not stored.
  ///
  /// The product of the row's direction and the balance of all rows contains only this multiplier and the pulls of
  /// nonbasic rows.
  private mutating func storeFreeMultiplier(of row: Int32) {
    clearMultiplier(of: row)
    if sidedRowCount == 0 && work.gradient.isEmpty { return }
    balanceGradient()
    step.add(1, at: rows[row].position)
    factors.value.solveTransposed(&step)
    collectMovingRows()
    recomputeMultiplier(of: row, growth: 1)
    step.clear()
  }

  // MARK: - Changing

  /// Moves the target of a row.
  ///
  /// - Returns: Whether all required rows can still hold.
  mutating func retarget(_ row: Int32, to target: Double) -> Bool {
    noteSize(of: target)
    if self.target(of: row) == target || moveInRange(row, to: target) { return true }
    setTarget(of: row, to: target)
    if rows[row].isBasic {
      markDirty(row)
      return !rows[row].isRequired || nonbasicRequiredCount == 0 || enforceRequired()
    }
    directions.value.targetMoved()
    if rows[row].isUnplaced { return true }
    listPrimalInfeasible(row)
    return !rows[row].isRequired || enforceRequired()
  }

  /// Moves the target of a basic row, if the row's cached range shows that no row changes side.
  mutating func moveInRange(_ row: Int32, to target: Double) -> Bool {
    let slot = Int32(rows[row].direction)
    if slot < 0 || hasFewDigits || !directions.value.move(slot, to: target) { return false }
    setTarget(of: row, to: target)
    return true
  }

  /// Moves a row to another level.
  ///
  /// - Returns: Whether all required rows can still hold.
  mutating func reprioritise(_ row: Int32, to priority: Double) -> Bool {
    let before = rows[row]
    if before.priority == priority { return true }
    work.isPending = true
    if before.isUnplaced && priority < 1000 {
      setPriority(row, priority)
      return true
    }
    return before.isBasic ? reprioritiseBasic(row, to: priority) : reprioritiseNonbasic(row, to: priority)
  }

  private mutating func reprioritiseBasic(_ row: Int32, to priority: Double) -> Bool {
    if rows[row].isFree { storeFreeMultiplier(of: row) }
    unlistPrimalInfeasible(row)
    setPriority(row, priority)
    if rows[row].isFree { clearMultiplier(of: row) }
    checkBalance(of: row)
    // A basic optional constraint can always hold, but the step to its target may still be pending.
    return priority < 1000 || nonbasicRequiredCount == 0 || enforceRequired()
  }

  private mutating func reprioritiseNonbasic(_ row: Int32, to priority: Double) -> Bool {
    let side = rows[row].side
    setSide(row, 0)
    let wasCounted = marks[row].contains(.counted)
    uncountNonbasic(row)
    // Required and optional rows have separate lists of primal infeasible rows, so the row is listed again below.
    unlistPrimalInfeasible(row)
    rows[row].isUnplaced = false
    setPriority(row, priority)
    if priority == 1000 { return admitRequired(row) }
    if wasCounted { countNonbasic(row) }
    setSide(row, side)
    listPrimalInfeasible(row)
    return true
  }
}
