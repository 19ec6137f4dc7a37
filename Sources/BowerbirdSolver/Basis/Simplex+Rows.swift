extension Simplex {
  // MARK: - Adding and removing

  /// Stores a row in the place of a vacant row, or at the end.
  ///
  /// The caller then appends the coefficients with `matrix.appendEntry`.
  ///
  /// - Returns: The number of the row.
  mutating func allocateRow(_ row: Row, target: Double) -> Int32 {
    completeVariables()
    if rows.capacity == 0 { reserveForRows() }
    sizes.noteWeight(exponent: row.weightExponent)
    sizes.noteTarget(target)
    let index = rows.append(row)
    matrix.beginRow(index, rightSide: target)
    return index
  }

  /// Reserves memory for `count` more rows, which have `entries` entries in all.
  mutating func reserve(rows count: Int, entries: Int) {
    if rows.capacity == 0 { shareMemory(rows: count, entries: entries) }
    rows.reserve(more: count)
    matrix.reserve(rows: count, entries: entries)
  }

  /// Returns a Boolean value that indicates whether a row has such extreme numbers that exact arithmetic skips the part
  /// of the problem that contains the row.
  ///
  /// The exact values of such a part might not be representable as doubles.
  func isExtreme(_ row: Int32) -> Bool {
    if rows[row].weightExponent.magnitude > NumberSizes.largestExponent { return true }
    if target(of: row).magnitude > Tolerances.extreme { return true }
    return matrix.indices(of: row).contains { matrix.entries[$0].value.magnitude < Tolerances.faint }
  }

  /// A Boolean value that indicates whether cached directions are too inexact to move values along them.
  @inline(__always)
  var hasFewDigits: Bool { sizes.hasExtremes || factors.value.isRounded || sizes.hidesProducts }

  /// Undoes the addition of the row that was added last, because the call that added it is refused.
  mutating func discard(_ row: Int32) {
    assert(!rows[row].isBasic && !rows.marks[row].contains(.counted), "only a row without effect can be discarded")
    removeCoefficients(of: row)
    rows.discard(row)
  }

  /// Makes a nonbasic row vacant, and removes its coefficients.
  mutating func freeRow(_ row: Int32) {
    assert(!rows[row].isBasic, "a basic row cannot be freed")
    uncountNonbasic(row)
    forgetDirections()
    multipliers.clear(&rows[row].multiplier)
    removeCoefficients(of: row)
    rows.vacate(row)
  }

  private mutating func removeCoefficients(of row: Int32) {
    if sizes.hasHiddenBits {
      for index in matrix.indices(of: row) { sizes.forgetCoefficient(matrix.entries[index].value) }
    }
    matrix.removeRow(row)
  }

  // MARK: - Lists

  mutating func markDirty(_ row: Int32) {
    work.isPending = true
    if rows[row].isDirty { return }
    rows[row].isDirty = true
    work.dirty.append(row)
  }

  mutating func listPrimalInfeasible(_ row: Int32) {
    work.isPending = true
    if rows.marks[row].contains(.primalInfeasible) { return }
    if journal.value.isOpen { recordMarks(of: row) }
    rows.marks[row].insert(.primalInfeasible)
    if rows.marks[row].contains(.required) {
      work.requiredPrimalInfeasible.append(row)
    } else {
      work.primalInfeasible.append(row)
    }
  }

  /// Clears the mark `primalInfeasible` of a row.
  ///
  /// The list keeps an entry for the row until the list is next processed.
  mutating func unlistPrimalInfeasible(_ row: Int32) {
    if !rows.marks[row].contains(.primalInfeasible) { return }
    if journal.value.isOpen { recordMarks(of: row) }
    rows.marks[row].remove(.primalInfeasible)
  }

  /// Records the present marks of a row in the journal, so that they can be restored if the call is refused.
  private mutating func recordMarks(of row: Int32) {
    journal.value.marks.append(Journal.Marks(row: row, before: rows.marks[row]))
  }

  /// Changes the priority of a row, and updates its marks.
  mutating func setPriority(_ row: Int32, _ priority: Double) {
    if journal.value.isOpen { recordMarks(of: row) }
    rows[row].priority = priority
    rows.updateMarks(of: row)
  }

  mutating func markUnplaced(_ row: Int32) {
    work.isPending = true
    if rows[row].isUnplaced { return }
    rows[row].isUnplaced = true
    work.unplaced.append(row)
  }

  /// Lists an entry as dual infeasible if its multiplier is out of bounds.
  ///
  /// If only the tolerance keeps a row's multiplier within its bounds, the call records a doubt about the row.
  mutating func listIfDualInfeasible(of entry: BasisEntry) {
    if entry.isStay {
      let variable = entry.variable
      if work.isStayListedDualInfeasible[variable] || multipliers.sign(basis.stayMultiplier[variable]) == 0 { return }
      work.isStayListedDualInfeasible[variable] = true
    } else {
      if rows[entry.row].isListedDualInfeasible { return }
      if excess(of: entry) == 0 {
        let row = rows[entry.row]
        if multipliers.isNextToBound(row.multiplier, weight: row.weight) { noteDoubt(about: entry) }
        return
      }
      rows[entry.row].isListedDualInfeasible = true
    }
    work.isPending = true
    work.dualInfeasible.append(entry)
  }

  /// Returns -1 if a basis entry's multiplier is below its bounds, 0 if it is within them, and 1 if it is above them.
  ///
  /// The multiplier of a required inequality has one bound, 0. The multiplier of a required equality has no bound. The
  /// multiplier of an optional constraint has two bounds at the constraint's own level. The multipliers of stays and of
  /// removed rows must be 0.
  @inline(__always)
  func excess(of entry: BasisEntry) -> Int {
    if entry.isStay { return multipliers.sign(basis.stayMultiplier[entry.variable]) }
    let head = multipliers.firstSignificant(rows[entry.row].multiplier)
    // A multiplier of 0 is within any bounds.
    if head < 0 { return 0 }
    let (level, priority) = (multipliers[head].level, rows[entry.row].priority)
    let sign = multipliers[head].value > 0 ? 1 : -1
    if rows[entry.row].stage == .removed { return sign }
    if rows[entry.row].isRequired || level < priority {
      // If the row is optional, its multiplier is 0 at the row's own level. For an inequality, 0 is a bound, so the
      // sign at the weaker level decides.
      let relation = rows[entry.row].relation
      return relation == .lessOrEqual ? min(sign, 0) : relation == .greaterOrEqual ? max(sign, 0) : 0
    }
    if level > priority { return sign }
    let row = rows[entry.row]
    return multipliers.excess(atOwnLevel: head, lower: row.lower * row.weight, upper: row.upper * row.weight)
  }

  // MARK: - Nonbasic rows

  mutating func countNonbasic(_ row: Int32) {
    if rows.marks[row].contains(.counted) { return }
    forgetDirections()
    if journal.value.isOpen { recordMarks(of: row) }
    rows.marks[row].insert(.counted)
    if rows[row].isRequired { nonbasic.requiredCount += 1 }
    for index in matrix.indices(of: row) { nonbasic.rows[matrix.entries[index].column] += 1 }
  }

  mutating func uncountNonbasic(_ row: Int32) {
    if !rows.marks[row].contains(.counted) { return }
    if journal.value.isOpen { recordMarks(of: row) }
    rows.marks[row].remove(.counted)
    if rows[row].isRequired { nonbasic.requiredCount -= 1 }
    for index in matrix.indices(of: row) { nonbasic.rows[matrix.entries[index].column] -= 1 }
  }

  /// Sets the side of a nonbasic row, and adds the change of its pull to the gradient.
  mutating func setSide(_ row: Int32, _ side: Int8) {
    let before = rows[row].side
    if before == side { return }
    if journal.value.isOpen { journal.value.sides.append(Journal.Side(row: row, before: before)) }
    nonbasic.sidedCount += (side == 0 ? 0 : 1) - (before == 0 ? 0 : 1)
    rows[row].side = side
    rows.updateMarks(of: row)
    pull(row, by: Double(side - before))
    statistics.flips += 1
  }

  /// Adds a multiple of a row's pull to the gradient.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - factor: The factor of the pull that the row has if its side is 1.
  mutating func pull(_ row: Int32, by factor: Double) {
    work.isPending = true
    let pull = factor * rows[row].weight
    let level = rows[row].priority
    for index in matrix.indices(of: row) {
      let entry = matrix.entries[index]
      work.gradient.add(pull * entry.value, at: entry.column, level: level)
    }
  }

  /// Sets the side of a row that becomes nonbasic.
  ///
  /// The gradient does not change, because the row's multiplier already included the pull of this side.
  mutating func setNonbasicSide(_ row: Int32, _ side: Int8) {
    if journal.value.isOpen { journal.value.sides.append(Journal.Side(row: row, before: 0)) }
    rows[row].side = side
    rows.updateMarks(of: row)
    if side != 0 { nonbasic.sidedCount += 1 }
  }

  mutating func clearNonbasicSide(_ row: Int32) {
    let before = rows[row].side
    if before == 0 { return }
    if journal.value.isOpen { journal.value.sides.append(Journal.Side(row: row, before: before)) }
    rows[row].side = 0
    rows.updateMarks(of: row)
    nonbasic.sidedCount -= 1
  }
}
