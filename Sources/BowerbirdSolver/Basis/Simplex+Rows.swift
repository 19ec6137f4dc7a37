extension Simplex {
  // MARK: - Tenancy

  /// Stores a row in the place of a vacant one, or at the end.
  ///
  /// The caller then appends the coefficients with `matrix.appendEntry`.
  ///
  /// - Returns: The number of the row.
  mutating func allocateRow(_ row: Row, target: Double) -> Int32 {
    completeVariables()
    if rows.capacity == 0 { reserveForRows() }
    var tenant = row
    liveRowCount += 1
    if row.weightExponent.magnitude > Self.largestExponent { hasExtremeNumbers = true }
    noteSize(of: target)
    var place = firstVacantRow
    if place < 0 {
      place = Int32(rows.count)
      rows.append(tenant)
      marks.append(tenant.ownMarks)
    } else {
      firstVacantRow = rows[place].position
      tenant.generation = rows[place].generation &+ 1
      rows[place] = tenant
      marks[place] = tenant.ownMarks
    }
    matrix.beginRow(place, rightSide: target)
    return place
  }

  /// Reserves memory for a number of further rows, with a number of entries in all.
  mutating func reserve(rows count: Int, entries: Int) {
    rows.reserve(more: count)
    marks.reserve(more: count)
    matrix.reserve(rows: count, entries: entries)
  }

  /// The magnitude of a weight's exponent above which the row counts as having extreme numbers.
  ///
  /// Sums of squares of smaller numbers are still within the range of a double.
  private static let largestExponent: Int16 = 400

  /// Records that a target is so large that differences of such targets may overflow.
  @inline(__always)
  mutating func noteSize(of target: Double) {
    if target.magnitude > Tolerances.extreme { hasExtremeNumbers = true }
  }

  /// Returns a Boolean value that indicates whether a row has such extreme numbers that exact arithmetic skips its
  /// part.
  ///
  /// Doubles could not represent the exact answer.
  func isExtreme(_ row: Int32) -> Bool {
    if rows[row].weightExponent.magnitude > Self.largestExponent { return true }
    if target(of: row).magnitude > Tolerances.extreme { return true }
    return matrix.places(of: row).contains { matrix.entries[$0].value.magnitude < Tolerances.faint }
  }

  /// Records a coefficient that is small beside the largest of its row, and may look like rounding.
  @inline(__always)
  mutating func noteFaintness(of coefficient: Double) {
    if coefficient.magnitude >= Tolerances.plain { return }
    noteHiddenBits(of: coefficient, 1)
    if coefficient.magnitude < Tolerances.faint { hasExtremeNumbers = true }
  }

  private mutating func noteHiddenBits(of coefficient: Double, _ sign: Int) {
    if coefficient.magnitude >= Tolerances.plain || coefficient == 0 { return }
    let bits = sign * Self.hiddenBits(of: coefficient)
    hiddenBits.plain += bits
    if coefficient.magnitude < Tolerances.small { hiddenBits.small += bits }
  }

  /// Returns the number of bits by which a coefficient is below the largest of its row.
  static func hiddenBits(of coefficient: Double) -> Int {
    if coefficient == 0 { return 0 }
    return max(0, min(mostBits, -Int(coefficient.exponent)))
  }

  private static let mostBits = 64

  /// A Boolean value that indicates whether products of coefficients may be so small that independent rows look
  /// dependent in floating point.
  var mayHideProducts: Bool { hiddenBits.plain >= Self.bitsThatHide }

  /// A Boolean value that indicates whether products of a few coefficients may be so small that sums lose them
  /// unnoticed.
  var hidesProducts: Bool { hiddenBits.small >= Self.bitsThatHide }

  /// A Boolean value that indicates whether directions have too few digits for values to follow them.
  @inline(__always)
  var hasFewDigits: Bool { hasExtremeNumbers || factors.value.isRounded || hidesProducts }

  /// The number of hidden bits (see `hiddenBits(of:)`) at which a product of coefficients may be below
  /// `Tolerances.multiplierFloor`, and be mistaken for rounding.
  static let bitsThatHide = 36

  /// Subtracts the hidden bits of a row that is about to be removed.
  private mutating func forgetFaintness(of row: Int32) {
    if hiddenBits.plain == 0 { return }
    for place in matrix.places(of: row) { noteHiddenBits(of: matrix.entries[place].value, -1) }
  }

  /// Removes the newest row without a trace, for a call that is refused.
  mutating func discard(_ row: Int32) {
    assert(!rows[row].isBasic && !marks[row].contains(.counted), "only a row without effect can be discarded")
    forgetFaintness(of: row)
    matrix.removeRow(row)
    liveRowCount -= 1
    // A row with an earlier tenant existed before the call, so it only becomes vacant.
    if Int(row) == rows.count - 1 && rows[row].generation == 0 {
      _ = rows.removeLast()
      _ = marks.removeLast()
    } else {
      rows[row].stage = .vacant
      rows[row].generation &-= 1
      rows[row].position = firstVacantRow
      firstVacantRow = row
    }
  }

  /// Makes a nonbasic row vacant, and removes its coefficients.
  mutating func freeRow(_ row: Int32) {
    assert(!rows[row].isBasic, "a basic row cannot be freed")
    uncountNonbasic(row)
    forgetDirections()
    multipliers.clear(&rows[row].multiplier)
    forgetFaintness(of: row)
    matrix.removeRow(row)
    if rows[row].stage == .live { liveRowCount -= 1 }
    let generation = rows[row].generation
    rows[row].stage = .vacant
    rows[row].isDirty = false
    marks[row].remove(.primalInfeasible)
    rows[row].isUnplaced = false
    rows[row].isListedDualInfeasible = false
    rows[row].isEdit = false
    rows[row].generation = generation
    rows[row].position = firstVacantRow
    firstVacantRow = row
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
    if marks[row].contains(.primalInfeasible) { return }
    if journal.value.isOpen { recordMarks(of: row) }
    marks[row].insert(.primalInfeasible)
    if marks[row].contains(.required) {
      work.requiredPrimalInfeasible.append(row)
    } else {
      work.primalInfeasible.append(row)
    }
  }

  /// Clears the mark of a row on a list of primal infeasible rows.
  ///
  /// The list drops the entry when it is next processed.
  mutating func unlistPrimalInfeasible(_ row: Int32) {
    if !marks[row].contains(.primalInfeasible) { return }
    if journal.value.isOpen { recordMarks(of: row) }
    marks[row].remove(.primalInfeasible)
  }

  /// Records the marks of a row before they change.
  private mutating func recordMarks(of row: Int32) {
    journal.value.marks.append(Journal.Marks(row: row, before: marks[row]))
  }

  /// Moves a row to another level, and updates its marks.
  mutating func setPriority(_ row: Int32, _ priority: Double) {
    if journal.value.isOpen { recordMarks(of: row) }
    rows[row].priority = priority
    updateMarks(of: row)
  }

  /// Updates the marks that follow from the row itself.
  mutating func updateMarks(of row: Int32) {
    marks[row] = marks[row].intersection(.passing).union(rows[row].ownMarks)
  }

  mutating func markUnplaced(_ row: Int32) {
    work.isPending = true
    if rows[row].isUnplaced { return }
    rows[row].isUnplaced = true
    work.unplaced.append(row)
  }

  /// Lists an entry if its multiplier is out of bounds.
  mutating func checkBalance(of entry: BasisEntry) {
    if entry.isStay {
      let variable = entry.variable
      if work.isStayListedDualInfeasible[variable] || multipliers.sign(stayMultiplier[variable]) == 0 { return }
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

  /// Returns the place of a basis entry's multiplier relative to its bounds: -1 below, 0 within, 1 above.
  ///
  /// Required rows have one bound, 0. Optional constraints have bounds at their own level. The multipliers of stays and
  /// leaving rows must be 0.
  @inline(__always)
  func excess(of entry: BasisEntry) -> Int {
    if entry.isStay { return multipliers.sign(stayMultiplier[entry.variable]) }
    let head = multipliers.firstSignificant(rows[entry.row].multiplier)
    // A multiplier of 0 is within any bounds.
    if head < 0 { return 0 }
    let (level, priority) = (multipliers[head].level, rows[entry.row].priority)
    let sign = multipliers[head].value > 0 ? 1 : -1
    if rows[entry.row].stage == .leaving { return sign }
    if rows[entry.row].isRequired || level < priority {
      // An optional constraint with a multiplier of 0 at its own level is on that bound, so the next weaker level
      // decides.
      let relation = rows[entry.row].relation
      return relation == .lessOrEqual ? min(sign, 0) : relation == .greaterOrEqual ? max(sign, 0) : 0
    }
    if level > priority { return sign }
    let row = rows[entry.row]
    return multipliers.excess(atOwnLevel: head, lower: row.lower * row.weight, upper: row.upper * row.weight)
  }

  // MARK: - Nonbasic rows

  mutating func countNonbasic(_ row: Int32) {
    if marks[row].contains(.counted) { return }
    forgetDirections()
    if journal.value.isOpen { recordMarks(of: row) }
    marks[row].insert(.counted)
    if rows[row].isRequired { nonbasicRequiredCount += 1 }
    for place in matrix.places(of: row) { nonbasicRows[matrix.entries[place].column] += 1 }
  }

  mutating func uncountNonbasic(_ row: Int32) {
    if !marks[row].contains(.counted) { return }
    if journal.value.isOpen { recordMarks(of: row) }
    marks[row].remove(.counted)
    if rows[row].isRequired { nonbasicRequiredCount -= 1 }
    for place in matrix.places(of: row) { nonbasicRows[matrix.entries[place].column] -= 1 }
  }

  /// Sets the side of a nonbasic row, and adds the change of its pull to the gradient.
  mutating func setSide(_ row: Int32, _ side: Int8) {
    let before = rows[row].side
    if before == side { return }
    if journal.value.isOpen { journal.value.sides.append(Journal.Side(row: row, before: before)) }
    sidedRowCount += (side == 0 ? 0 : 1) - (before == 0 ? 0 : 1)
    rows[row].side = side
    updateMarks(of: row)
    pull(row, by: Double(side - before))
    statistics.flips += 1
  }

  /// Adds the pull of a row, times a factor, to the gradient.
  mutating func pull(_ row: Int32, by factor: Double) {
    work.isPending = true
    let pull = factor * rows[row].weight
    let level = rows[row].priority
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      work.gradient.append(GradientTerm(level: level, variable: entry.column, value: pull * entry.value))
    }
  }

  /// Sets the side of a row that becomes nonbasic.
  ///
  /// The gradient does not change, because the pull of the side was a part of the row's multiplier.
  mutating func setNonbasicSide(_ row: Int32, _ side: Int8) {
    if journal.value.isOpen { journal.value.sides.append(Journal.Side(row: row, before: 0)) }
    rows[row].side = side
    updateMarks(of: row)
    if side != 0 { sidedRowCount += 1 }
  }

  mutating func clearNonbasicSide(_ row: Int32) {
    let before = rows[row].side
    if before == 0 { return }
    if journal.value.isOpen { journal.value.sides.append(Journal.Side(row: row, before: before)) }
    rows[row].side = 0
    updateMarks(of: row)
    sidedRowCount -= 1
  }
}
