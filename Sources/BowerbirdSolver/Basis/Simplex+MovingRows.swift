/// Finding the nonbasic rows that a step moves.
extension Simplex {
  /// Lists the nonbasic rows that the step vector moves, each once, with their speeds.
  ///
  /// The speeds are added up along the columns, so the rows themselves are not read.
  ///
  /// - Complexity: O(entries of the variables that move).
  mutating func collectMovingRows() {
    beginCollecting()
    for place in 0..<step.walkCount {
      let variable = step.place(atStep: place)
      let rate = step[variable]
      if rate != 0 && nonbasicRows[variable] != 0 { addRates(of: variable, movingBy: rate) }
    }
    for place in 0..<movingRows.count { movingRows[place].separateSlowSpeed() }
  }

  /// Returns the speed of a row along the step vector, for basic and nonbasic rows.
  func rowRate(of row: Int32) -> RowRate {
    var rowRate = RowRate(row: row, speed: 0, size: 0)
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      rowRate.add(entry.value * step[entry.column])
    }
    rowRate.separateSlowSpeed()
    return rowRate
  }

  /// Invalidates all marks of the previous list by counting past them.
  private mutating func beginCollecting() {
    movingMarks.resize(to: rows.count, filling: -1)
    if movingMark > .max - 2 * Int32(movingMarks.count) {
      movingMarks.fill(with: -1)
      movingMark = 0
    } else {
      movingMark += Int32(movingRows.count)
    }
    movingRows.removeAll()
  }

  private mutating func addRates(of variable: Int32, movingBy rate: Double) {
    if matrix.gathers(variable) {
      for place in 0..<matrix.gathered.count {
        addRate(of: matrix.gathered[place].row, matrix.gathered[place].value * rate)
      }
      return
    }
    var place = matrix.columnHead[variable]
    while place >= 0 {
      let entry = matrix.entries[place]
      addRate(of: entry.row, entry.value * rate)
      place = entry.nextInColumn
    }
  }

  @inline(__always)
  private mutating func addRate(of row: Int32, _ term: Double) {
    if !marks[row].contains(.counted) { return }
    let before = movingMarks[row] - movingMark
    if before >= 0 {
      movingRows[before].add(term)
    } else {
      movingMarks[row] = movingMark + Int32(movingRows.count)
      movingRows.append(RowRate(row: row, speed: term, size: term.magnitude))
    }
  }
}
