/// Following a few targets no further than to the first required row in the way.
///
/// Values that go all the way and have to come back are moved twice, and so are the rows that they make primal infeasible row. Where the
/// way is looked at first, the row that bars it takes its place at once, and the rest of the way is another one.
extension Simplex {
  /// Moves the values towards the few targets that have moved, from one required row in the way to the next, each of which
  /// enters as it is met; if there are many, what is left of the way is left to the steps that follow.
  ///
  /// - Complexity: O(values that move + nonbasic rows that move), a solve, and an exchange for each row in the way.
  mutating func advance() {
    if nonbasicRequiredCount == 0 || !hasFewTargetsOnly { return }
    for _ in 0..<Self.mostStages where !work.dirty.isEmpty && !work.isAllDirty { advanceToFirstObstacle() }
  }

  /// With so many rows in the way it is not the way that takes the time.
  private static let mostStages = 4

  private mutating func advanceToFirstObstacle() {
    for place in 0..<work.dirty.count where rows[work.dirty[place]].isBasic { loadCorrection(work.dirty[place]) }
    if step.walkCount == 0 {
      arrive()
      return
    }
    factors.solveTransposed(&step)
    collectMovingRows()
    let obstacle = firstObstacle()
    let isWorthStopping = step.walkCount <= Self.shortWay || barring > Self.fewBarring
    let distance = isWorthStopping ? obstacle.distance : 1
    if distance > 0 { moveValues(by: distance, listsRows: false) }
    step.clear()
    suspectTouched(beyond: distance)
    if distance == 1 { arrive() } else { enterAhead(obstacle) }
  }

  /// So few values move for next to nothing.
  private static let shortWay = 64

  /// So few rows in the way are put right from beyond, because they seldom turn back all that has moved.
  private static let fewBarring = 8

  /// Any optional row may have changed side; of the required rows only those that were passed or that drift may be violated.
  private mutating func suspectTouched(beyond distance: Double) {
    for place in 0..<movingRows.count {
      let row = movingRows[place].row
      let isPassed = distances[place] < distance || movingRows[place].slowSpeed != 0
      if isPassed || !marks[row].contains(.required) { listPrimalInfeasible(row) }
    }
  }

  /// Lets the row enter that bars the way; if rounding does not allow it, the row is judged like any other.
  private mutating func enterAhead(_ obstacle: Breakpoint) {
    if enter(obstacle.row, growth: Double(obstacle.side), CycleGuard(size: rows.count)) { return }
    conflict.removeAll()
    listPrimalInfeasible(obstacle.row)
  }

  /// The required row that is met first along the step vector, or none with the full length of the step.
  ///
  /// Notes for each row that the step rates at what part of the step it is met.
  private mutating func firstObstacle() -> Breakpoint {
    var first = Breakpoint(row: -1, distance: 1, rise: 0, side: 0)
    barring = 0
    distances.resize(to: movingRows.count, filling: 1)
    for place in 0..<movingRows.count {
      distances[place] = 1
      let (row, speed) = (movingRows[place].row, movingRows[place].speed)
      if !bars(marks[row], speed) { continue }
      let distance = room(of: row, speed) / speed.magnitude
      if distance >= 1 { continue }
      distances[place] = distance
      barring += 1
      // Of rows met at once, the one that is met fastest is the best pivot.
      if distance > first.distance || distance == first.distance && speed.magnitude <= first.rise { continue }
      first = Breakpoint(row: row, distance: distance, rise: speed.magnitude, side: speed > 0 ? 1 : -1)
    }
    return first
  }

  /// Whether a left side that changes so will violate a required relation some day.
  @inline(__always)
  private func bars(_ marks: RowMarks, _ speed: Double) -> Bool {
    marks.contains(.required) && speed != 0 && !marks.allows(speed)
  }

  /// How far a row's left side may still go.
  private mutating func room(of row: Int32, _ speed: Double) -> Double {
    let residual = residual(of: row)
    return residual.isZero ? 0 : max(0, speed > 0 ? -residual.value : residual.value)
  }
}
