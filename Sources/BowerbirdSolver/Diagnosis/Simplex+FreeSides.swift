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

  /// Returns a Boolean value that indicates whether the multiplier of a basic row is so close to a bound that it may
  /// equal the bound, apart from rounding.
  func isBesideBound(_ row: Int32) -> Bool {
    !rows[row].isRequired && multipliers.isBeside(rows[row].weight, rows[row].multiplier, of: rows[row])
  }

  /// Narrows the range of step lengths from `lowest` to `highest` so that a row moves only to free sides of its target.
  func narrow(_ lowest: inout Double, _ highest: inout Double, by rowRate: RowRate) {
    if rowRate.rate == 0 { return }
    let residual = residual(of: rowRate.row)
    freeSides(of: rowRate.row)
      .narrow(&lowest, &highest, rate: rowRate.rate, residual: residual.isZero ? 0 : residual.value)
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

  /// Returns a Boolean value that indicates whether an optional constraint's multiplier at its own level is so close to
  /// a bound that it may equal the bound, apart from rounding.
  fileprivate func isBeside(_ bound: Double, _ head: Int32, of row: Row) -> Bool {
    guard let own = entry(at: row.priority, of: head), !own.isExact else { return false }
    let rest = (own.value.magnitude - bound).magnitude
    return rest <= Tolerances.doubtful * bound && rest > Tolerances.rounding * bound
  }
}
