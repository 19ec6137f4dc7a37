extension Simplex {
  /// Returns the target of a row: the number with which the row's left side is compared.
  @inline(__always)
  func target(of row: Int32) -> Double { matrix.spans[row].rightSide }

  @inline(__always)
  mutating func setTarget(of row: Int32, to target: Double) { matrix.spans[row].rightSide = target }

  /// The number `a·x − target` of a row, and how much of it may be rounding.
  struct Residual {
    var value: Double

    /// The sum of the magnitudes of the terms and the target.
    var size: Double

    /// The magnitude up to which `value` counts as rounding only.
    var slack: Double { size * Tolerances.feasibility + Tolerances.feasibilityFloor }

    var isPositive: Bool { value > slack }
    var isNegative: Bool { value < -slack }
    var isZero: Bool { !isPositive && !isNegative }

    /// A Boolean value that indicates whether the value is more than the rounding of a few sums, but has few digits or
    /// may count as 0.
    var isDoubtful: Bool {
      value.magnitude > size * Tolerances.rounding && (isZero || value.magnitude <= size * Tolerances.fewDigits)
    }

    /// Returns the distance that the row's left side may still move until it reaches the target, for ratio tests.
    ///
    /// - Parameter rate: The rate at which the left side moves, of which only the sign matters.
    /// - Returns: The distance; 0 if the row is on its target or moves away from it.
    @inline(__always)
    func gap(along rate: Double) -> Double { isZero ? 0 : max(0, rate > 0 ? -value : value) }
  }

  @inline(__always)
  func residual(of row: Int32) -> Residual {
    let span = matrix.spans[row]
    var sum = -span.rightSide
    var size = sum.magnitude
    for index in span.start..<span.start + span.count {
      let entry = matrix.entries[index]
      let term = entry.value * values[entry.column]
      sum += term
      size += term.magnitude
    }
    return Residual(value: sum, size: size)
  }

  // Inlined, because a call would copy the whole borrowed state.
  /// Returns the sign of a nonbasic required row's residual if the row is violated, otherwise 0.
  @inline(__always)
  func violation(ofRequired row: Int32, _ residual: Residual) -> Int {
    if residual.isPositive && rows[row].relation != .greaterOrEqual { return 1 }
    if residual.isNegative && rows[row].relation != .lessOrEqual { return -1 }
    return 0
  }

  // MARK: - Refreshing

  /// Corrects the values so that all dirty rows are on their targets again.
  ///
  /// A dirty row is a basic row that may be off its target. The correction moves nonbasic rows too. The call lists
  /// these rows as primal infeasible.
  ///
  /// The correction is computed from the residuals of the dirty rows, so rounding errors do not add up from call to
  /// call.
  ///
  /// - Returns: The number of values that may have moved.
  /// - Complexity: O(*k*), where *k* counts the factor entries that the solve visits, and the coefficients of the dirty
  ///   rows and of the variables that move.
  @discardableResult
  mutating func refreshValues() -> Int {
    var moved = 0
    // If values lost digits because they moved far, a second correction restores these digits.
    for _ in 0..<Self.mostCorrections where work.isAllDirty || !work.dirty.isEmpty {
      moved = max(moved, correctValues())
    }
    return moved
  }

  /// The largest number of times that one call of `refreshValues()` corrects the values.
  ///
  /// Each correction leaves an error of some 2⁻⁴⁰ of the distance that values move. Two corrections are therefore
  /// enough except for huge numbers, for which there is a third.
  private static let mostCorrections = 3

  private mutating func correctValues() -> Int {
    if work.isAllDirty || work.dirty.count > 64 + variableCount / 8 {
      correctAllValues()
      return variableCount
    }
    for index in 0..<work.dirty.count {
      let row = work.dirty[index]
      if rows[row].isDirty && rows[row].isBasic { loadCorrection(row) }
    }
    var moved = 0
    if step.walkCount > 0 {
      factors.value.solveTransposed(&step)
      moved = step.walkCount
      moveValues(by: 1)
      step.clear()
    }
    clearDirty()
    return moved
  }

  /// Empties the list of dirty rows, after the values have been corrected.
  ///
  /// The call also puts each dirty row with one variable exactly on its target.
  mutating func clearDirty() {
    for index in 0..<work.dirty.count {
      let row = work.dirty[index]
      if rows[row].isDirty && rows[row].isBasic { assignSingle(row) }
      rows[row].isDirty = false
    }
    work.dirty.removeAll()
  }

  /// Sets the variable of a row with one variable, so that the row is exactly on its target; ignores other rows.
  ///
  /// A step has already moved the variable to this value, apart from rounding, unless an intermediate result
  /// overflowed. After an overflow, the change is large. The call then lists the variable's nonbasic rows as primal
  /// infeasible.
  private mutating func assignSingle(_ row: Int32) {
    let span = matrix.spans[row]
    if span.count != 1 { return }
    let entry = matrix.entries[span.start]
    let value = span.rightSide / entry.value
    let change = (value - values[entry.column]).magnitude
    if change == 0 { return }
    moveValue(entry.column, to: value)
    let comesFromAfar = change > value.magnitude * Tolerances.feasibility
    if comesFromAfar && nonbasic.rows[entry.column] > 0 { listPrimalInfeasibleRows(of: entry.column) }
  }

  private mutating func correctAllValues() {
    for index in 0..<work.dirty.count { rows[work.dirty[index]].isDirty = false }
    work.dirty.removeAll()
    work.isAllDirty = false
    step.makeDense()
    for position in 0..<basis.count where basis[position].isRow { loadCorrection(basis[position].row) }
    factors.value.solveTransposed(&step)
    moveValues(by: 1)
    step.clear()
    for position in 0..<basis.count where basis[position].isRow { assignSingle(basis[position].row) }
  }

  mutating func loadCorrection(_ row: Int32) {
    let residual = residual(of: row)
    if residual.value.magnitude > residual.size * Tolerances.negligibleCorrection {
      step.set(-residual.value, at: rows[row].position)
    }
  }

  /// Moves the values along the step vector.
  ///
  /// - Parameters:
  ///   - length: The number by which the rates in the step vector are multiplied.
  ///   - listsRows: Whether to list as primal infeasible the nonbasic rows that move. If false, the caller lists these
  ///     rows.
  mutating func moveValues(by length: Double, listsRows: Bool = true) {
    noteDenseChanges()
    directions.value.valuesMoved()
    openChanges()
    if step.isDense { reserveNotes(step.walkCount) }
    statistics.moves += 1
    var longest = 0.0
    for index in 0..<step.walkCount {
      let variable = step.index(atStep: index)
      let change = step[variable] * length
      if change == 0 { continue }
      moveAndNote(variable, to: values[variable] + change)
      if change.magnitude > longest { longest = change.magnitude }
      if change.magnitude > Tolerances.largestDrift { noteLostDigits(of: variable, after: change) }
      if listsRows && nonbasic.rows[variable] > 0 { listPrimalInfeasibleRows(of: variable) }
    }
    updates.drift += longest
  }

  /// Schedules a correction of all values if a variable has moved so far that its new value has lost its last digits.
  @inline(never)
  private mutating func noteLostDigits(of variable: Int32, after change: Double) {
    if change.magnitude * Tolerances.keptOfWay < values[variable].magnitude { return }
    work.isAllDirty = true
    work.isPending = true
  }

  /// Resets to 0 the value of a variable whose stay is basic.
  ///
  /// The call also schedules a correction of all values. That correction moves the values that depend on this variable.
  mutating func resetStay(_ variable: Int32) {
    directions.value.valuesMoved()
    moveValue(variable, to: 0)
    listPrimalInfeasibleRows(of: variable)
    work.isAllDirty = true
  }

  /// Sets a variable to the value that exact arithmetic has found.
  mutating func correctValue(_ variable: Int32, to value: Double) {
    noteDenseChanges()
    directions.value.valuesMoved()
    moveValue(variable, to: value)
  }

  /// Sets the value of a variable that no row involves; does nothing if a row involves the variable.
  mutating func start(_ variable: Int32, at value: Double) {
    if matrix.columnLength[variable] > 0 { return }
    sizes.noteTarget(value)
    noteDenseChanges()
    directions.value.valuesMoved()
    work.isPending = true
    moveValue(variable, to: value)
  }

  /// Sets the value of a variable.
  ///
  /// A value that overflows becomes the largest finite number.
  private mutating func moveValue(_ variable: Int32, to wanted: Double) {
    openChanges()
    moveAndNote(variable, to: wanted)
  }

  /// Opens the log of changes, unless the journal is open.
  ///
  /// The journal is open during a call that may be refused, and then records the changes instead of the log.
  private mutating func openChanges() {
    if !journal.value.isOpen { changes.open() }
  }

  /// Reserves memory for the former values of `count` variables that are about to change, in the journal if it is open,
  /// otherwise in the log of changes.
  private mutating func reserveNotes(_ count: Int) {
    if journal.value.isOpen { journal.value.values.reserve(more: count) } else { changes.reserve(more: count) }
  }

  /// Sets the value of a variable, and records the former value.
  ///
  /// The record goes to the journal if it is open, otherwise to the log of changes.
  ///
  /// - Precondition: `openChanges()` has been called.
  @inline(__always)
  private mutating func moveAndNote(_ variable: Int32, to wanted: Double) {
    let largest = Double.greatestFiniteMagnitude
    let before = values[variable]
    values[variable] = max(-largest, min(largest, wanted))
    if journal.value.isOpen {
      journal.value.noteValue(of: variable, before: before, variableCount: variableCount)
    } else {
      changes.append(variable, before: before)
    }
  }

  private mutating func listPrimalInfeasibleRows(of variable: Int32) {
    var index = matrix.columnHead[variable]
    while index >= 0 {
      let entry = matrix.entries[index]
      if rows.marks[entry.row].contains(.counted) { listPrimalInfeasible(entry.row) }
      index = entry.nextInColumn
    }
  }
}
