/// Finding the nonbasic rows that a step would move.
extension Simplex {
  /// Lists the nonbasic rows that the step vector moves, each once, and how fast it moves them.
  ///
  /// The speeds are added up on the way along the columns, so that the rows themselves need not be looked at.
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

  /// How the step vector moves a row, be it nonbasic or not.
  func rowRate(of row: Int32) -> RowRate {
    var rowRate = RowRate(row: row, speed: 0, size: 0)
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      rowRate.add(entry.value * step[entry.column])
    }
    rowRate.separateSlowSpeed()
    return rowRate
  }

  /// Counts past all marks that there are, so that none of them means a moved row any more.
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
