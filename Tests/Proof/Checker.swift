/// Proves claims about answers in exact numbers, independently of the solver that makes them.
///
/// **What is proved.** Each row has a cost `f(a·x)`. A point x is optimal if each row has a multiplier y between the
/// slopes of f to the left and to the right of `a·x`, and if the multipliers cancel: `Σ y·a = 0`. Then no move of x
/// reduces the cost. With priorities, y is a list over the levels, compared from the strongest level on.
///
/// Coefficients are read as the fractions that they are meant to be, see ``Rational/init(meantBy:)``. The multipliers
/// are computed again from the active rows and the slopes of the others, and must be within their slopes exactly.
/// Values are doubles, so a row must hold to 10⁻⁹ of the magnitudes of its terms, where a value counts as at least 1.
/// Rounding in that sum is a millionth of this tolerance.
package enum Checker {
  /// The tolerance of a sum, relative to the magnitudes of its terms.
  static let tolerance = 1e-9

  /// Proves that the claimed answer is optimal.
  ///
  /// - Throws: The first flaw.
  package static func check(_ claim: Claim) throws(Flaw) {
    guard claim.isWellFormed else {
      throw Flaw("certificate data: a number is not finite, or a variable does not exist")
    }
    let rows = claim.rows.map { ExactRow($0.row) }
    for (index, row) in claim.rows.enumerated() where !row.isActive { try checkPassive(row, index) }
    let multipliers = try activeMultipliers(claim, rows)
    for (index, row) in claim.rows.enumerated() {
      try checkSlopes(of: row.row, multipliers[index], "row \(index)")
      try checkSide(of: row, multipliers[index], at: claim.values, "row \(index)")
    }
    for (index, row) in claim.rows.enumerated() {
      try expectAgreement(row.multiplier, with: multipliers[index], "row \(index)")
    }
  }

  // MARK: - Multipliers

  /// Checks that the multiplier of a nonbasic row is one of its two slopes.
  private static func checkPassive(_ claimed: ClaimedRow, _ index: Int) throws(Flaw) {
    let slopes = claimed.row.slopes
    let isSlope =
      switch claimed.multiplier.count {
      case 0: true
      case 1:
        claimed.row.priority < 1000 && claimed.multiplier[0].priority == claimed.row.priority
          && claimed.multiplier[0].value.magnitude == 1 && slopes.contains(Int(claimed.multiplier[0].value))
      default: false
      }
    if !isSlope { throw Flaw("certificate side: nonbasic row \(index) has the multiplier \(claimed.multiplier)") }
  }

  /// Computes the multipliers of the active rows and the stays; those of the stays must be 0.
  ///
  /// - Returns: The multipliers of all rows.
  private static func activeMultipliers(_ claim: Claim, _ rows: [ExactRow]) throws(Flaw) -> [[Elimination.Side]] {
    let active = claim.rows.indices.filter { claim.rows[$0].isActive }
    let count = claim.values.count
    guard active.count + claim.stays.count == count, claim.stays.allSatisfy({ (0..<count).contains($0) }) else {
      throw Flaw("certificate basis: \(active.count) rows and \(claim.stays.count) stays hold \(count) variables")
    }
    var balances = Array(repeating: Elimination.Equation(), count: count)
    for (unknown, index) in active.enumerated() {
      for (variable, factor) in rows[index].terms {
        balances[variable].terms.append(.init(unknown: unknown, factor: factor))
      }
    }
    for (index, variable) in claim.stays.enumerated() {
      balances[variable].terms.append(.init(unknown: active.count + index, factor: .one))
    }
    var multipliers = claim.rows.map { $0.isActive ? [] : $0.multiplier.map { Elimination.Side(exactly: $0) } }
    for (index, row) in rows.enumerated() where !multipliers[index].isEmpty {
      for (variable, factor) in row.terms { balances[variable].add(multipliers[index], times: -factor) }
    }
    guard let solution = Elimination.solve(balances, unknowns: count) else {
      throw Flaw("certificate basis: the active rows and the stays do not determine the values")
    }
    for (index, variable) in claim.stays.enumerated()
    where solution[active.count + index].contains(where: { !$0.value.isZero }) {
      let pull = text(of: solution[active.count + index])
      throw Flaw("certificate stay: variable \(variable) is held by its stay and pulled by \(pull)")
    }
    for (unknown, index) in active.enumerated() { multipliers[index] = solution[unknown] }
    return multipliers
  }

  private static func expectAgreement(
    _ claimed: [ClaimedLevel], with exact: [Elimination.Side], _ name: String
  ) throws(Flaw) {
    for level in Set(claimed.map(\.priority)).union(exact.map(\.level)) {
      let said = claimed.filter { $0.priority == level }.map(\.value).reduce(0, +)
      // If the exact multiplier has no value at a level, only rounding may be claimed there.
      let (truth, size) = exact.first { $0.level == level }.map { (Double($0.value), $0.size) } ?? (0, 1e-3)
      if !((said - truth).magnitude <= tolerance * size) {
        throw Flaw("certificate number: \(name) claims \(said) at level \(level), but it is \(truth)")
      }
    }
  }

  /// Checks that a multiplier is within its slopes, lexicographically: at a bound, the next weaker level must lead
  /// inwards.
  private static func checkSlopes(of row: ProblemRow, _ exact: [Elimination.Side], _ name: String) throws(Flaw) {
    var slopes = row.slopes
    for side in exact where !side.value.isZero {
      let isOwn = side.level == row.priority
      if side.level > row.priority { slopes = 0...0 }
      if row.priority == 1000 || side.level < row.priority {
        // Without a value at the row's own level, the multiplier is at the slope 0, and a weaker level must lead into
        // the slopes.
        let fits = side.value.sign > 0 ? slopes.upperBound > 0 : slopes.lowerBound < 0
        if fits { return }
      } else if isOwn {
        let below = (side.value - Rational(slopes.lowerBound)).sign
        let above = (side.value - Rational(slopes.upperBound)).sign
        if below > 0 && above < 0 { return }
        if below == 0 && above < 0 || above == 0 && below > 0 {
          // At a bound, weaker levels must lead inwards, as from a slope of 0 to the inner side.
          slopes = below == 0 ? 0...1 : -1...0
          continue
        }
      }
      throw Flaw("certificate slope: \(name) has \(text(of: exact)), outside of \(row.slopes) at \(row.priority)")
    }
  }

  // MARK: - Values

  /// Checks that a row off its target is nonbasic and has the slope of its side, and that no required row is violated.
  private static func checkSide(
    of claimed: ClaimedRow, _ exact: [Elimination.Side], at values: [Double], _ name: String
  ) throws(Flaw) {
    let row = claimed.row
    var (value, size) = (row.constant, row.constant.magnitude)
    for term in row.terms {
      value += term.coefficient * values[term.variable]
      size += term.coefficient.magnitude * max(1, values[term.variable].magnitude)
    }
    if value.magnitude <= tolerance * max(1, size) { return }
    let slope = value > 0 ? row.slopes.upperBound : row.slopes.lowerBound
    let own = exact.first { $0.level == row.priority }?.value ?? .zero
    let isRight = row.priority == 1000 ? slope == 0 : own == Rational(slope)
    if claimed.isActive || !isRight {
      throw Flaw(
        "certificate value: \(name) is \(value) with terms of \(size), but has the multiplier \(text(of: exact))")
    }
  }

  private static func text(of sides: [Elimination.Side]) -> String {
    let parts = sides.filter { !$0.value.isZero }.map { "\(Double($0.value)) at \($0.level)" }
    return parts.isEmpty ? "0" : parts.joined(separator: ", ")
  }

  // MARK: - Refusals

  /// Proves that required rows cannot hold together: their sum, with their factors, is `constant <= 0`, which is false.
  ///
  /// The rows must also be minimal: no factor is 0, and each factor determines all others.
  ///
  /// - Throws: The first flaw.
  package static func checkConflict(_ rows: [(row: ProblemRow, factor: Double)]) throws(Flaw) {
    let exact = rows.map { ExactRow($0.row) }
    let count = 1 + (exact.flatMap { $0.terms.map(\.variable) }.max() ?? -1)
    var sums = Array(repeating: Elimination.Equation(), count: count)
    for (index, row) in exact.enumerated() {
      for (variable, factor) in row.terms {
        if index == 0 { sums[variable].sides = [.init(level: 0, value: -factor, size: Double(factor).magnitude)] }
        if index > 0 { sums[variable].terms.append(.init(unknown: index - 1, factor: factor)) }
      }
    }
    guard let first = rows.first, first.factor != 0,
      let others = Elimination.solve(sums, unknowns: rows.count - 1)
    else { throw Flaw("certificate conflict: the rows do not cancel, or some of them do without the others") }
    let unit = Elimination.Side(level: 0, value: .one, size: 1)
    var sum = Rational.zero
    for (index, side) in ([unit] + others.map { $0.first ?? .init(level: 0, value: .zero, size: 0) }).enumerated() {
      let (row, said) = rows[index]
      let sign = first.factor > 0 ? side.value.sign : -side.value.sign
      let factor = Double(side.value) * first.factor
      let fits = sign > 0 ? row.slopes.upperBound > 0 : sign < 0 && row.slopes.lowerBound < 0
      if !fits || row.priority != 1000 || !((said - factor).magnitude <= tolerance * side.size * first.factor.magnitude)
      {
        throw Flaw("certificate factor: row \(index) of a conflict claims \(said), but it is \(factor)")
      }
      sum = sum + (first.factor > 0 ? side.value : -side.value) * exact[index].constant
    }
    if sum.sign <= 0 { throw Flaw("certificate conflict: the constants add up to \(Double(sum))") }
  }
}
