/// Finding the nonbasic rows that a step moves.
extension Simplex {
  /// Stores in `movingRows` the nonbasic rows whose left sides change along the step vector, with their rates of
  /// change.
  ///
  /// - Complexity: O(*k*), where *k* counts the entries in the columns of the variables that move.
  mutating func collectMovingRows() {
    movingRows.begin(rowCount: rows.count)
    for index in 0..<step.walkCount {
      let variable = step.index(atStep: index)
      let rate = step[variable]
      if rate != 0 && nonbasic.rows[variable] != 0 { movingRows.add(variable, movingBy: rate, &matrix, rows.marks) }
    }
    movingRows.separateSlowRates()
  }

  /// Returns the rate at which the left side of a basic or nonbasic row changes along the step vector.
  func rowRate(of row: Int32) -> RowRate {
    var rowRate = RowRate(row: row, rate: 0, size: 0)
    for index in matrix.indices(of: row) {
      let entry = matrix.entries[index]
      rowRate.add(entry.value * step[entry.column])
    }
    rowRate.separateSlowRate()
    return rowRate
  }
}
