/// The multipliers of the basis entries, and the search for dual infeasible entries.
extension ExactProblem {
  /// Computes the multipliers, from the strongest level down to the first level at which a multiplier is out of bounds.
  ///
  /// While a multiplier is out of bounds at a stronger level, weaker levels do not matter. If `isStalled` is true, the
  /// multipliers are computed at all levels.
  ///
  /// If several multipliers are out of bounds, the entry whose multiplier has the largest magnitude at that level is
  /// chosen. If `isStalled` is true, the entry that is first in the order of `BasisEntry` is chosen.
  ///
  /// - Returns: The index in `basis` of an entry whose multiplier is out of bounds, and, as `growth`, 1 if the
  ///   multiplier is above its bounds or -1 if it is below them. If no multiplier is out of bounds, the result is nil,
  ///   and `multipliers` is complete.
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
      // If the last step moved nothing, weaker levels count too: the first entry in the order of `BasisEntry` leaves.
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

  /// Returns, for each variable, the negative sum of the pulls of the nonbasic rows of one level.
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

/// The comparison of a multiplier with its bounds, one level after the other, the strongest first.
private struct BoundsComparison {
  /// The level of the row, and the bounds of the multiplier at this level; nil for a stay, whose multiplier must be 0
  /// at every level.
  private let own: (level: Double, lower: Fraction, upper: Fraction)?

  /// Whether the multiplier equals its lower bound at the levels that were compared so far.
  ///
  /// In that case, the next number that is not 0, at a weaker level, decides whether the multiplier is out of bounds.
  private var isAtLower = false

  /// Whether the multiplier equals its upper bound at the levels that were compared so far.
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
