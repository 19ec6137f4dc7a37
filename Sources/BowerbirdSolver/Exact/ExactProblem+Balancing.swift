/// The multipliers of the active entries, and which of them are out of bounds.
extension ExactProblem {
  /// Works the multipliers out, from the strongest level down to the first at which one is out of bounds.
  ///
  /// The weaker levels do not matter until all stronger ones are in balance.
  ///
  /// - Returns: A position whose multiplier is out of bounds, and 1 if it is above them, -1 below; nil if there is none, and
  ///   `multipliers` is complete. Of several at one level it is the one furthest out, or the one of the smallest number where
  ///   steps move nothing.
  mutating func findUnbalanced(_ factors: ExactFactors) -> (position: Int, growth: Int)? {
    multipliers = Array(repeating: [], count: basis.count)
    var standings = basis.map { Standing(of: $0, in: rows) }
    var dualInfeasible: [DualInfeasible] = []
    for level in pullingLevels {
      for (position, value) in factors.solveTransposed(pulls(at: level)).enumerated() where !value.isZero {
        multipliers[position].append((level, value))
        let growth = standings[position].judge(value, at: level)
        if growth == 0 { continue }
        let number = number(of: basis[position])
        dualInfeasible.append(
          DualInfeasible(position: position, growth: growth, size: value.magnitude.asDouble, number: number))
      }
      // Where steps move nothing, the smallest number at any level leaves.
      if !isStalled && !dualInfeasible.isEmpty { break }
    }
    return choose(from: dualInfeasible).map { ($0.position, $0.growth) }
  }

  private struct DualInfeasible {
    let position: Int
    let growth: Int
    let size: Double
    let number: Int32
  }

  private func choose(from dualInfeasible: [DualInfeasible]) -> DualInfeasible? {
    isStalled
      ? dualInfeasible.min { $0.number < $1.number }
      : dualInfeasible.reduce(nil) { best, next in best.map { $0.size >= next.size } ?? false ? best : next }
  }

  /// The levels of rows that pull, the strongest first.
  private var pullingLevels: [Double] {
    var levels: Set<Double> = []
    for row in rows where row.side != 0 { levels.insert(row.level) }
    return levels.sorted(by: >)
  }

  /// What the passive rows of a level pull at the variables.
  private func pulls(at level: Double) -> [Fraction] {
    var pulls = Array(repeating: Fraction.zero, count: variables.count)
    for row in rows where row.side != 0 && row.level == level {
      let slope = row.side > 0 ? row.upper : row.lower
      for term in row.terms { pulls[term.column] = pulls[term.column] - slope * term.value }
    }
    return pulls
  }

  private func number(of entry: Entry) -> Int32 {
    switch entry {
    case .row(let row): rows[row].number
    case .stay(let variable): ~variables[variable]
    }
  }
}

/// What is known of a multiplier from the stronger levels.
private struct Standing {
  /// The level of its row, and its bounds there; nil for a stay, which nothing may pull at.
  private let own: (level: Double, lower: Fraction, upper: Fraction)?

  /// Whether it is at the bounds, so that the next weaker level that pulls decides.
  private var isAtLower = false
  private var isAtUpper = false

  /// Whether it was found to be out of bounds, or strictly within.
  private var isDecided = false

  init(of entry: ExactProblem.Entry, in rows: [ExactProblem.Row]) {
    guard case .row(let number) = entry else {
      own = nil
      return
    }
    let row = rows[number]
    own = (row.level, row.lower, row.upper)
    (isAtLower, isAtUpper) = (row.lower.isZero, row.upper.isZero)
  }

  /// Takes the multiplier at the next weaker level at which it is not 0.
  ///
  /// - Returns: 1 if that puts it above its bounds, -1 if below, 0 if it does not, or has been known before.
  mutating func judge(_ value: Fraction, at level: Double) -> Int {
    if isDecided { return 0 }
    guard let own, level <= own.level else {
      isDecided = true
      return value.sign
    }
    if level < own.level {
      isDecided = true
      return (value.sign > 0 ? isAtUpper : isAtLower) ? value.sign : 0
    }
    let (above, below) = ((value - own.upper).sign, (value - own.lower).sign)
    (isAtUpper, isAtLower) = (above == 0, below == 0)
    isDecided = above != 0 && below != 0
    return above > 0 ? 1 : below < 0 ? -1 : 0
  }
}
