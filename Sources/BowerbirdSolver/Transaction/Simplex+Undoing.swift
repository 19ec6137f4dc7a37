/// Calls that may be refused: every change is recorded, and undone to the last bit if the call is refused.
///
/// To restore only the values and the basis would not be enough. A later solve may choose between equally good points
/// by the last bit of a multiplier, or by the order in which cells of the factors are linked. So these are restored
/// too.
extension Simplex {
  // MARK: - Beginning

  /// Starts to record the changes of a call.
  ///
  /// Pending work on required rows is done first, as a part of the call.
  ///
  /// - Parameters:
  ///   - row: The row that the call changes in place, if any.
  ///   - placesOptional: Whether the call may change `work.unplaced`, so that the journal has to copy this list.
  mutating func beginCall(changing row: Int32? = nil, placesOptional: Bool = false) {
    storePostponedMultipliers()
    recordLists(placesOptional: placesOptional)
    journal.value.open(presentCounts())
    if let row { noteChange(of: row) }
    factors.value.beginRecording()
    markMovedDirty()
    if work.isPending { enforceRequired() }
  }

  /// Records the state of a row that the call changes in place.
  mutating func noteChange(of row: Int32) {
    journal.value.changed.append(Journal.Changed(row: row, before: rows[row], target: target(of: row)))
  }

  private func presentCounts() -> Journal.Counts {
    Journal.Counts(
      isPending: work.isPending, isAllDirty: work.isAllDirty, hasExtremes: sizes.hasExtremes,
      rangesHold: directions.value.rangesHold, offsetsHold: directions.value.offsetsHold, basisVersion: basis.version,
      updates: updates, sidedCount: nonbasic.sidedCount,
      primalInfeasible: work.primalInfeasible.count, dualInfeasible: work.dualInfeasible.count,
      doubts: work.doubts.count)
  }

  private mutating func recordLists(placesOptional: Bool) {
    journal.value.dirty.removeAll()
    for index in 0..<work.dirty.count {
      let row = work.dirty[index]
      journal.value.dirty.append(Journal.Listed(row: row, counts: rows[row].isDirty))
    }
    journal.value.requiredPrimalInfeasible.replaceAll(with: work.requiredPrimalInfeasible)
    journal.value.gradient.replaceAll(with: work.gradient.terms)
    journal.value.keepsUnplaced = placesOptional
    if !placesOptional { return }
    for index in 0..<work.unplaced.count {
      let row = work.unplaced[index]
      journal.value.unplaced.append(Journal.Listed(row: row, counts: rows[row].isUnplaced))
    }
  }

  /// Stores the basis and the factors before the first refactorization of a call, so that the call can be undone.
  ///
  /// Before later refactorizations of the same call, this function does nothing.
  mutating func parkFactors() {
    if journal.value.hasParked { return }
    journal.value.hasParked = true
    journal.value.parkedBasis.replaceAll(with: basis.entries)
    journal.value.parkedBasisChanges = journal.value.basisChanges.count
    journal.value.hasParkedUnits = factors.value.isAllUnits
    if journal.value.hasParkedUnits {
      factors.value.endRecording()
      return
    }
    var parked = HeapBox(Factorization(units: basis.count))
    swap(&factors, &parked)
    journal.value.parkedFactors = consume parked
  }

  // MARK: - Succeeding

  /// Ends a call that has succeeded; the changes of the call can no longer be undone.
  mutating func commitCall() {
    journal.value.stopRecording()
    factors.value.endRecording()
    directions.value.forgetMoves()
    if journal.value.forgetsDirections { forgetDirections() }
    for index in 0..<journal.value.retired.count { freeRow(journal.value.retired[index]) }
    changes.reserve(more: journal.value.values.count)
    for index in 0..<journal.value.values.count {
      changes.note(journal.value.values[index].variable, before: journal.value.values[index].before)
    }
    journal.value.close()
  }

  // MARK: - Being refused

  /// Undoes all changes of a refused call.
  ///
  /// - Complexity: O(changes of the call).
  mutating func undoCall() {
    guard let counts = journal.value.counts else { return }
    undoBasisChanges()
    undoFactors()
    undoMultipliers()
    undoMarks()
    undoSides()
    undoLists(counts)
    undoValues()
    undoCounts(counts)
    while !journal.value.changed.isEmpty { undo(journal.value.changed.removeLast()) }
    journal.value.close()
  }

  private mutating func undoBasisChanges() {
    if journal.value.hasParked { unparkBasis() }
    while !journal.value.basisChanges.isEmpty {
      let record = journal.value.basisChanges.removeLast()
      setAside(basis[record.position], from: record.position)
      putBack(record.before, at: record.position)
    }
  }

  private mutating func unparkBasis() {
    journal.value.basisChanges.truncate(to: journal.value.parkedBasisChanges)
    for position in 0..<Int32(basis.count) { setAside(basis[position], from: position) }
    for position in 0..<Int32(basis.count) { putBack(journal.value.parkedBasis[position], at: position) }
  }

  private mutating func setAside(_ entry: BasisEntry, from position: Int32) {
    if entry.isStay {
      if basis.stayPosition[entry.variable] == position { basis.stayPosition[entry.variable] = -1 }
    } else if rows[entry.row].position == position {
      rows[entry.row].position = -1
    }
  }

  private mutating func putBack(_ entry: BasisEntry, at position: Int32) {
    basis[position] = entry
    if entry.isStay { basis.stayPosition[entry.variable] = position } else { rows[entry.row].position = position }
  }

  private mutating func undoFactors() {
    if journal.value.hasParkedUnits {
      factors.value.reset()
      return
    }
    if let parked = journal.value.parkedFactors.take() { factors = parked }
    factors.value.rollBack()
  }

  private mutating func undoMultipliers() {
    while !journal.value.multipliers.isEmpty {
      let record = journal.value.multipliers.removeLast()
      if record.entry.isStay {
        multipliers.set(
          record.before, at: record.level, of: &basis.stayMultiplier[record.entry.variable], isExact: record.wasExact)
      } else {
        multipliers.set(
          record.before, at: record.level, of: &rows[record.entry.row].multiplier, isExact: record.wasExact)
      }
    }
  }

  private mutating func undoMarks() {
    while !journal.value.marks.isEmpty {
      let record = journal.value.marks.removeLast()
      let present = rows.marks[record.row]
      rows.marks[record.row] = record.before
      let change: Int32 = (record.before.contains(.counted) ? 1 : 0) - (present.contains(.counted) ? 1 : 0)
      if change == 0 { continue }
      if present.contains(.required) { nonbasic.requiredCount += Int(change) }
      for index in matrix.indices(of: record.row) { nonbasic.rows[matrix.entries[index].column] += change }
    }
  }

  private mutating func undoSides() {
    while !journal.value.sides.isEmpty {
      let record = journal.value.sides.removeLast()
      rows[record.row].side = record.before
      rows.updateMarks(of: record.row)
    }
  }

  private mutating func undoLists(_ counts: Journal.Counts) {
    undoDirty()
    work.requiredPrimalInfeasible.replaceAll(with: journal.value.requiredPrimalInfeasible)
    work.gradient.terms.replaceAll(with: journal.value.gradient)
    work.primalInfeasible.truncate(to: counts.primalInfeasible)
    work.doubts.truncate(to: counts.doubts)
    while work.dualInfeasible.count > counts.dualInfeasible { unlistDualInfeasible(work.dualInfeasible.removeLast()) }
    if journal.value.keepsUnplaced { undoUnplaced() }
  }

  private mutating func undoDirty() {
    for index in 0..<work.dirty.count { rows[work.dirty[index]].isDirty = false }
    work.dirty.removeAll()
    for index in 0..<journal.value.dirty.count {
      let listed = journal.value.dirty[index]
      work.dirty.append(listed.row)
      if listed.counts { rows[listed.row].isDirty = true }
    }
  }

  private mutating func undoUnplaced() {
    for index in 0..<work.unplaced.count { rows[work.unplaced[index]].isUnplaced = false }
    work.unplaced.removeAll()
    for index in 0..<journal.value.unplaced.count {
      let listed = journal.value.unplaced[index]
      work.unplaced.append(listed.row)
      if listed.counts { rows[listed.row].isUnplaced = true }
    }
  }

  private mutating func undoValues() {
    while !journal.value.values.isEmpty {
      let record = journal.value.values.removeLast()
      values[record.variable] = record.before
    }
  }

  private mutating func undoCounts(_ counts: Journal.Counts) {
    work.isPending = counts.isPending
    work.isAllDirty = counts.isAllDirty
    sizes.hasExtremes = counts.hasExtremes
    directions.value.restore(rangesHold: counts.rangesHold, offsetsHold: counts.offsetsHold)
    basis.version = counts.basisVersion
    updates = counts.updates
    nonbasic.sidedCount = counts.sidedCount
  }

  private mutating func undo(_ changed: Journal.Changed) {
    setTarget(of: changed.row, to: changed.target)
    rows[changed.row].priority = changed.before.priority
    rows[changed.row].isUnplaced = changed.before.isUnplaced
    rows.updateMarks(of: changed.row)
  }
}
