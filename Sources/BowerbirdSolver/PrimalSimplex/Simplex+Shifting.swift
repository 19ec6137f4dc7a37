/// Moving many values to their next breakpoints in one step: the long-step rule for descents.
///
/// When a row of boxes becomes wider or narrower, many widths move from one breakpoint to the next: from 0 to the
/// length of their content, or from one row to another with the same target. Such a *shift* exchanges a row for another
/// of the same variable. It leaves the factors and all other multipliers as they are. So one shift does not change the
/// next one, until together they bring a row of other variables to its breakpoint. All shifts before that share one
/// move of the values.
extension Simplex {
  /// Takes as many shifts as possible in one step.
  ///
  /// - Returns: Whether there were any. If not, the next step is an ordinary one.
  /// - Complexity: O((*n* + entries) log *n*).
  mutating func shiftTogether(_ plan: inout ShiftPlan, _ order: inout DescentOrder, _ cycleGuard: CycleGuard) -> Bool {
    if work.dualInfeasible.count <= DescentOrder.many || plan.isPausing || hasExtremeNumbers || !work.doubts.isEmpty {
      return false
    }
    if cycleGuard.breaksTiesAtRandom || cycleGuard.usesBlandsRule { return false }
    refreshMultipliers(&plan)
    let isCut = collectShifts(&plan, order, cycleGuard)
    let count = longestPrefix(of: plan)
    if count > 0 { carryOut(plan, count, &order) }
    plan.end(taken: count, isCut: isCut && count == plan.shifts.count)
    return count > 0
  }

  /// Recomputes the multipliers without the rounding of exchanges, as `recomputeMultiplier` does for one row.
  private mutating func refreshMultipliers(_ plan: inout ShiftPlan) {
    if !plan.multipliersAreFresh { recomputeMultipliers() }
    plan.multipliersAreFresh = true
  }

  // MARK: - Collecting

  /// Lists the shifts that come first in the order of the descent.
  ///
  /// - Returns: Whether the list ends because the descent's order changes there.
  private mutating func collectShifts(
    _ plan: inout ShiftPlan, _ order: borrowing DescentOrder, _ cycleGuard: CycleGuard
  ) -> Bool {
    plan.begin(variableCount: variableCount)
    var idleSteps = order.idleSteps
    for code in dualInfeasibleInOrder(order) {
      guard let shift = shift(of: code, &plan, cycleGuard) else { return false }
      plan.append(shift)
      idleSteps = shift.change != 0 ? 0 : idleSteps + 1
      if DescentOrder.isStuck(after: idleSteps) != order.isStuck { return true }
    }
    return false
  }

  /// Returns the codes out of bounds, in the order in which the descent releases them.
  private mutating func dualInfeasibleInOrder(_ order: borrowing DescentOrder) -> [Int32] {
    keepDualInfeasible()
    var keyed: [(key: DescentOrder.Key, place: Int)] = []
    keyed.reserveCapacity(work.dualInfeasible.count)
    for place in 0..<work.dualInfeasible.count { keyed.append((key(of: work.dualInfeasible[place], order), place)) }
    keyed.sort { left, right in
      if left.key.comesBefore(right.key) { return true }
      return !right.key.comesBefore(left.key) && left.place < right.place
    }
    return keyed.map { work.dualInfeasible[$0.place] }
  }

  /// Returns the shift that releases a code, or nil if there is none.
  ///
  /// The code must be a row of one variable, and the cost must stop falling at another row of the same variable.
  private mutating func shift(of code: Int32, _ plan: inout ShiftPlan, _ cycleGuard: CycleGuard) -> Shift? {
    if code < 0 || matrix.spans[code].count != 1 || rows[code].stage != .live { return nil }
    let own = matrix.entries[matrix.spans[code].start]
    let growth = excess(of: code) > 0 ? 1.0 : -1.0
    let side = Int8(growth > 0 ? rows[code].upper : rows[code].lower)
    if !collectBreakpoints(ofVariable: own.column, rate: growth / own.value) { return nil }
    startSlope(of: code, side: side, growth: growth)
    let stop = firstStop(cycleGuard)
    multipliers.clear(&slope)
    guard let stop, matrix.entries[matrix.spans[breakpoints[stop].row].start].value == own.value else { return nil }
    for place in 0..<stop { plan.appendCrossing(breakpoints[place]) }
    return Shift(
      position: rows[code].position, variable: own.column, entering: breakpoints[stop].row,
      change: growth * breakpoints[stop].distance, side: side)
  }

  /// Lists the breakpoints ahead of the nonbasic rows that involve only one variable.
  ///
  /// - Returns: Whether all of them were found.
  private mutating func collectBreakpoints(ofVariable variable: Int32, rate: Double) -> Bool {
    breakpoints.removeAll()
    var place = matrix.columnHead[variable]
    var steps = 0
    while place >= 0 {
      let entry = matrix.entries[place]
      place = entry.nextInColumn
      steps += 1
      if steps > Self.mostRowsOfVariable { return false }
      if matrix.spans[entry.row].count == 1 && marks[entry.row].contains(.counted) {
        appendBreakpoint(of: entry.row, entry.value * rate)
      }
    }
    return true
  }

  // MARK: - Prefixes

  /// Returns the largest number of first shifts that bring no row of other variables beyond its breakpoint.
  ///
  /// Loads the step vector with these shifts.
  private mutating func longestPrefix(of plan: borrowing ShiftPlan) -> Int {
    var (possible, limit) = (0, plan.shifts.count)
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

  private mutating func load(_ plan: borrowing ShiftPlan, _ count: Int) {
    for place in 0..<count where plan.shifts[place].change != 0 {
      step.add(plan.shifts[place].change, at: plan.shifts[place].position)
    }
    if step.walkCount > 0 { factors.value.solveTransposed(&step) }
  }

  /// Returns a Boolean value that indicates whether the step brings no nonbasic row beyond its breakpoint.
  ///
  /// Rows that involve only a shifted variable are ignored.
  private mutating func keepsSides(_ plan: borrowing ShiftPlan) -> Bool {
    collectMovingRows()
    let slowest = step.largestMagnitude * Tolerances.slowest
    for place in 0..<movingRows.count where movingRows[place].speed.magnitude > slowest {
      let (row, speed) = (movingRows[place].row, movingRows[place].speed)
      if marks[row].allows(speed) { continue }
      let span = matrix.spans[row]
      if span.count == 1 && plan.isShifted[matrix.entries[span.start].column] { continue }
      let residual = residual(of: row)
      let gap = residual.isZero ? 0 : max(0, speed > 0 ? -residual.value : residual.value)
      if speed.magnitude - gap > residual.slack { return false }
    }
    return true
  }

  // MARK: - Carrying out

  /// Moves the values along the step vector, and exchanges the rows of the first shifts.
  private mutating func carryOut(_ plan: borrowing ShiftPlan, _ count: Int, _ order: inout DescentOrder) {
    if step.walkCount > 0 { moveValues(by: 1) }
    step.clear()
    for place in 0..<plan.crossed.count where Int(plan.crossing[place]) < count {
      setSide(plan.crossed[place].row, plan.crossed[place].side)
    }
    balanceGradient()
    for place in 0..<count {
      let shift = plan.shifts[place]
      movePosition(shift.position, to: shift.entering, side: shift.side)
      order.noteStep(shift.change.magnitude)
    }
    forgetDirections()
  }
}
