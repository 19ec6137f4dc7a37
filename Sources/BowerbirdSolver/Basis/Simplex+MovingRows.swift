/// Finding the nonbasic rows that a step moves.
extension Simplex {
  /// Lists the nonbasic rows that the step vector moves, each once, with their speeds.
  ///
  /// - Complexity: O(entries of the variables that move).
  mutating func collectMovingRows() {
    movingRows.begin(rowCount: rows.count)
    for index in 0..<step.walkCount {
      let variable = step.index(atStep: index)
      let rate = step[variable]
      if rate != 0 && nonbasic.rows[variable] != 0 { movingRows.add(variable, movingBy: rate, &matrix, rows.marks) }
    }
    movingRows.separateSlowSpeeds()
  }

  /// Returns the speed of a row along the step vector, for basic and nonbasic rows.
  func rowRate(of row: Int32) -> RowRate {
    var rowRate = RowRate(row: row, speed: 0, size: 0)
    for index in matrix.indices(of: row) {
      let entry = matrix.entries[index]
      rowRate.add(entry.value * step[entry.column])
    }
    rowRate.separateSlowSpeed()
    return rowRate
  }
}
