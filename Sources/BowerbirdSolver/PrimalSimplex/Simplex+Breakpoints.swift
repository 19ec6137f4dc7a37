/// Breakpoints of a descent: where the piecewise linear cost changes its slope.
extension Simplex {
  /// Lists the breakpoints ahead of the nonbasic rows that move along the step vector.
  mutating func collectBreakpoints() {
    ratioTest.begin()
    collectMovingRows()
    let slowest = step.largestMagnitude * Tolerances.slowest
    for place in 0..<movingRows.count where movingRows[place].speed.magnitude > slowest {
      appendBreakpoint(of: movingRows[place].row, movingRows[place].speed)
    }
    ratioTest.removeUnreachable()
  }

  mutating func appendBreakpoint(of index: Int32, _ speed: Double) {
    let row = rows[index]
    let direction: Double = speed > 0 ? 1 : -1
    // The sign of the multiplier beyond the breakpoint, if the row has one in that direction at all.
    let beyond = direction > 0 ? row.upper : row.lower
    if Double(row.side) == beyond && !(row.isRequired && beyond != 0) { return }
    let gap = residual(of: index).gap(along: speed)
    let rise = row.isRequired ? .infinity : (beyond - Double(row.side)).magnitude * row.weight * speed.magnitude
    ratioTest.append(Breakpoint(row: index, distance: gap / speed.magnitude, rise: rise, side: Int8(beyond)))
  }

  // MARK: - Slope

  /// Loads the slope of the cost as a row leaves: minus the excess of its multiplier, so that its strongest level is
  /// negative.
  mutating func startSlope(of entry: BasisEntry, side: Int8, growth: Double) {
    multipliers.copyToMoved(multiplierHead(of: entry))
    while !multipliers.moved.isEmpty {
      let part = multipliers.moved.removeLast()
      ratioTest.addToSlope(-growth * part.value, at: part.level, in: &multipliers)
    }
    if entry.isRow && side != 0 {
      let row = rows[entry.row]
      ratioTest.addToSlope(growth * Double(side) * row.weight, at: row.priority, in: &multipliers)
    }
  }

  mutating func cross(upTo stop: Int) {
    for place in 0..<stop { setSide(ratioTest[place].row, ratioTest[place].side) }
  }
}
