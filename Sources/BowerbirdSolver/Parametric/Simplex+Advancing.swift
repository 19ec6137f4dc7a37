/// Moving values towards a few targets, but no further than to the first required row in the way.
///
/// The row that bars the way becomes basic as soon as the values reach its target, and the rest of the way follows
/// another direction. If values moved the whole way and had to come back, they would move twice, and the rows that they
/// violate would be checked twice.
extension Simplex {
  /// Moves the values towards the few targets that have moved, stopping at required rows in the way.
  ///
  /// Each row in the way enters when the values reach its target. After a few stops, the other steps of the solve
  /// finish the way.
  ///
  /// - Complexity: O(values that move + nonbasic rows that move), a solve, and an exchange for each row in the way.
  mutating func advance() {
    if nonbasic.requiredCount == 0 || !canFollowTargets { return }
    for _ in 0..<Self.mostStages where !work.dirty.isEmpty && !work.isAllDirty { advanceToFirstBlockingRow() }
  }

  /// The largest number of stops.
  ///
  /// With more rows in the way, exchanges take most of the time, and moving values twice matters little.
  private static let mostStages = 4

  private mutating func advanceToFirstBlockingRow() {
    for index in 0..<work.dirty.count where rows[work.dirty[index]].isBasic { loadCorrection(work.dirty[index]) }
    if step.walkCount == 0 {
      clearDirty()
      return
    }
    factors.value.solveTransposed(&step)
    collectMovingRows()
    let blocking = firstBlockingRow()
    let isWorthStopping = step.walkCount <= Self.shortWay || blockingRows.count > Self.fewBlocking
    let distance = isWorthStopping ? blocking.distance : 1
    if distance > 0 { moveValues(by: distance, listsRows: false) }
    step.clear()
    listInfeasibleMovingRows(beyond: distance)
    if distance == 1 { clearDirty() } else { enterAhead(blocking) }
  }

  /// The number of values up to which a move costs next to nothing.
  private static let shortWay = 64

  /// The largest number of required rows that a long move passes without a stop.
  ///
  /// If there are no more of these rows, they seldom move most of the values back.
  private static let fewBlocking = 8

  /// Lists the rows that a move of the values may have made infeasible.
  ///
  /// Any optional row may have changed side. Of the required rows, only the rows that the step has passed, and slow
  /// rows, may be violated.
  private mutating func listInfeasibleMovingRows(beyond distance: Double) {
    for index in 0..<movingRows.count {
      let row = movingRows[index].row
      let isPassed = blockingRows.distance(at: index) < distance || movingRows[index].slowRate != 0
      if isPassed || !rows.marks[row].contains(.required) { listPrimalInfeasible(row) }
    }
  }

  /// Makes the row that bars the way basic.
  ///
  /// If rounding prevents that, the row is listed as primal infeasible instead.
  private mutating func enterAhead(_ blocking: PrimalBreakpoint) {
    if enter(blocking.row, growth: Double(blocking.side), CycleGuard(size: rows.count)) { return }
    conflict.removeAll()
    listPrimalInfeasible(blocking.row)
  }

  /// Returns the required row whose target the step reaches first; row -1 at distance 1, the whole step, if there is
  /// none.
  ///
  /// For each moving row, the call stores in `blockingRows` the part of the step after which the row reaches its
  /// target.
  private mutating func firstBlockingRow() -> PrimalBreakpoint {
    var first = PrimalBreakpoint(row: -1, distance: 1, rise: 0, side: 0)
    blockingRows.begin(rowCount: movingRows.count)
    for index in 0..<movingRows.count {
      let (row, rate) = (movingRows[index].row, movingRows[index].rate)
      if !blocks(rows.marks[row], rate) { continue }
      let distance = residual(of: row).gap(along: rate) / rate.magnitude
      if distance >= 1 { continue }
      blockingRows.note(distance, at: index)
      // Among rows that reach their targets at the same distance, the fastest is the best pivot.
      if distance > first.distance || distance == first.distance && rate.magnitude <= first.rise { continue }
      first = PrimalBreakpoint(row: row, distance: distance, rise: rate.magnitude, side: rate > 0 ? 1 : -1)
    }
    return first
  }

  /// Returns a Boolean value that indicates whether a row is required and moves towards a violation.
  @inline(__always)
  private func blocks(_ marks: RowMarks, _ rate: Double) -> Bool {
    marks.contains(.required) && rate != 0 && !marks.allows(rate)
  }
}
