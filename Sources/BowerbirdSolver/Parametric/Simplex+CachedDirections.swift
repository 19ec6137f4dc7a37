extension Simplex {
  // MARK: - Moving within ranges

  /// Moves the values along the directions whose targets have changed.
  ///
  /// The call changes no side of a nonbasic row, even if the row passes its target.
  ///
  /// Values move along the dense directions first. A listed direction that moves some of the same values then
  /// recomputes its offsets from the moved values.
  ///
  /// - Complexity: O(values that move).
  mutating func applyMoves() {
    if !directions.value.offsetsHold { recomputeOffsets() }
    directions.value.forgetDensePass()
    var movesDense = false
    for index in 0..<directions.value.directions.count where directions.value.directions[index].isDense {
      if beginMove(index) { movesDense = true }
    }
    if movesDense { directions.value.evaluateDense(into: values) }
    for index in 0..<directions.value.directions.count where !directions.value.directions[index].isDense {
      if directions.value.directions[index].isMoved { directions.value.recomputeIfOverlapped(index, values) }
      if beginMove(index) { directions.value.evaluateListed(index, into: values, noting: &changes) }
    }
    if directions.value.endMoves() { reworkValues() }
  }

  /// Begins the move along a direction, if the target of the direction's row has moved.
  ///
  /// - Returns: Whether the target has moved.
  private mutating func beginMove(_ index: Int) -> Bool {
    directions.value.beginMove(index, to: target(of: directions.value.directions[index].row))
  }

  /// Recomputes the offsets of all directions, after something other than a move along them, such as an exchange, has
  /// changed the values.
  private mutating func recomputeOffsets() {
    for index in 0..<directions.value.directions.count {
      let direction = directions.value.directions[index]
      // While a new target is pending, the values still satisfy the old target, which equals the row's present left
      // side.
      let present = direction.isMoved ? presentTarget(of: direction.row) : target(of: direction.row)
      directions.value.setPresent(present, of: index)
    }
    directions.value.recomputeOffsets(values)
  }

  /// Schedules a computation of all values from their rows, which removes any drift.
  private mutating func reworkValues() {
    work.isAllDirty = true
    work.isPending = true
  }

  /// Lists as dirty the rows whose moves along directions are pending, and cancels these moves.
  ///
  /// Moving the values to the targets of these rows is then a part of the pending work.
  mutating func turnMovesIntoWork() {
    if !directions.value.hasMoves { return }
    markMovedDirty()
    directions.value.forgetMoves()
  }

  /// Lists as dirty, that is, as off their targets, the rows whose moves along directions are pending.
  ///
  /// The moves stay pending.
  mutating func markMovedDirty() {
    if !directions.value.hasMoves { return }
    for index in 0..<directions.value.directions.count where directions.value.directions[index].isMoved {
      markDirty(directions.value.directions[index].row)
    }
  }

  /// Removes all directions and increases the basis version, because basic rows, or nonbasic rows along the directions,
  /// have changed.
  ///
  /// During a call that may be refused, the directions are removed only after the call has succeeded.
  @inline(__always)
  mutating func forgetDirections() {
    basis.version &+= 1
    if directions.value.isEmpty { return }
    // A call that is refused in the end must not drop the directions.
    if journal.value.isOpen {
      journal.value.forgetsDirections = true
      return
    }
    noteDenseChanges()
    turnMovesIntoWork()
    directions.value.forgetAll(&rows)
  }

  // MARK: - Moving beyond ranges

  /// Records the moves of targets that have no cached direction, if the only work is to move the values to a few
  /// targets.
  ///
  /// - Returns: Whether to move the values along directions. The result is false if `canFollowTargets` is false, or if
  ///   a target without a cached direction moves for the first time with the current basis. Such a target may move only
  ///   once with each basis, as in a drag that exchanges rows at every step. Caching its direction would then not pay
  ///   off.
  mutating func noteTargetMoves() -> Bool {
    guard canFollowTargets else { return false }
    var haveMoved = true
    for index in 0..<work.dirty.count {
      let row = work.dirty[index]
      if rows[row].direction < 0 && !directions.value.noteMove(of: row, under: basis.version) { haveMoved = false }
    }
    return haveMoved
  }

  /// A Boolean value that indicates whether the values can move along directions to new targets of one to four rows.
  ///
  /// The value is true only if there is no other work, if the numbers have enough digits, and if no call that may still
  /// be refused is in progress.
  var canFollowTargets: Bool { work.hasFewTargetsOnly && !hasFewDigits && !journal.value.isOpen }

  /// Moves the values along the directions of the few rows whose targets have moved, and then computes the ranges of
  /// all cached directions.
  ///
  /// - Complexity: O(values and nonbasic rows that move), and a solve with the factors for each direction that is not
  ///   cached yet.
  mutating func followTargets() {
    prepareDirections()
    for index in 0..<work.dirty.count {
      let row = work.dirty[index]
      rows[row].isDirty = false
      if rows[row].direction >= 0 { directions.value.markMoved(Int32(rows[row].direction)) }
    }
    work.dirty.removeAll()
    applyMoves()
    learnRanges()
  }

  /// Records that a call has moved the target of a required row.
  ///
  /// Such a call checks that all required rows can hold. If the row's direction is cached, later calls need no check
  /// within the direction's range, see `learnRequiredMoves()`.
  ///
  /// At most `DirectionCache.denseCapacity` moves are recorded between two solves.
  mutating func noteRequiredMove(of row: Int32) {
    if work.movedRequired.count < DirectionCache.denseCapacity { work.movedRequired.append(row) }
  }

  /// Caches the directions of required rows whose targets have moved again with the same basis, as in a drag.
  ///
  /// After that, values can follow these targets without a check of all required rows. The calls that move the targets
  /// cannot cache the directions themselves, because a refused call must leave no trace.
  ///
  /// - Complexity: O(values and nonbasic rows that the targets move), and a solve with the factors for each target.
  mutating func learnRequiredMoves() {
    while !work.movedRequired.isEmpty {
      let row = work.movedRequired.removeLast()
      if !rows[row].isBasic || !rows[row].isRequired || rows[row].stage != .live || hasFewDigits { continue }
      if rows[row].direction < 0 {
        if !directions.value.noteMove(of: row, under: basis.version) { continue }
        prepareDirection(of: row)
      }
      if !directions.value.offsetsHold { recomputeOffsets() }
      if !directions.value.rangesHold { learnRanges() }
    }
  }

  /// Adds the directions of all basic rows in `work.dirty` to the cache.
  ///
  /// If the cache is full, adding a direction first removes all others. So a second pass adds the directions that the
  /// first pass has removed.
  private mutating func prepareDirections() {
    for _ in 0..<2 {
      for index in 0..<work.dirty.count where rows[work.dirty[index]].isBasic {
        prepareDirection(of: work.dirty[index])
      }
    }
  }

  /// Records the changes of the last move along dense directions, before another step moves the values.
  ///
  /// A move along dense directions records no changes itself.
  mutating func noteDenseChanges() {
    if !directions.value.lastMoveWasDense { return }
    directions.value.forgetDensePass()
    for variable in 0..<Int32(variableCount) {
      if changes.isNoted(variable) { continue }
      let before = directions.value.previousDenseValue(of: variable)
      if before != values[variable] { changes.append(variable, before: before) }
    }
  }

  private mutating func prepareDirection(of row: Int32) {
    if rows[row].direction >= 0 { return }
    step.add(1, at: rows[row].position)
    factors.value.solveTransposed(&step)
    let isDense = DirectionCache.isDense(step)
    if !directions.value.hasRoom(isDense: isDense) { directions.value.forgetAll(&rows) }
    collectMovingRows()
    rows[row].direction = directions.value.append(
      row, at: presentTarget(of: row), along: step, movingRows, rowCount: rows.count, isDense: isDense)
    step.clear()
  }

  /// Returns the target that the present values satisfy: the present value of the row's left side.
  ///
  /// If the row's target has moved since the last solve, the result is the former target.
  private mutating func presentTarget(of row: Int32) -> Double {
    let residual = residual(of: row)
    return target(of: row) + residual.value
  }

  // MARK: - Ranges

  /// Computes the range within which the target of each direction may move, and lists as primal infeasible the rows
  /// that are already beyond their breakpoints.
  ///
  /// Several directions that move one row share the row's distance to its breakpoint, so that all of them may use their
  /// ranges at the same time.
  private mutating func learnRanges() {
    for slot in 0..<directions.value.directions.count {
      let direction = directions.value.directions[slot]
      let reach = reach(of: direction.rateStart..<direction.rateStart + direction.rateCount)
      directions.value.setRange(of: slot, down: reach.down, up: reach.up)
    }
    directions.value.completeRanges()
  }

  /// Returns how far the target of a direction may move up and down, so that the rows that move along the direction
  /// reach no breakpoint.
  ///
  /// If several cached directions move a row, each of them may use an equal part of the row's distance to its
  /// breakpoint. So no row passes its breakpoint even if all of these targets move at once.
  ///
  /// The call also lists as primal infeasible the rows that are already beyond their breakpoints.
  ///
  /// - Parameter rowRates: The range of the direction's rows in the cache's array `rowRates`.
  /// - Returns: The two distances, each 0 or more; infinity if no row limits the move.
  private mutating func reach(of rowRates: Range<Int32>) -> (up: Double, down: Double) {
    var up = Double.infinity
    var down = Double.infinity
    for index in rowRates {
      let rowRate = directions.value.rowRates[index]
      let residual = residual(of: rowRate.row)
      let marks = rows.marks[rowRate.row]
      if residual.isZero {
        // A row on its breakpoint may move only to a side that its marks allow.
        if !marks.allows(rowRate.rate) { up = 0 }
        if !marks.allows(-rowRate.rate) { down = 0 }
        continue
      }
      if !marks.allows(residual.value) { listPrimalInfeasible(rowRate.row) }
      let distance = -residual.value / (rowRate.rate * Double(directions.value.rateCounts[rowRate.row]))
      up = min(up, distance > 0 ? distance : .infinity)
      down = min(down, distance > 0 ? .infinity : -distance)
    }
    return (up, down)
  }
}
