/// Changing the targets and priorities of rows in place.
extension Simplex {
  /// Moves the target of a row.
  ///
  /// - Returns: Whether all required rows can still hold. If not, `conflict` lists the contradicting rows.
  mutating func retarget(_ row: Int32, to target: Double) -> Bool {
    sizes.noteTarget(target)
    if self.target(of: row) == target { return true }
    setTargetAsWork(of: row, to: target)
    if !rows[row].isRequired { return true }
    let needsNoCheck = rows[row].isBasic ? nonbasic.requiredCount == 0 : rows[row].isUnplaced
    return needsNoCheck || runDualSimplex()
  }

  /// Moves the target of a row, and lists the row for the next solve.
  ///
  /// A basic row is listed in `work.dirty`, and a nonbasic row as primal infeasible. A new row that is in
  /// `work.unplaced` already is not listed again.
  private mutating func setTargetAsWork(of row: Int32, to target: Double) {
    setTarget(of: row, to: target)
    if rows[row].isBasic { return markDirty(row) }
    directions.value.targetMoved()
    if !rows[row].isUnplaced { listPrimalInfeasible(row) }
  }

  /// Moves the targets of several rows as one call.
  ///
  /// - Returns: Whether all required rows can still hold. If not, `conflict` lists the contradicting rows.
  /// - Complexity: O(*k* + *t*), where *k* counts the moves, and *t* the entries of the factors that the moves reach.
  mutating func retarget(_ moves: [(row: Int32, target: Double)]) -> Bool {
    for (row, target) in moves where self.target(of: row) != target {
      noteChange(of: row)
      sizes.noteTarget(target)
      setTargetAsWork(of: row, to: target)
    }
    return runDualSimplex()
  }

  /// Moves the target of a basic row, if the range of the row's cached direction shows that no row changes side.
  ///
  /// - Returns: Whether the target was moved.
  mutating func moveInRange(_ row: Int32, to target: Double) -> Bool {
    let direction = Int32(rows[row].direction)
    if direction < 0 || hasFewDigits || target.magnitude > Tolerances.extreme { return false }
    if !directions.value.move(direction, to: target) { return false }
    setTarget(of: row, to: target)
    return true
  }

  /// Changes the priority of a row.
  ///
  /// - Returns: Whether all required rows can still hold. If not, `conflict` lists the contradicting rows.
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
    if rows[row].isFree { clearMultiplier(of: .row(row)) }
    listIfDualInfeasible(of: .row(row))
    // A basic optional constraint can always hold, but the step to its target may still be pending.
    return priority < 1000 || nonbasic.requiredCount == 0 || runDualSimplex()
  }

  private mutating func reprioritiseNonbasic(_ row: Int32, to priority: Double) -> Bool {
    let side = rows[row].side
    setSide(row, 0)
    let wasCounted = rows.marks[row].contains(.counted)
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
