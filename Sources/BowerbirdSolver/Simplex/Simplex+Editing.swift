extension Simplex {
  /// Makes the row of an edit, which sleeps until its first suggestion.
  mutating func appendEdit(of variable: Int32, _ priority: Double, _ lineage: Lineage) {
    var tenant = Row(target: 0, priority: priority, weight: 1, tenancy: 0, lineage: lineage, relation: .equal)
    tenant.edited = variable
    tenant.isDormant = true
    let row = occupyRow(tenant)
    matrix.beginRow(row)
    matrix.appendEntry(row, variable, 1)
    editRow[variable] = row
    editCount += 1
  }

  @inline(__always)
  mutating func suggest(_ row: Int32, _ value: Double) {
    if rows[row].direction >= 0 && moveInRange(row, to: value) { return }
    if rows[row].isDormant {
      rows[row].isDormant = false
      rows[row].target = value
      markUnplaced(row)
    } else {
      _ = retarget(row, to: value)
    }
  }

  /// There was nothing to do, so nothing has changed.
  mutating func forgetChanges() {
    changes.clear()
    changes.close()
    directions.lastMoveWasDense = false
  }

  /// Whether the last dense pass changed a variable.
  func wasMovedDensely(_ variable: Int32) -> Bool {
    if changes.isNoted(variable) { return false }
    var change = 0.0
    for slot in 0..<directions.directions.count {
      let direction = directions.directions[slot]
      if direction.isDense {
        change += (direction.present - direction.previous) * directions.denseRates[direction.start + variable]
      }
    }
    return change != 0
  }
}
