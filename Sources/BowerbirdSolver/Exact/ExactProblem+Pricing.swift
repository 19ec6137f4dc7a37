/// The multipliers of the basis entries, and the search for dual infeasible entries.
extension ExactProblem {
  /// Computes the multipliers, from the strongest level down to the first level at which a multiplier is out of bounds.
  ///
  /// While a multiplier is out of bounds at a stronger level, weaker levels do not matter. If `isStalled` is true, the
  /// multipliers are computed at all levels.
  ///
  /// - Returns: The position of an entry whose multiplier is out of bounds. `growth` is 1 if the multiplier is above
  ///   its bounds, and -1 if the multiplier is below them. Of several such entries, the result is the one whose
  ///   multiplier has the largest magnitude at that level, or, if `isStalled` is true, the first in the order of
  ///   `BasisEntry` at any level. If no multiplier is out of bounds, the result is nil, and `multipliers` is complete.
  mutating func findDualInfeasible(_ factors: ExactFactors) -> (position: Int, growth: Int)? {
    multipliers = Array(repeating: [], count: basis.count)
    var comparisons = basis.map { BoundsComparison(of: $0, in: rows) }
    var dualInfeasible: [DualInfeasible] = []
    for level in pullingLevels {
      for (position, value) in factors.solveTransposed(pulls(at: level)).enumerated() where !value.isZero {
        multipliers[position].append((level, value))
        let growth = comparisons[position].judge(value, at: level)
        if growth == 0 { continue }
        let entry = entry(of: basis[position])
        dualInfeasible.append(
          DualInfeasible(position: position, growth: growth, size: value.magnitude.asDouble, entry: entry))
      }
      // If steps move nothing, the entry with the smallest number leaves, whatever its level.
      if !isStalled && !dualInfeasible.isEmpty { break }
    }
    return choose(from: dualInfeasible).map { ($0.position, $0.growth) }
  }

  private struct DualInfeasible {
    let position: Int
    let growth: Int
    let size: Double
    let entry: BasisEntry
  }

  private func choose(from dualInfeasible: [DualInfeasible]) -> DualInfeasible? {
    isStalled
      ? dualInfeasible.min { $0.entry < $1.entry }
      : dualInfeasible.reduce(nil) { best, next in best.map { $0.size >= next.size } ?? false ? best : next }
  }

  /// The levels of rows that pull, the strongest first.
  private var pullingLevels: [Double] {
    var levels: Set<Double> = []
    for row in rows where row.side != 0 { levels.insert(row.level) }
    return levels.sorted(by: >)
  }

  /// Returns, for each variable, the negative sum of the pulls of a level's nonbasic rows.
  ///
  /// The basis entries times their multipliers must add up to these sums.
  private func pulls(at level: Double) -> [Fraction] {
    var pulls = Array(repeating: Fraction.zero, count: variables.count)
    for row in rows where row.side != 0 && row.level == level {
      let slope = row.side > 0 ? row.upper : row.lower
      for term in row.terms { pulls[term.column] = pulls[term.column] - slope * term.value }
    }
    return pulls
  }

  /// Returns the simplex's basis entry for a basis entry of this problem.
  private func entry(of entry: Entry) -> BasisEntry {
    switch entry {
    case .row(let row): .row(rows[row].number)
    case .stay(let variable): .stay(of: variables[variable])
    }
  }
}

/// The comparison of a multiplier with its bounds, one level after the other from the strongest.
private struct BoundsComparison {
  /// The level of the row, and the bounds of the multiplier at this level; nil for a stay, whose multiplier must be 0
  /// at every level.
  private let own: (level: Double, lower: Fraction, upper: Fraction)?

  /// Whether the multiplier is exactly on its lower bound at the levels that were compared so far.
  ///
  /// In that case, the next number that is not 0, at a weaker level, decides whether the multiplier is out of bounds.
  private var isAtLower = false

  /// Whether the multiplier is exactly on its upper bound at the levels that were compared so far.
  private var isAtUpper = false

  /// Whether the multiplier is known to be out of bounds, or strictly within its bounds.
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

  /// Compares the next number of the multiplier with the bounds.
  ///
  /// The caller passes all numbers that are not 0 one after the other, from the strongest level to the weakest.
  ///
  /// - Returns: 1 if this number puts the multiplier above its bounds, -1 if this number puts the multiplier below its
  ///   bounds, otherwise 0. The result is also 0 if an earlier number has decided.
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
