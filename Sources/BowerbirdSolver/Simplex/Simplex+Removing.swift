/// Removing rows.
extension Simplex {
  /// Removes a row.
  ///
  /// The row's handle is invalid at once. A basic row keeps its position until the next solve.
  ///
  /// Pending work on the row is done first. So the values do not depend on whether the program read values before the
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
    let isFree = rows[row].isFree
    rows.beginLeaving(row)
    forgetDirections()
    work.removed.append(row)
    if isFree { postponeMultiplier(of: row) } else { listIfDualInfeasible(of: .row(row)) }
  }

  // MARK: - Multipliers of required equalities

  /// Postpones computing the multiplier of a removed required equality until multipliers are used next.
  ///
  /// Many rows are often removed together, and computing each multiplier takes a solve with the factors. By the time
  /// multipliers are used, stays may have taken the positions of all these rows, so that no multiplier is needed.
  private mutating func postponeMultiplier(of row: Int32) {
    clearMultiplier(of: .row(row))
    rows.marks[row].insert(.postponed)
    work.postponed.append(row)
  }

  /// Computes and stores the postponed multipliers.
  ///
  /// The multipliers are computed one by one as long as that is cheaper than recomputing all multipliers.
  mutating func storePostponedMultipliers() {
    if work.postponed.isEmpty { return }
    let postponed = takePostponed()
    if postponed.isEmpty || nonbasic.sidedCount == 0 && work.gradient.isEmpty {
      for index in 0..<postponed.count { rows.marks[postponed[index]].remove(.postponed) }
      return
    }
    balanceGradient()
    var progress = (index: 0, effort: 0)
    storeMultipliers(of: postponed, &progress, effort: matrix.entries.count)
    if progress.index == postponed.count { return }
    storeMultipliers(of: postponed, &progress, effort: effortOfRecomputing())
    if progress.index == postponed.count { return }
    for index in progress.index..<postponed.count { rows.marks[postponed[index]].remove(.postponed) }
    recomputeMultipliers()
  }

  /// Computes and stores multipliers one by one, until all are stored or the effort reaches a limit.
  ///
  /// The effort of one multiplier is the number of values and nonbasic rows that move along the direction from which
  /// the multiplier is computed.
  ///
  /// - Parameters:
  ///   - postponed: The rows whose multipliers are missing.
  ///   - progress: The number of rows in `postponed` whose multipliers are stored, and the effort so far. Both include
  ///     earlier calls.
  ///   - limit: The effort, including earlier calls, at which the call stops.
  private mutating func storeMultipliers(
    of postponed: borrowing UniqueArray<Int32>, _ progress: inout (index: Int, effort: Int), effort limit: Int
  ) {
    while progress.index < postponed.count && progress.effort < limit {
      let row = postponed[progress.index]
      rows.marks[row].remove(.postponed)
      progress.effort += recomputeFreeMultiplier(of: row)
      listIfDualInfeasible(of: .row(row))
      progress.index += 1
    }
  }

  /// Returns the estimated effort of recomputing all multipliers, as the number of numbers that are read.
  ///
  /// - Complexity: O(*r*), where *r* counts rows.
  private func effortOfRecomputing() -> Int {
    var levels: Set<Double> = []
    for row in 0..<Int32(rows.count) where rows[row].stage == .live && rows[row].side != 0 {
      levels.insert(rows[row].priority)
    }
    return matrix.entries.count + levels.count * variableCount
  }

  /// Empties the list of postponed multipliers, and returns the listed rows that are still basic and still have no
  /// stored multiplier.
  private mutating func takePostponed() -> UniqueArray<Int32> {
    var postponed = UniqueArray<Int32>()
    for index in 0..<work.postponed.count {
      let row = work.postponed[index]
      if rows[row].stage == .removed && rows[row].isBasic && rows.marks[row].contains(.postponed) {
        postponed.append(row)
      }
    }
    work.postponed.removeAll()
    return postponed
  }

  /// Computes and stores the multiplier of a basic required equality.
  ///
  /// Such a multiplier is normally not stored, but is needed when the row's priority changes.
  mutating func storeFreeMultiplier(of row: Int32) {
    clearMultiplier(of: .row(row))
    if nonbasic.sidedCount == 0 && work.gradient.isEmpty { return }
    balanceGradient()
    _ = recomputeFreeMultiplier(of: row)
  }

  /// Computes and stores a basic row's multiplier from the pulls of the nonbasic rows along the row's direction.
  ///
  /// Along that direction, no other basic row moves, so the multiplier alone balances these pulls.
  ///
  /// - Returns: The number of values and rows that move.
  private mutating func recomputeFreeMultiplier(of row: Int32) -> Int {
    step.add(1, at: rows[row].position)
    factors.value.solveTransposed(&step)
    collectMovingRows()
    recomputeMultiplier(of: .row(row), growth: 1)
    let effort = Int(step.walkCount) + Int(movingRows.count)
    step.clear()
    return effort
  }
}
