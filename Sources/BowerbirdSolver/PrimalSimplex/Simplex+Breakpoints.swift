/// Breakpoints of a descent: where the piecewise linear cost changes its slope, and the first one at which it stops
/// falling.
extension Simplex {
  /// Lists the breakpoints ahead of the nonbasic rows that move along the step vector.
  mutating func collectBreakpoints() {
    breakpoints.removeAll()
    collectMovingRows()
    let slowest = step.largestMagnitude * Tolerances.slowest
    for place in 0..<movingRows.count where movingRows[place].speed.magnitude > slowest {
      appendBreakpoint(of: movingRows[place].row, movingRows[place].speed)
    }
    removeUnreachableBreakpoints()
  }

  /// Removes the breakpoints beyond the first one of a required row.
  ///
  /// No step crosses it, so the others need no sorting.
  private mutating func removeUnreachableBreakpoints() {
    var limit = Double.infinity
    for place in 0..<breakpoints.count where breakpoints[place].rise == .infinity {
      limit = min(limit, breakpoints[place].distance)
    }
    if limit == .infinity { return }
    breakpoints.keep { $0.distance <= limit }
  }

  mutating func appendBreakpoint(of index: Int32, _ speed: Double) {
    let row = rows[index]
    let direction: Double = speed > 0 ? 1 : -1
    // The sign of the multiplier beyond the breakpoint, if the row has one in that direction at all.
    let beyond = direction > 0 ? row.upper : row.lower
    if Double(row.side) == beyond && !(row.isRequired && beyond != 0) { return }
    let gap = residual(of: index).gap(along: speed)
    let rise = row.isRequired ? .infinity : (beyond - Double(row.side)).magnitude * row.weight * speed.magnitude
    breakpoints.append(Breakpoint(row: index, distance: gap / speed.magnitude, rise: rise, side: Int8(beyond)))
  }

  // MARK: - Slope

  /// Loads the slope of the cost as a row leaves: minus the excess of its multiplier, so that its strongest level is
  /// negative.
  mutating func startSlope(of entry: BasisEntry, side: Int8, growth: Double) {
    copyMultiplier(multiplierHead(of: entry))
    while !movedMultiplier.isEmpty {
      let part = movedMultiplier.removeLast()
      multipliers.add(-growth * part.value, at: part.level, to: &slope)
    }
    if entry.isRow && side != 0 {
      multipliers.add(growth * Double(side) * rows[entry.row].weight, at: rows[entry.row].priority, to: &slope)
    }
  }

  /// Returns the breakpoint at which the cost stops falling, or nil if there is none.
  ///
  /// Among breakpoints at the same distance the steep ones come last, because a fast row is the better pivot. When the
  /// descent makes no progress, the order among them is random, and at last the row with the smallest number comes
  /// first.
  mutating func firstStop(_ cycleGuard: CycleGuard) -> Int? {
    let usesBlandsRule = cycleGuard.usesBlandsRule, breaksTiesAtRandom = cycleGuard.breaksTiesAtRandom
    breakpoints.sort { left, right in
      if left.distance != right.distance { return left.distance < right.distance }
      if breaksTiesAtRandom { return cycleGuard.prefers(left.row, to: right.row) }
      if usesBlandsRule || left.rise == right.rise { return left.row < right.row }
      return left.rise < right.rise
    }
    return placeOfStop(usesBlandsRule)
  }

  /// Crosses breakpoints in order until the slope is no longer negative.
  ///
  /// While the slope is negative at a strong level, weaker levels do not matter. Their increases are collected until
  /// they do.
  ///
  /// - Returns: The place of the breakpoint at which the slope stops being negative; nil if it never does.
  private mutating func placeOfStop(_ usesBlandsRule: Bool) -> Int? {
    defer { movedMultiplier.removeAll() }
    var decisive = fallingLevel()
    for place in 0..<breakpoints.count {
      let breakpoint = breakpoints[place]
      if breakpoint.rise == .infinity || usesBlandsRule && breakpoint.distance == 0 { return place }
      let level = rows[breakpoint.row].priority
      if level < decisive {
        movedMultiplier.append(MultiplierPool.Entry(level: level, value: breakpoint.rise, next: -1))
        continue
      }
      multipliers.add(breakpoint.rise, at: level, to: &slope)
      let strongest = multipliers.firstSignificant(slope)
      if strongest < 0 || multipliers[strongest].level < decisive { addCollectedToSlope() }
      decisive = fallingLevel()
      if decisive == -.infinity { return place }
    }
    return nil
  }

  /// Returns the level at which the slope is negative, or -∞ if there is none.
  private func fallingLevel() -> Double {
    let place = multipliers.firstSignificant(slope)
    return place >= 0 && multipliers[place].value < 0 ? multipliers[place].level : -.infinity
  }

  private mutating func addCollectedToSlope() {
    let isSorted = sortMovedMultiplier()
    var previous: Int32 = -1
    for place in 0..<movedMultiplier.count {
      if !isSorted { previous = -1 }
      multipliers.add(movedMultiplier[place].value, at: movedMultiplier[place].level, to: &slope, behind: &previous)
    }
    movedMultiplier.removeAll()
  }

  mutating func cross(upTo stop: Int) {
    for place in 0..<stop { setSide(breakpoints[place].row, breakpoints[place].side) }
  }
}
