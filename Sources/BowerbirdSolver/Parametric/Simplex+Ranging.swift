/// What a basis shows besides the values: to which sides of their targets rows may move at no cost, and of which
/// targets a value is the sum.
extension Simplex {
  /// The sides of its target to which a row may move at no cost.
  ///
  /// A row's cost has one slope on either side of its target, and its multiplier lies between the two. If the
  /// multiplier equals one of them, a move to that side costs as much as the other rows gain. If it lies strictly
  /// between, every move off the target has a cost. By complementary slackness this holds for all rows at once, so the
  /// moves within these sides reach all optimal values.
  struct Ranging: BitwiseCopyable {
    /// A Boolean value that indicates whether the row may be above its target.
    var rises: Bool

    /// A Boolean value that indicates whether the row may be below its target.
    var falls: Bool

    static let none = Ranging(rises: false, falls: false)
  }

  /// Returns the sides of its target to which a row may move at no cost.
  ///
  /// Its multiplier must be up to date.
  func ranging(of index: Int32) -> Ranging {
    let row = rows[index]
    if row.isRequired {
      // A required row has one bound, 0. The other side of its target is forbidden.
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

  /// Narrows the range of steps to those that keep a row on the sides where it may be.
  func narrow(_ lowest: inout Double, _ highest: inout Double, by rowRate: RowRate) {
    let speed = rowRate.speed
    if speed == 0 { return }
    let ranging = ranging(of: rowRate.row)
    let residual = residual(of: rowRate.row)
    let gap = residual.isZero ? 0 : residual.value / speed
    // The row is on its target at -gap. A row off its target may move on at its side, and back as far as its target.
    let goesUp = speed > 0 ? ranging.rises : ranging.falls
    let goesDown = speed > 0 ? ranging.falls : ranging.rises
    if !goesUp { highest = min(highest, goesDown ? max(0, -gap) : 0) }
    if !goesDown { lowest = max(lowest, goesUp ? min(0, -gap) : 0) }
  }

  /// Returns the parts of a variable's value: basis entries, with the factors of their targets.
  ///
  /// The value is the sum of the factors times the targets. The target of a stay is its variable's value.
  ///
  /// The call changes no later result.
  ///
  /// - Complexity: O(*m* + *k* log *k*), where *m* counts the cells that the solve visits, and *k* the parts.
  mutating func compose(_ variable: Int32) -> [(entry: BasisEntry, factor: Double)] {
    let updateWork = factors.value.updateWork
    expressInBasis(.stay(of: variable))
    var parts: [(entry: BasisEntry, factor: Double)] = []
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      if alpha[position] != 0 { parts.append((basis[position], alpha[position])) }
    }
    alpha.clear()
    factors.value.updateWork = updateWork
    if mayBeRounding(parts) || !addUp(parts, to: variable), let exact = exactParts(of: variable) { parts = exact }
    parts.sort { $0.entry.isPrinted(before: $1.entry) }
    return parts
  }
}

extension Simplex {
  /// Returns a Boolean value that indicates whether a factor is so small beside the others that its true value may be
  /// 0.
  private func mayBeRounding(_ parts: [(entry: BasisEntry, factor: Double)]) -> Bool {
    let largest = parts.reduce(0) { max($0, $1.factor.magnitude) }
    return parts.contains { $0.factor.magnitude < largest * Tolerances.doubtful }
  }

  /// Returns a Boolean value that indicates whether the parts add up to the variable's unit row, apart from rounding.
  private mutating func addUp(_ parts: [(entry: BasisEntry, factor: Double)], to variable: Int32) -> Bool {
    defer { step.clear() }
    step.add(-1, at: variable)
    var size = 1.0
    for part in parts {
      size = max(size, part.factor.magnitude)
      if part.entry.isStay {
        step.add(part.factor, at: part.entry.variable)
        continue
      }
      for place in matrix.places(of: part.entry.row) {
        step.add(part.factor * matrix.entries[place].value, at: matrix.entries[place].column)
      }
    }
    return step.largestMagnitude <= size * Tolerances.exactParts
  }

  private func exactParts(of variable: Int32) -> [(entry: BasisEntry, factor: Double)]? {
    var visited: Set<Int32> = []
    let part = ExactPart(around: variable, in: self, visited: &visited, limit: Self.worthExactDigits)
    return part?.composition(of: variable)
  }
}

extension MultiplierPool {
  /// Returns a Boolean value that indicates whether an optional constraint's multiplier is a bound at its own level and
  /// 0 at all others.
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
