/// Finding the passive rows that a step would move.
extension Simplex {
  /// Lists the passive rows that the step vector moves, each once, and how fast it moves them.
  ///
  /// The speeds are added up on the way along the columns, so that the rows themselves need not be looked at.
  ///
  /// - Complexity: O(entries of the variables that move).
  mutating func touchPassiveRows() {
    beginTouching()
    for place in 0..<step.walkCount {
      let variable = step.place(atStep: place)
      let rate = step[variable]
      if rate != 0 && passiveRows[variable] != 0 { touchRows(of: variable, movingBy: rate) }
    }
    for place in 0..<touched.count { touched[place].separateDrift() }
  }

  /// How the step vector moves a row, be it passive or not.
  func touch(of row: Int32) -> Touch {
    var touch = Touch(row: row, speed: 0, size: 0)
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      touch.add(entry.value * step[entry.column])
    }
    touch.separateDrift()
    return touch
  }

  /// Counts past all marks that there are, so that none of them means a touched row any more.
  private mutating func beginTouching() {
    touchMarks.resize(to: rows.count, filling: -1)
    if touchMark > .max - 2 * Int32(touchMarks.count) {
      touchMarks.fill(with: -1)
      touchMark = 0
    } else {
      touchMark += Int32(touched.count)
    }
    touched.removeAll()
  }

  private mutating func touchRows(of variable: Int32, movingBy rate: Double) {
    if matrix.gathers(variable) {
      for place in 0..<matrix.gathered.count { touch(matrix.gathered[place].row, matrix.gathered[place].value * rate) }
      return
    }
    var place = matrix.columnHead[variable]
    while place >= 0 {
      let entry = matrix.entries[place]
      touch(entry.row, entry.value * rate)
      place = entry.nextInColumn
    }
  }

  @inline(__always)
  private mutating func touch(_ row: Int32, _ term: Double) {
    if !marks[row].contains(.counted) { return }
    let before = touchMarks[row] - touchMark
    if before >= 0 {
      touched[before].add(term)
    } else {
      touchMarks[row] = touchMark + Int32(touched.count)
      touched.append(Touch(row: row, speed: term, size: term.magnitude))
    }
  }
}
