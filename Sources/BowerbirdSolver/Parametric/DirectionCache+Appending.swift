/// Adding directions to the cache.
extension DirectionCache {
  /// Returns a Boolean value that indicates whether a step moves more than a quarter of all values, so that its
  /// direction is stored densely, as a rate for every variable.
  static func isDense(_ step: borrowing SparseVector) -> Bool {
    var count = 0
    for index in 0..<step.walkCount where step[step.index(atStep: index)] != 0 { count += 1 }
    return count * 4 > step.count
  }

  func hasRoom(isDense: Bool) -> Bool {
    directions.count < Self.capacity && !(isDense && denseCount == Self.denseCapacity)
  }

  /// Adds the direction in which values move when a row's target grows.
  ///
  /// - Parameters:
  ///   - row: The basic row whose target moves.
  ///   - present: The target that the present values satisfy: the present value of the row's left side.
  ///   - step: The rates at which the values follow the target.
  ///   - movingRows: The nonbasic rows that move along the step.
  ///   - rowCount: The number of all rows.
  ///   - isDense: Whether the direction is stored densely.
  /// - Returns: The index of the direction in the cache.
  mutating func append(
    _ row: Int32, at present: Double, along step: borrowing SparseVector, _ movingRows: borrowing MovingRows,
    rowCount: Int, isDense: Bool
  ) -> Int16 {
    isListed.resize(to: step.count, filling: false)
    let overlaps = overlapsListed(step) || !isDense && overlapsDense(step)
    if overlaps { markOverlapping() }
    var direction = Direction(
      row: row, start: 0, count: 0, isDense: isDense, rateStart: Int32(rowRates.count), rateCount: 0, present: present,
      previous: present, overlaps: overlaps)
    if isDense { storeDense(step, &direction) } else { storeListed(step, &direction) }
    storeRates(movingRows, rowCount: rowCount, &direction)
    directions.append(direction)
    rangesHold = false
    offsetsHold = false
    return Int16(directions.count - 1)
  }

  private func overlapsListed(_ step: borrowing SparseVector) -> Bool {
    for index in 0..<step.walkCount {
      let variable = step.index(atStep: index)
      if step[variable] != 0 && isListed[variable] { return true }
    }
    return false
  }

  private func overlapsDense(_ step: borrowing SparseVector) -> Bool {
    for slot in 0..<directions.count where directions[slot].isDense {
      let start = directions[slot].start
      for index in 0..<step.walkCount {
        let variable = step.index(atStep: index)
        if step[variable] != 0 && denseRates[start + variable] != 0 { return true }
      }
    }
    return false
  }

  private mutating func storeDense(_ step: borrowing SparseVector, _ direction: inout Direction) {
    direction.start = Int32(denseRates.count)
    direction.count = Int32(step.count)
    for variable in 0..<Int32(step.count) { denseRates.append(step[variable]) }
    denseCount += 1
  }

  private mutating func storeListed(_ step: borrowing SparseVector, _ direction: inout Direction) {
    direction.start = Int32(variables.count)
    for index in 0..<step.walkCount {
      let variable = step.index(atStep: index)
      if step[variable] == 0 { continue }
      variables.append(variable)
      rates.append(step[variable])
      offsets.append(0)
      isListed[variable] = true
      direction.count += 1
    }
  }

  private mutating func storeRates(
    _ movingRows: borrowing MovingRows, rowCount: Int, _ direction: inout Direction
  ) {
    rateCounts.resize(to: rowCount, filling: 0)
    for index in 0..<movingRows.count where movingRows[index].rate != 0 || movingRows[index].slowRate != 0 {
      var rowRate = movingRows[index]
      // Even a slow row reaches its target in a long move, so its rate is stored too.
      if rowRate.rate == 0 { rowRate.rate = Double(rowRate.slowRate) }
      rowRates.append(rowRate)
      rateCounts[movingRows[index].row] += 1
      direction.rateCount += 1
    }
  }
}
