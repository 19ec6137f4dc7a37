/// Finding the sides of a row's target to which the row may move at no cost.
extension Simplex {
  /// Returns the sides of a row's target to which the row may move at no cost.
  ///
  /// The row's multiplier must be up to date.
  func freeSides(of index: Int32) -> FreeSides {
    let row = rows[index]
    if row.isRequired {
      // The multiplier of a required inequality has the bound 0 for the allowed side. The other side is forbidden.
      if row.isBasic && multipliers.sign(row.multiplier) != 0 { return .none }
      return FreeSides(above: row.relation == .greaterOrEqual, below: row.relation == .lessOrEqual)
    }
    if row.isBasic {
      return FreeSides(
        above: multipliers.isAt(row.upper * row.weight, row.multiplier, of: row),
        below: multipliers.isAt(row.lower * row.weight, row.multiplier, of: row))
    }
    return FreeSides(above: Double(row.side) == row.upper, below: Double(row.side) == row.lower)
  }

  /// Narrows the range of step lengths from `lowest` to `highest` so that a row moves only to free sides of its target.
  func narrow(_ lowest: inout Double, _ highest: inout Double, by rowRate: RowRate) {
    let rate = rowRate.rate
    if rate == 0 { return }
    let freeSides = freeSides(of: rowRate.row)
    let residual = residual(of: rowRate.row)
    let gap = residual.isZero ? 0 : residual.value / rate
    // The row reaches its target at the step length -gap. A row off its target is on a free side, and may move there.
    // The row may cross its target only if the other side is free too.
    let goesUp = rate > 0 ? freeSides.above : freeSides.below
    let goesDown = rate > 0 ? freeSides.below : freeSides.above
    if !goesUp { highest = min(highest, goesDown ? max(0, -gap) : 0) }
    if !goesDown { lowest = max(lowest, goesUp ? min(0, -gap) : 0) }
  }
}

extension MultiplierPool {
  /// Returns a Boolean value that indicates whether an optional constraint's multiplier equals a bound at its own level
  /// and is 0 at all other levels.
  fileprivate func isAt(_ bound: Double, _ head: Int32, of row: Row) -> Bool {
    var own = 0.0
    var index = firstSignificant(head)
    while index >= 0 {
      if self[index].level != row.priority { return false }
      own = self[index].value
      index = firstSignificant(self[index].next)
    }
    return (own - bound).magnitude <= Tolerances.multiplier * row.weight
  }
}
