extension Simplex {
  /// Creates the row of an edit, which has no effect before its first suggestion.
  mutating func appendEdit(of variable: Int32, _ priority: Double, _ lineage: Lineage) {
    var newRow = Row(
      priority: priority, generation: 0, lineage: lineage, weightExponent: 0, relation: .equal)
    newRow.isEdit = true
    newRow.isDormant = true
    let row = allocateRow(newRow, target: 0)
    matrix.appendEntry(row, variable, 1)
    edits.begin(variable, row: row)
  }

  @inline(__always)
  mutating func suggest(_ row: Int32, _ value: Double) {
    if moveInRange(row, to: value) { return }
    sizes.noteTarget(value)
    if rows[row].isDormant {
      rows[row].isDormant = false
      setTarget(of: row, to: value)
      markUnplaced(row)
    } else {
      _ = retarget(row, to: value)
    }
  }

  /// Starts an empty log of changes, after an explicit solve that had nothing to do.
  mutating func forgetChanges() {
    changes.clear()
    changes.close()
    directions.value.forgetDensePass()
  }

  /// Returns a Boolean value that indicates whether the last move along dense directions changed a variable that the
  /// change log does not contain.
  func wasMovedDensely(_ variable: Int32) -> Bool {
    !changes.isNoted(variable) && directions.value.previousDenseValue(of: variable) != values[variable]
  }
}
