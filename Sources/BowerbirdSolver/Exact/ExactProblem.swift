/// A part of the problem that no row ties to the rest, with exact coefficients.
///
/// Required rows are wishes at the level above all others, so that one descent does everything: as long as they can hold,
/// their violations add up to 0 at the optimum.
struct ExactProblem {
  struct Row {
    /// The row's number in the simplex.
    let number: Int32
    let terms: [ExactFactors.Term]

    /// The coefficients of the terms in floating point.
    let coefficients: [Double]
    let target: Double

    /// The target, or the nearest value to it that rounding allows for a required row.
    var nearTarget: Fraction?
    let level: Double

    /// The least and the greatest multiplier at the row's own level.
    let lower: Fraction
    let upper: Fraction

    /// The sign of its slope while it is passive.
    var side: Int8

    var exactTarget: Fraction { nearTarget ?? Fraction(target) }
  }

  /// What is active: a row or the stay of a variable, by their places here.
  enum Entry: Equatable {
    case row(Int)
    case stay(Int)
  }

  /// The variables' numbers in the simplex.
  let variables: [Int32]

  /// Their values; a stay holds its variable there.
  var values: [Double]
  var rows: [Row]

  /// As many as there are variables.
  var active: [Entry]

  /// By active entry and level: the multipliers, where they are not 0.
  private(set) var multipliers: [[(level: Double, value: Fraction)]] = []

  /// The values at which all active rows hold, exact and rounded once.
  private(set) var solution: [Fraction] = []
  private(set) var exactValues: [Double] = []

  /// How many exchanges there were.
  private(set) var exchanges = 0

  /// How often required rows were taken as on their targets that only rounding keeps off them.
  private(set) var acceptances = 0

  /// After so many exchanges the smallest number decides at both ends of each, which cannot cycle (Bland).
  ///
  /// All comparisons are exact, so the descent ends: the number decides how fast, and not with which errors.
  private static let boldExchanges = 128
}

// MARK: - Descent

extension ExactProblem {
  /// Finds the optimum from where the active entries are.
  ///
  /// - Complexity: A factorisation in exact numbers for each exchange; there are none where the entries are optimal already.
  mutating func optimise() {
    while true {
      let factors = ExactFactors(active.map(terms))
      if factors.pivots.count < active.count {
        replaceDependent(factors)
        continue
      }
      place(factors)
      balance(factors)
      if let (position, growth) = chooseUnbalanced() {
        letGo(position, growth: growth, factors)
        exchanges += 1
      } else if !acceptRounding() {
        return
      }
    }
  }

  /// Computes the multipliers from the sides as they are, whatever the values.
  ///
  /// - Returns: Whether they are within their bounds.
  mutating func balanceAsItIs() -> Bool {
    let factors = ExactFactors(active.map(terms))
    if factors.pivots.count < active.count { return false }
    balance(factors)
    return chooseUnbalanced() == nil
  }

  private var goesByNumber: Bool { exchanges >= Self.boldExchanges }

  /// The factors of the targets of the active entries that add up to the value of a variable.
  func composition(of variable: Int) -> [Fraction]? {
    let factors = ExactFactors(active.map(terms))
    if factors.pivots.count < active.count { return nil }
    var unit = Array(repeating: Fraction.zero, count: active.count)
    unit[variable] = .one
    return factors.solveTransposed(unit)
  }

  /// Puts stays in the places of active entries that depend on others, which rounding may have hidden when they entered.
  ///
  /// The stays are those of the variables that no entry is pivoted on, so that nothing depends on anything else afterwards.
  private mutating func replaceDependent(_ factors: ExactFactors) {
    let (rows, columns) = (Set(factors.pivots.map { $0.row }), Set(factors.pivots.map { $0.column }))
    var undetermined = active.indices.filter { !columns.contains($0) }
    for position in active.indices where !rows.contains(position) {
      active[position] = .stay(undetermined.removeLast())
    }
    exchanges += 1
  }

  private func terms(of entry: Entry) -> [ExactFactors.Term] {
    switch entry {
    case .row(let row): rows[row].terms
    case .stay(let variable): [(variable, .one)]
    }
  }

  // MARK: - Values and sides

  /// Computes the values, and the side of each passive row from them.
  private mutating func place(_ factors: ExactFactors) {
    solution = factors.solve(
      active.map { entry in
        switch entry {
        case .row(let row): rows[row].exactTarget
        case .stay(let variable): Fraction(values[variable])
        }
      }
    )
    exactValues = solution.map { $0.rounded }
    let isActive = activeRows
    for row in rows.indices {
      if isActive[row] {
        rows[row].side = 0
        continue
      }
      let residual = residual(of: row)
      if residual != 0 { rows[row].side = Int8((residual > 0 ? rows[row].upper : rows[row].lower).sign) }
    }
  }

  private var activeRows: [Bool] {
    var isActive = Array(repeating: false, count: rows.count)
    for case .row(let row) in active { isActive[row] = true }
    return isActive
  }

  /// How far a row is off its target, or 0 only if it is exactly on it.
  ///
  /// Rounding that is negligible in a strong row can be large in a weaker one at the end of a chain of small coefficients.
  private func residual(of row: Int) -> Double {
    let near = roundedResidual(of: row)
    // The sum of the rounded terms is used where it has enough digits.
    if rows[row].nearTarget == nil && near.value.magnitude > near.size * Tolerances.exactSides { return near.value }
    return exactResidual(of: row).asDouble
  }

  private func exactResidual(of row: Int) -> Fraction { leftSide(of: row) - rows[row].exactTarget }

  private func leftSide(of row: Int) -> Fraction {
    var sum = Fraction.zero
    for term in rows[row].terms where !solution[term.column].isZero { sum = sum + term.value * solution[term.column] }
    return sum
  }

  /// Moves the targets of required rows that only rounding keeps from holding to the rows' values.
  ///
  /// Targets are sums of decimal fractions that have been rounded: x = 0.1, y = 0.2 and x + y = 0.3 contradict each other in the last
  /// digit. Such a row counts as on its target, and then it pulls at nothing. A row that comes off its target
  /// again and again, as the others are accepted, is left off it in the end by no more than rounding.
  ///
  /// - Returns: Whether there were any.
  private mutating func acceptRounding() -> Bool {
    if acceptances > 2 * rows.count { return false }
    acceptances += 1
    var hasAccepted = false
    for row in rows.indices where rows[row].level >= ExactPart.entering && rows[row].side != 0 && holds(row) {
      rows[row].nearTarget = leftSide(of: row)
      rows[row].side = 0
      hasAccepted = true
    }
    return hasAccepted
  }

  /// Whether a row is off its target by no more than the rounding of its numbers.
  private func holds(_ row: Int) -> Bool { roundedResidual(of: row).isZero }

  private func roundedResidual(of row: Int) -> Simplex.Residual {
    var sum = -rows[row].target
    var size = sum.magnitude
    for (place, coefficient) in rows[row].coefficients.enumerated() {
      let part = coefficient * exactValues[rows[row].terms[place].column]
      sum += part
      size += part.magnitude
    }
    return Simplex.Residual(value: sum, size: size)
  }

  // MARK: - Multipliers

  /// Works the multipliers out, level by level, from the sides of the passive rows.
  private mutating func balance(_ factors: ExactFactors) {
    multipliers = Array(repeating: [], count: active.count)
    var levels: Set<Double> = []
    for row in rows where row.side != 0 { levels.insert(row.level) }
    for level in levels.sorted(by: >) {
      var pulls = Array(repeating: Fraction.zero, count: variables.count)
      for row in rows where row.side != 0 && row.level == level {
        let slope = row.side > 0 ? row.upper : row.lower
        for term in row.terms { pulls[term.column] = pulls[term.column] - slope * term.value }
      }
      for (position, value) in factors.solveTransposed(pulls).enumerated() where !value.isZero {
        multipliers[position].append((level, value))
      }
    }
  }

  /// Where the multiplier at a position lies: 1 above its bounds, -1 below, 0 within.
  private func excess(at position: Int) -> Int {
    guard case .row(let number) = active[position] else { return multipliers[position].first?.value.sign ?? 0 }
    let row = rows[number]
    var isAtUpper = row.upper.isZero, isAtLower = row.lower.isZero
    for (level, value) in multipliers[position] {
      if level > row.level { return value.sign }
      if level == row.level {
        let (above, below) = ((value - row.upper).sign, (value - row.lower).sign)
        if above > 0 { return 1 }
        if below < 0 { return -1 }
        (isAtUpper, isAtLower) = (above == 0, below == 0)
        continue
      }
      if value.sign > 0 && isAtUpper { return 1 }
      if value.sign < 0 && isAtLower { return -1 }
      return 0
    }
    return 0
  }

  /// A position whose multiplier is out of bounds: the one furthest out at the strongest level, or the one of smallest number.
  private func chooseUnbalanced() -> (position: Int, growth: Int)? {
    var best: (position: Int, growth: Int)?
    var strongest = -Double.infinity, largest = 0.0
    for position in active.indices {
      let growth = excess(at: position)
      guard growth != 0, let first = multipliers[position].first else { continue }
      let size = first.value.magnitude.asDouble
      if goesByNumber {
        if best.map({ number(of: active[position]) < number(of: active[$0.position]) }) ?? true {
          best = (position, growth)
        }
      } else if first.level > strongest || first.level == strongest && size > largest {
        (best, strongest, largest) = ((position, growth), first.level, size)
      }
    }
    return best
  }

  private func number(of entry: Entry) -> Int32 {
    switch entry {
    case .row(let row): rows[row].number
    case .stay(let variable): ~variables[variable]
    }
  }

  // MARK: - One step

  /// Lets an active entry go, and moves the values along its direction as far as the cost falls.
  ///
  /// It stops falling somewhere, because a sum of violations is never below 0.
  private mutating func letGo(_ position: Int, growth: Int, _ factors: ExactFactors) {
    var unit = Array(repeating: Fraction.zero, count: active.count)
    unit[position] = growth > 0 ? .one : -.one
    let kinks = kinks(along: factors.solve(unit))
    var slope = Slope()
    for (level, value) in multipliers[position] { slope.add(growth > 0 ? -value : value, at: level) }
    if case .row(let row) = active[position] {
      slope.add((growth > 0 ? rows[row].upper : rows[row].lower).magnitude, at: rows[row].level)
    }
    for (place, kink) in kinks.enumerated() {
      slope.add(kink.rise, at: rows[kink.row].level)
      if slope.falls && !(goesByNumber && kink.distance == 0) { continue }
      for crossed in kinks[..<place] { rows[crossed.row].side = crossed.side }
      if case .row(let row) = active[position] {
        rows[row].side = Int8((growth > 0 ? rows[row].upper : rows[row].lower).sign)
      }
      active[position] = .row(kink.row)
      return
    }
    assertionFailure("no sum of violations falls for ever")
  }

  private struct ExactKink {
    let row: Int

    /// How far the values move to it, with few digits: only a kink that is met at once has distance 0.
    let distance: Double
    let speed: Fraction
    let rise: Fraction
    let side: Int8
  }

  /// The kinks that lie ahead of the passive rows, in the order in which they are met.
  private func kinks(along direction: [Fraction]) -> [ExactKink] {
    var kinks: [ExactKink] = []
    let isActive = activeRows
    for (number, row) in rows.enumerated() where !isActive[number] {
      var speed = Fraction.zero
      for term in row.terms where !direction[term.column].isZero { speed = speed + term.value * direction[term.column] }
      if speed.isZero { continue }
      let beyond = speed.sign > 0 ? row.upper : row.lower
      if Int(row.side) == beyond.sign { continue }
      let present = row.side > 0 ? row.upper : row.side < 0 ? row.lower : .zero
      let gap = max(0, -residual(of: number) * Double(speed.sign))
      kinks.append(
        ExactKink(
          row: number, distance: gap / speed.magnitude.asDouble, speed: speed.magnitude,
          rise: (beyond - present).magnitude * speed.magnitude,
          side: Int8(beyond.sign)))
    }
    kinks.sort { left, right in
      let order = compareDistances(left, right)
      return order != 0 ? order < 0 : rows[left.row].number < rows[right.row].number
    }
    return kinks
  }

  /// Compares two distances, exactly where they are near each other: negative if the first is shorter.
  private func compareDistances(_ left: ExactKink, _ right: ExactKink) -> Int {
    let difference = left.distance - right.distance
    let isClear = difference.magnitude > max(left.distance, right.distance) * Tolerances.exactOrder
    if isClear || left.distance == 0 || right.distance == 0 { return difference > 0 ? 1 : difference < 0 ? -1 : 0 }
    let (first, second) = (exactResidual(of: left.row).magnitude, exactResidual(of: right.row).magnitude)
    return (first * right.speed - second * left.speed).sign
  }
}

/// The slope of the cost along a step: a sum at each level.
private struct Slope {
  private var sums: [(level: Double, value: Fraction)] = []

  mutating func add(_ value: Fraction, at level: Double) {
    if let place = sums.firstIndex(where: { $0.level == level }) {
      sums[place].value = sums[place].value + value
    } else {
      sums.insert((level, value), at: sums.firstIndex { $0.level < level } ?? sums.count)
    }
  }

  /// Whether the strongest sum that is not 0 is negative.
  var falls: Bool { (sums.first { !$0.value.isZero }?.value.sign ?? 0) < 0 }
}
