extension Simplex {
  /// Starts recording what a call changes.
  ///
  /// What was left to the next solve and concerns required rows is done first, as a part of the call.
  mutating func beginCall() {
    turnMovesIntoWork()
    journal.open(isPending: isPending)
    journal.dirty.replaceAll(with: dirty)
    journal.requiredSuspects.replaceAll(with: requiredSuspects)
    journal.wasAllDirty = isAllDirty
    if isPending { enforceAnyway() }
  }

  /// The call has succeeded.
  mutating func commitCall() {
    journal.isOpen = false
    for place in 0..<journal.retired.count { vacate(journal.retired[place]) }
    journal.retired.removeAll()
    for place in 0..<journal.values.count {
      changes.note(journal.values[place].variable, before: journal.values[place].before)
    }
  }

  /// The call is refused: the active set, the sides and the values become what they were.
  ///
  /// - Complexity: O(what the call had changed); O(*n*) if it had exchanged rows.
  mutating func undoCall() {
    journal.isOpen = false
    journal.retired.removeAll()
    undoSides()
    if !journal.activations.isEmpty { undoActivations() }
    undoValues()
    answerGradient()
    undoWork()
    isPending = journal.wasPending
  }

  private mutating func undoSides() {
    for place in stride(from: journal.sides.count - 1, through: 0, by: -1) {
      let record = journal.sides[place]
      let present = rows[record.row].side
      pulledCount += (record.before == 0 ? 0 : 1) - (present == 0 ? 0 : 1)
      rows[record.row].side = record.before
      pull(record.row, by: Double(record.before - present))
    }
  }

  private mutating func undoActivations() {
    for place in stride(from: journal.activations.count - 1, through: 0, by: -1) {
      let record = journal.activations[place]
      forgetPosition(of: active[record.position])
      active[record.position] = record.before
    }
    for position in 0..<Int32(active.count) {
      let code = active[position]
      if code < 0 {
        stayPosition[~code] = position
      } else {
        rows[code].position = position
        uncountPassive(code)
      }
    }
    rebuildFactors()
  }

  /// Only what was to be done before is to be done again.
  private mutating func undoWork() {
    for place in 0..<dirty.count { rows[dirty[place]].isDirty = false }
    dirty.removeAll()
    isAllDirty = journal.wasAllDirty
    for place in 0..<journal.dirty.count where rows[journal.dirty[place]].isActive { markDirty(journal.dirty[place]) }
    for place in 0..<journal.requiredSuspects.count where marks[journal.requiredSuspects[place]].contains(.counted) {
      suspect(journal.requiredSuspects[place])
    }
  }

  private mutating func forgetPosition(of code: Int32) {
    clearMultiplier(of: code)
    if code < 0 {
      stayPosition[~code] = -1
    } else {
      rows[code].position = -1
      if rows[code].stage == .live && !rows[code].isUnplaced { countPassive(code) }
    }
  }

  private mutating func undoValues() {
    directions.valuesMoved()
    for place in stride(from: journal.values.count - 1, through: 0, by: -1) {
      let record = journal.values[place]
      values[record.variable] = record.before
    }
  }
}
