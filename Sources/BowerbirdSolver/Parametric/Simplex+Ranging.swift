/// What the basis tells about the values beside what they are.
extension Simplex {
  /// To which sides of its target a row may go without any change of cost.
  ///
  /// A row's cost has one slope on either side of its target, and its multiplier lies between the two. While the multiplier is
  /// one of them, going to that side costs what the other rows gain; while it lies strictly between, leaving the target
  /// always costs. By complementary slackness this holds of every row at once, so these are all optimal values there are.
  struct Ranging: BitwiseCopyable {
    /// Whether the row may be above its target.
    var rises: Bool

    /// Whether the row may be below its target.
    var falls: Bool

    static let none = Ranging(rises: false, falls: false)
  }

  /// To which sides of its target a row may go; its multiplier must be up to date.
  func ranging(of index: Int32) -> Ranging {
    let row = rows[index]
    if row.isRequired {
      // A required row has one bound, 0; the other side of its target is forbidden.
      if row.isBasic && multipliers.sign(row.multiplier) != 0 { return .none }
      return Ranging(rises: row.relation == .greaterOrEqual, falls: row.relation == .lessOrEqual)
    }
    if row.isBasic {
      return Ranging(
        rises: multipliers.isAt(row.upper * row.weight, row.multiplier, of: row),
        falls: multipliers.isAt(row.lower * row.weight, row.multiplier, of: row))
    }
    return Ranging(rises: Double(row.side) == row.upper, falls: Double(row.side) == row.lower)
  }

  /// Narrows the range in which the values may move along the step vector to where a row that it rates keeps to
  /// its sides.
  func narrow(_ lowest: inout Double, _ highest: inout Double, by rowRate: RowRate) {
    let speed = rowRate.speed
    if speed == 0 { return }
    let ranging = ranging(of: rowRate.row)
    let residual = residual(of: rowRate.row)
    let gap = residual.isZero ? 0 : residual.value / speed
    // The target is reached at -gap; a row that has gone to its side may go on there, and back as far as its target.
    let goesUp = speed > 0 ? ranging.rises : ranging.falls
    let goesDown = speed > 0 ? ranging.falls : ranging.rises
    if !goesUp { highest = min(highest, goesDown ? max(0, -gap) : 0) }
    if !goesDown { lowest = max(lowest, goesUp ? min(0, -gap) : 0) }
  }

  /// Lists what the value of a variable is made of: codes of basic rows, with the factors of their targets.
  ///
  /// Leaves no trace in what later calls do.
  ///
  /// - Complexity: O(moved + *k* log *k*), where *k* counts the codes.
  mutating func compose(_ variable: Int32) -> [(code: Int32, factor: Double)] {
    let updateWork = factors.updateWork
    expressInBasis(~variable)
    var parts: [(code: Int32, factor: Double)] = []
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      if alpha[position] != 0 { parts.append((basis[position], alpha[position])) }
    }
    alpha.clear()
    factors.updateWork = updateWork
    if mayBeRounding(parts) || !addUp(parts, to: variable), let exact = exactParts(of: variable) { parts = exact }
    // Rows first, then stays by variable: the code of a stay is the complement of its variable.
    parts.sort { left, right in
      if (left.code < 0) != (right.code < 0) { return right.code < 0 }
      return left.code < 0 ? left.code > right.code : left.code < right.code
    }
    return parts
  }
}

extension Simplex {
  /// Whether a factor is so small beside the others that it may be a zero that cancellation has not made exact.
  private func mayBeRounding(_ parts: [(code: Int32, factor: Double)]) -> Bool {
    let largest = parts.reduce(0) { max($0, $1.factor.magnitude) }
    return parts.contains { $0.factor.magnitude < largest * Tolerances.doubtful }
  }

  /// Whether multiples of basic rows add up to the value of a variable and nothing else, but for rounding.
  private mutating func addUp(_ parts: [(code: Int32, factor: Double)], to variable: Int32) -> Bool {
    defer { step.clear() }
    step.add(-1, at: variable)
    var size = 1.0
    for part in parts {
      size = max(size, part.factor.magnitude)
      if part.code < 0 { step.add(part.factor, at: ~part.code) }
      if part.code < 0 { continue }
      for place in matrix.places(of: part.code) {
        step.add(part.factor * matrix.entries[place].value, at: matrix.entries[place].column)
      }
    }
    return step.largestMagnitude <= size * Tolerances.exactParts
  }

  private func exactParts(of variable: Int32) -> [(code: Int32, factor: Double)]? {
    var visited: Set<Int32> = []
    let part = ExactPart(around: variable, in: self, visited: &visited, limit: Self.worthExactDigits)
    return part?.composition(of: variable)
  }
}

extension MultiplierPool {
  /// Whether the multiplier of an optional constraint is its bound at the row's own level and 0 at all others.
  fileprivate func isAt(_ bound: Double, _ head: Int32, of row: Row) -> Bool {
    var own = 0.0
    var place = firstSignificant(head)
    while place >= 0 {
      if self[place].level != row.priority { return false }
      own = self[place].value
      place = firstSignificant(self[place].next)
    }
    return (own - bound).magnitude <= Tolerances.multiplier * row.weight
  }
}
