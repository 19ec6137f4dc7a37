/// Taking rows out, and changing them in place.
extension Simplex {
  /// Takes a row out.
  ///
  /// Its handle is dead at once; an active row holds its place until the next solve.
  ///
  /// What it has not yet done to the values it does first: whether somebody has looked in the meantime makes no difference.
  mutating func remove(_ row: Int32) {
    if rows[row].isUnplaced || marks[row].contains(.suspect) { solveWithinCall() }
    isPending = true
    if rows[row].isEdit {
      editRow[matrix.entries[matrix.spans[row].start].column] = -1
      editCount -= 1
      rows[row].isEdit = false
    }
    if rows[row].isActive {
      removeActive(row)
    } else {
      if rows[row].side != 0 { setSide(row, 0) }
      vacate(row)
    }
  }

  private mutating func removeActive(_ row: Int32) {
    if rows[row].isFree { storeFreeMultiplier(of: row) }
    liveRowCount -= 1
    rows[row].stage = .leaving
    renewStanding(of: row)
    rows[row].tenancy &+= 1
    forgetDirections()
    leaving.append(row)
    checkBalance(of: row)
  }

  /// Works out the multiplier of an active required equality, which is otherwise not stored.
  ///
  /// Multiplying the balance of all rows with the row's direction leaves its own multiplier and the pulls of passive rows.
  private mutating func storeFreeMultiplier(of row: Int32) {
    clearMultiplier(of: row)
    if pulledCount == 0 && gradient.isEmpty { return }
    answerGradient()
    step.add(1, at: rows[row].position)
    factors.solveTransposed(&step)
    touchPassiveRows()
    confirmMultiplier(of: row, growth: 1)
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
    if rows[row].isActive {
      markDirty(row)
      return !rows[row].isRequired || passiveRequiredCount == 0 || enforceRequired()
    }
    directions.targetMoved()
    if rows[row].isUnplaced { return true }
    suspect(row)
    return !rows[row].isRequired || enforceRequired()
  }

  /// Moves the target of an active row, if that is known to make no row change side.
  mutating func moveInRange(_ row: Int32, to target: Double) -> Bool {
    let slot = Int32(rows[row].direction)
    if slot < 0 || hasFewDigits || !directions.move(slot, to: target) { return false }
    setTarget(of: row, to: target)
    return true
  }

  /// Moves a row to another level.
  ///
  /// - Returns: Whether all required rows can still hold.
  mutating func reprioritise(_ row: Int32, to priority: Double) -> Bool {
    let before = rows[row]
    if before.priority == priority { return true }
    isPending = true
    if before.isUnplaced && priority < 1000 {
      setPriority(row, priority)
      return true
    }
    return before.isActive ? reprioritiseActive(row, to: priority) : reprioritisePassive(row, to: priority)
  }

  private mutating func reprioritiseActive(_ row: Int32, to priority: Double) -> Bool {
    if rows[row].isFree { storeFreeMultiplier(of: row) }
    unsuspect(row)
    setPriority(row, priority)
    if rows[row].isFree { clearMultiplier(of: row) }
    checkBalance(of: row)
    // A wish that is active holds already; but the step to its target may still be pending.
    return priority < 1000 || passiveRequiredCount == 0 || enforceRequired()
  }

  private mutating func reprioritisePassive(_ row: Int32, to priority: Double) -> Bool {
    let side = rows[row].side
    setSide(row, 0)
    let wasCounted = marks[row].contains(.counted)
    uncountPassive(row)
    // The list of suspects depends on the priority, so the row is listed anew.
    unsuspect(row)
    rows[row].isUnplaced = false
    setPriority(row, priority)
    if priority == 1000 { return admitRequired(row) }
    if wasCounted { countPassive(row) }
    setSide(row, side)
    suspect(row)
    return true
  }
}
