/// Moving values toward a few new targets, with stops at blocking rows.
///
/// A blocking row is a required row that the whole step would violate. The first of these rows becomes basic when the
/// values reach its target, and the values continue along another direction. Without the stop, values would move beyond
/// the targets of blocking rows and back, and the rows that are violated on the way would be checked twice.
extension Simplex {
  /// Moves the values toward the few targets that have moved, with stops at blocking rows.
  ///
  /// At each stop, the values have reached the target of a blocking row, and that row becomes basic. A step that moves
  /// many values passes a few blocking rows without a stop. After `mostStages` stops, the later steps of the solve move
  /// the values the rest of the way.
  ///
  /// The call does nothing if `canFollowTargets` is false, or if no nonbasic row is required.
  ///
  /// - Complexity: For each stop, a solve with the factors, an exchange, and O(values and nonbasic rows that move).
  mutating func advance() {
    if nonbasic.requiredCount == 0 || !canFollowTargets { return }
    for _ in 0..<Self.mostStages where !work.dirty.isEmpty && !work.isAllDirty { advanceToFirstBlockingRow() }
  }

  /// The largest number of stops that one call of `advance()` makes.
  ///
  /// With more blocking rows, exchanges take most of the time, and moving values twice matters little.
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
    let distance = isWorthStopping ? blocking.fraction : 1
    if distance > 0 { moveValues(by: distance, listsRows: false) }
    step.clear()
    listInfeasibleMovingRows(beyond: distance)
    if distance == 1 { clearDirty() } else { enterAhead(blocking) }
  }

  /// The largest number of moving values with which a step always stops at the first blocking row.
  ///
  /// Moving so few values costs almost nothing.
  private static let shortWay = 64

  /// The largest number of blocking rows that a step of many values passes without a stop.
  ///
  /// When so few blocking rows become basic later, they seldom move most of the values back.
  private static let fewBlocking = 8

  /// Lists as primal infeasible the nonbasic rows that a move of the values may have brought to the wrong side of their
  /// targets.
  ///
  /// Any optional row may have changed side. Of the required rows, only two kinds may be violated: rows whose targets
  /// the values have passed, and rows that move so slowly that the search for blocking rows skips them.
  ///
  /// - Parameter distance: The fraction of the step that the values have moved, up to 1.
  private mutating func listInfeasibleMovingRows(beyond distance: Double) {
    for index in 0..<movingRows.count {
      let row = movingRows[index].row
      let isPassed = blockingRows.distance(at: index) < distance || movingRows[index].slowRate != 0
      if isPassed || !rows.marks[row].contains(.required) { listPrimalInfeasible(row) }
    }
  }

  /// Makes a blocking row basic after the values have reached its target.
  ///
  /// If rounding prevents this exchange, the row is listed as primal infeasible instead.
  private mutating func enterAhead(_ blocking: BlockingRow) {
    if enter(blocking.row, growth: blocking.rate > 0 ? 1 : -1, CycleGuard(size: rows.count)) { return }
    conflict.removeAll()
    listPrimalInfeasible(blocking.row)
  }

  /// Returns the blocking row whose target the step reaches first.
  ///
  /// The call stores in `blockingRows` the distances of all blocking rows.
  private mutating func firstBlockingRow() -> BlockingRow {
    var first = BlockingRow.none
    blockingRows.begin(rowCount: movingRows.count)
    for index in 0..<movingRows.count {
      let (row, rate) = (movingRows[index].row, movingRows[index].rate)
      if !blocks(rows.marks[row], rate) { continue }
      let distance = residual(of: row).gap(along: rate) / rate.magnitude
      if distance >= 1 { continue }
      blockingRows.note(distance, at: index)
      // Among rows that reach their targets at the same distance, the fastest is the best pivot.
      let isFaster = rate.magnitude > first.rate.magnitude
      if distance > first.fraction || distance == first.fraction && !isFaster { continue }
      first = BlockingRow(row: row, fraction: distance, rate: rate)
    }
    return first
  }

  /// Returns a Boolean value that indicates whether a row is required and moves toward a violation.
  @inline(__always)
  private func blocks(_ marks: RowMarks, _ rate: Double) -> Bool {
    marks.contains(.required) && rate != 0 && !marks.allows(rate)
  }
}
