/// Moving many values to their next breakpoints in one step: the long-step rule for descents.
///
/// When a line of boxes becomes wider or narrower, many widths move from one breakpoint to the next, for example from 0
/// to the length of their content. A move may also have length 0, if two rows have the same target. A *move* exchanges
/// a row with one variable for another row with the same variable. The exchange leaves the factors and all other
/// multipliers as they are. So one move does not change the next move, as long as the moves together bring no other row
/// beyond its breakpoint. One step makes as many moves as this condition allows. Rows that involve only a moved
/// variable do not count as other rows, because the moves take their breakpoints into account.
extension Simplex {
  /// Moves as many variables as possible to their next breakpoints, all in one step.
  ///
  /// - Returns: Whether any move was made. If not, the next step is an ordinary exchange. The call makes no move at all
  ///   if few entries are dual infeasible, if the last plans had few moves, if there are doubts or extreme numbers, or
  ///   if the descent has taken many steps.
  /// - Complexity: O((*n* + *e*) log *n*), where *n* counts variables and *e* the coefficients of all rows and of the
  ///   factors.
  mutating func takeLongStep(
    _ plan: inout PrimalLongStep, _ order: inout DescentOrder, _ cycleGuard: CycleGuard
  ) -> Bool {
    if work.dualInfeasible.count <= DescentOrder.many || plan.isPausing || sizes.hasExtremes || !work.doubts.isEmpty {
      return false
    }
    if cycleGuard.breaksTiesAtRandom || cycleGuard.usesBlandsRule { return false }
    refreshMultipliers(&plan)
    let isCut = collectMoves(&plan, order, cycleGuard)
    let count = longestPrefix(of: plan)
    if count > 0 { carryOut(plan, count, &order) }
    plan.end(taken: count, isCut: isCut && count == plan.moves.count)
    return count > 0
  }

  /// Recomputes all multipliers if exchanges have changed them, so that they contain no rounding of exchanges.
  private mutating func refreshMultipliers(_ plan: inout PrimalLongStep) {
    if !plan.multipliersAreFresh { recomputeMultipliers() }
    plan.multipliersAreFresh = true
  }

  // MARK: - Collecting

  /// Lists the moves in the order of the descent, up to the first dual infeasible entry that has no move.
  ///
  /// - Returns: Whether the list ends because `DescentOrder.isStuck`, and so the order, changes after the last move.
  private mutating func collectMoves(
    _ plan: inout PrimalLongStep, _ order: borrowing DescentOrder, _ cycleGuard: CycleGuard
  ) -> Bool {
    plan.begin(variableCount: variableCount)
    var idleSteps = order.idleSteps
    for entry in dualInfeasibleInOrder(order) {
      guard let move = move(of: entry, &plan, cycleGuard) else { return false }
      plan.append(move)
      idleSteps = move.change != 0 ? 0 : idleSteps + 1
      if DescentOrder.isStuck(after: idleSteps) != order.isStuck { return true }
    }
    return false
  }

  /// Returns the dual infeasible entries in the order in which they leave the basis in the descent.
  private mutating func dualInfeasibleInOrder(_ order: borrowing DescentOrder) -> [BasisEntry] {
    keepDualInfeasible()
    var keyed: [(key: DescentOrder.Key, index: Int)] = []
    keyed.reserveCapacity(work.dualInfeasible.count)
    for index in 0..<work.dualInfeasible.count { keyed.append((key(of: work.dualInfeasible[index], order), index)) }
    keyed.sort { left, right in
      if left.key.comesBefore(right.key) { return true }
      return !right.key.comesBefore(left.key) && left.index < right.index
    }
    return keyed.map { work.dualInfeasible[$0.index] }
  }

  /// Returns the move by which an entry leaves the basis, or nil if there is none, and records the breakpoints that the
  /// move crosses.
  ///
  /// There is a move if the entry is a row with one variable, and the cost stops falling at the breakpoint of another
  /// row with only this variable and the same coefficient. If more than `mostRowsOfVariable` rows involve the variable,
  /// the result is nil.
  private mutating func move(
    of entry: BasisEntry, _ plan: inout PrimalLongStep, _ cycleGuard: CycleGuard
  ) -> BreakpointMove? {
    if entry.isStay { return nil }
    let row = entry.row
    if matrix.spans[row].count != 1 || rows[row].stage != .live { return nil }
    let own = matrix.entries[matrix.spans[row].start]
    let growth = excess(of: entry) > 0 ? 1.0 : -1.0
    let side = Int8(growth > 0 ? rows[row].upper : rows[row].lower)
    if !collectBreakpoints(ofVariable: own.column, rate: growth / own.value) { return nil }
    startSlope(of: entry, side: side, growth: growth)
    guard let stop = ratioTest.firstStop(cycleGuard, rows, &multipliers),
      matrix.entries[matrix.spans[ratioTest[stop].row].start].value == own.value
    else { return nil }
    for index in 0..<stop { plan.appendCrossing(ratioTest[index]) }
    return BreakpointMove(
      position: rows[row].position, variable: own.column, entering: ratioTest[stop].row,
      change: growth * ratioTest[stop].distance, side: side)
  }

  /// Lists the breakpoints that a variable reaches when it moves at a rate.
  ///
  /// Only nonbasic rows that involve no other variable count.
  ///
  /// - Returns: Whether all these breakpoints are listed; false if too many rows involve the variable.
  private mutating func collectBreakpoints(ofVariable variable: Int32, rate: Double) -> Bool {
    ratioTest.begin()
    var index = matrix.columnHead[variable]
    var steps = 0
    while index >= 0 {
      let entry = matrix.entries[index]
      index = entry.nextInColumn
      steps += 1
      if steps > Self.mostRowsOfVariable { return false }
      if matrix.spans[entry.row].count == 1 && rows.marks[entry.row].contains(.counted) {
        appendBreakpoint(of: entry.row, entry.value * rate)
      }
    }
    return true
  }

  // MARK: - Prefixes

  /// Finds by bisection how many moves, from the first on, together bring no other row beyond its breakpoint.
  ///
  /// Rows that involve only a moved variable do not count as other rows. Afterwards, the step vector contains these
  /// moves.
  private mutating func longestPrefix(of plan: borrowing PrimalLongStep) -> Int {
    var (possible, limit) = (0, plan.moves.count)
    var probe = limit
    while possible < limit {
      load(plan, probe)
      let keepsSides = keepsSides(plan)
      if keepsSides && probe == limit { return probe }
      step.clear()
      if keepsSides { possible = probe } else { limit = probe - 1 }
      probe = (possible + limit + 1) / 2
    }
    load(plan, possible)
    return possible
  }

  private mutating func load(_ plan: borrowing PrimalLongStep, _ count: Int) {
    for index in 0..<count where plan.moves[index].change != 0 {
      step.add(plan.moves[index].change, at: plan.moves[index].position)
    }
    if step.walkCount > 0 { factors.value.solveTransposed(&step) }
  }

  /// Returns a Boolean value that indicates whether the step brings no nonbasic row beyond its breakpoint.
  ///
  /// Rows that involve only a moved variable are ignored.
  private mutating func keepsSides(_ plan: borrowing PrimalLongStep) -> Bool {
    collectMovingRows()
    let slowest = step.largestMagnitude * Tolerances.slowest
    for index in 0..<movingRows.count where movingRows[index].rate.magnitude > slowest {
      let (row, rate) = (movingRows[index].row, movingRows[index].rate)
      if rows.marks[row].allows(rate) { continue }
      let span = matrix.spans[row]
      if span.count == 1 && plan.isMoved[matrix.entries[span.start].column] { continue }
      let residual = residual(of: row)
      if rate.magnitude - residual.gap(along: rate) > residual.slack { return false }
    }
    return true
  }

  // MARK: - Carrying out

  /// Moves the values along the step vector, and exchanges the rows of the first `count` moves of the plan.
  private mutating func carryOut(_ plan: borrowing PrimalLongStep, _ count: Int, _ order: inout DescentOrder) {
    if step.walkCount > 0 { moveValues(by: 1) }
    step.clear()
    for index in 0..<plan.crossings.count where Int(plan.crossings[index].move) < count {
      setSide(plan.crossings[index].breakpoint.row, plan.crossings[index].breakpoint.side)
    }
    balanceGradient()
    for index in 0..<count {
      let move = plan.moves[index]
      movePosition(move.position, to: move.entering, side: move.side)
      order.noteStep(move.change.magnitude)
    }
    forgetDirections()
  }
}
