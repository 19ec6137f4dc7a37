/// A problem with exact coefficients, and the descent that solves it in fractions.
///
/// The problem treats required rows as optional rows, at levels above all other levels, so that one descent solves
/// everything. If the required rows can hold, their violations add up to 0 at the optimum.
struct ExactProblem {
  struct Row {
    /// The row's number in the simplex.
    let number: Int32
    let terms: [ExactFactors.Term]

    /// The coefficients of the terms in floating point.
    let coefficients: [Double]
    let target: Double

    /// The substitute for the target of a required row that only rounding violates, and the perturbation of this
    /// substitute; nil for a row that keeps its target.
    ///
    /// `value` is the value that the row's left side had when the substitute replaced the target.
    var nearTarget: (value: Fraction, perturbation: Fraction)?
    let level: Double

    /// The lower bound of the multiplier at the row's own level.
    let lower: Fraction

    /// The upper bound of the multiplier at the row's own level.
    let upper: Fraction

    /// The sign of the multiplier of a nonbasic row; 0 for a basic row.
    var side: Int8

    /// Returns the sum of the terms at given values of the variables.
    func sum(_ values: [Fraction]) -> Fraction {
      var sum = Fraction.zero
      for term in terms where !values[term.column].isZero { sum = sum + term.value * values[term.column] }
      return sum
    }

    var exactTarget: Fraction { nearTarget?.value ?? Fraction(target) }

    /// The perturbation of the target, as a multiple of an infinitesimal amount.
    ///
    /// It is a hash of the row's number, so two rows are unlikely to have the same perturbation.
    var perturbation: Fraction {
      if let nearTarget { return nearTarget.perturbation }
      return Fraction(Double(((UInt64(number) &+ 1) &* 0x9E37_79B9_7F4A_7C15) >> 40) + 1)
    }
  }

  /// A basis entry: a row by its index in `rows`, or the stay of a variable by its index in `variables`.
  enum Entry: Equatable {
    case row(Int)
    case stay(Int)
  }

  /// The variables' numbers in the simplex.
  let variables: [Int32]

  /// The values of the variables in the simplex when the problem was copied, in the order of `variables`.
  ///
  /// While the stay of a variable is basic, the variable keeps this value.
  var values: [Double]
  var rows: [Row]

  /// The basis entries, as many as there are variables.
  var basis: [Entry]

  /// The multiplier of each basis entry, in the order of `basis`: the levels at which the multiplier is not 0, with the
  /// multiplier's numbers at these levels.
  var multipliers: [[(level: Double, value: Fraction)]] = []

  /// The values at which all basic rows hold, as exact numbers.
  private(set) var solution: [Fraction] = []

  /// The values of `solution`, each rounded once to a double.
  private(set) var exactValues: [Double] = []

  /// The part of each value that comes from the perturbation of the targets, as a multiple of an infinitesimal amount;
  /// empty while no target is perturbed.
  private(set) var perturbations: [Fraction] = []

  /// Whether each target is perturbed by an infinitesimal amount of its own.
  ///
  /// If many rows hold exactly at one point, most exchanges at that point move nothing, and there may be very many such
  /// exchanges. With perturbed targets, many rows hold at one point only by chance, so nearly every exchange lowers the
  /// cost. A basis that is optimal with the perturbation is also optimal without it.
  var isPerturbed = false

  /// Whether the last step moved nothing, not even by an infinitesimal amount.
  ///
  /// While the value is true, exchanges follow Bland's rule: of all entries that may leave, the first in the order of
  /// `BasisEntry` leaves, and of all rows at distance 0, the row with the smallest number enters. Such exchanges cannot
  /// cycle, so the descent ends.
  var isStalled = false

  /// The number of exchanges that the descent has made.
  private(set) var exchanges = 0

  /// The number of passes that `acceptRounding()` has made over the required rows.
  private(set) var acceptances = 0
}

// MARK: - Descent

extension ExactProblem {
  /// Finds the optimum, starting from the present basis.
  ///
  /// - Complexity: A factorization in exact numbers, and another one for each exchange. If the present basis is
  ///   optimal, no exchange is needed.
  mutating func optimise() {
    while true {
      let factors = ExactFactors(basis.map(terms))
      if factors.pivots.count < basis.count {
        replaceDependent(factors)
        continue
      }
      place(factors)
      if let (position, growth) = findDualInfeasible(factors) {
        exchange(position, growth: growth, factors)
        exchanges += 1
      } else if !acceptRounding() {
        return
      }
    }
  }

  /// Computes the multipliers from the present sides of the rows, without computing values.
  ///
  /// - Returns: Whether all multipliers are within their bounds; false also if the basis entries depend on each other.
  mutating func hasOptimalMultipliers() -> Bool {
    let factors = ExactFactors(basis.map(terms))
    if factors.pivots.count < basis.count { return false }
    return findDualInfeasible(factors) == nil
  }

  /// Returns a factor for each basis entry, so that the entries' targets times their factors add up to the value of a
  /// variable; nil if the entries depend on each other.
  ///
  /// The target of a stay is the value of its variable in `values`.
  func composition(of variable: Int) -> [Fraction]? {
    let factors = ExactFactors(basis.map(terms))
    if factors.pivots.count < basis.count { return nil }
    var unit = Array(repeating: Fraction.zero, count: basis.count)
    unit[variable] = .one
    return factors.solveTransposed(unit)
  }

  /// Replaces basis entries that depend on other entries by stays.
  ///
  /// Rounding may have hidden the dependence when the entries became basic.
  ///
  /// The stays belong to the variables in whose columns no entry has a pivot, so all entries are independent
  /// afterwards.
  private mutating func replaceDependent(_ factors: ExactFactors) {
    let (rows, columns) = (Set(factors.pivots.map { $0.row }), Set(factors.pivots.map { $0.column }))
    var undetermined = basis.indices.filter { !columns.contains($0) }
    for position in basis.indices where !rows.contains(position) {
      basis[position] = .stay(undetermined.removeLast())
    }
  }

  func terms(of entry: Entry) -> [ExactFactors.Term] {
    switch entry {
    case .row(let row): rows[row].terms
    case .stay(let variable): [(variable, .one)]
    }
  }

  // MARK: - Values and sides

  /// Computes the values, and from them the side of each nonbasic row that is off its target.
  ///
  /// The sides of basic rows become 0.
  private mutating func place(_ factors: ExactFactors) {
    solution = factors.solve(
      basis.map { entry in
        switch entry {
        case .row(let row): rows[row].exactTarget
        case .stay(let variable): Fraction(values[variable])
        }
      }
    )
    exactValues = solution.map { $0.rounded }
    if isPerturbed { perturb(factors) }
    let isBasic = isBasicByRow
    for row in rows.indices {
      if isBasic[row] {
        rows[row].side = 0
        continue
      }
      let sign = residualSign(of: row)
      if sign != 0 { rows[row].side = Int8((sign > 0 ? rows[row].upper : rows[row].lower).sign) }
    }
  }

  private mutating func perturb(_ factors: ExactFactors) {
    perturbations = factors.solve(
      basis.map { entry in
        if case .row(let row) = entry { rows[row].perturbation } else { .zero }
      }
    )
  }

  /// Returns 1 for a row above its target, -1 for a row below its target, and 0 for a row exactly on its target.
  ///
  /// If targets are perturbed, the row is compared with its perturbed target.
  private func residualSign(of row: Int) -> Int {
    let residual = residual(of: row)
    if residual != 0 { return residual > 0 ? 1 : -1 }
    return perturbedResidual(of: row).sign
  }

  /// Returns the part of a row's residual that comes from the perturbation, as a multiple of an infinitesimal amount.
  func perturbedResidual(of row: Int) -> Fraction {
    if perturbations.isEmpty { return .zero }
    return rows[row].sum(perturbations) - rows[row].perturbation
  }

  /// Whether each row is basic, indexed by row.
  var isBasicByRow: [Bool] {
    var isBasic = Array(repeating: false, count: rows.count)
    for case .row(let row) in basis { isBasic[row] = true }
    return isBasic
  }

  /// Returns the residual of a row, its left side minus its target; 0 only if the row is exactly on its target.
  ///
  /// A residual as small as rounding does not count as 0. At the end of a chain of small coefficients, an error that is
  /// negligible in a strong row can be large in a weaker row.
  func residual(of row: Int) -> Double {
    let near = roundedResidual(of: row)
    // The sum of the rounded terms is used if it has enough digits.
    if rows[row].nearTarget == nil && near.value.magnitude > near.size * Tolerances.exactSides { return near.value }
    return exactResidual(of: row).asDouble
  }

  func exactResidual(of row: Int) -> Fraction { rows[row].sum(solution) - rows[row].exactTarget }

  /// Replaces the targets of required rows that only rounding violates by the present values of the rows' left sides.
  ///
  /// Targets are decimal fractions that were rounded to doubles: x = 0.1, y = 0.2 and x + y = 0.3 contradict each other
  /// in the last digit. A row with a replaced target is on its target, so it does not pull. When the targets of further
  /// rows are replaced, such a row may move off its target again. Therefore the number of passes is limited. After the
  /// last pass, rows are off their targets by no more than rounding.
  ///
  /// - Returns: Whether any target was replaced.
  private mutating func acceptRounding() -> Bool {
    if acceptances > 2 * rows.count { return false }
    acceptances += 1
    var hasAccepted = false
    for row in rows.indices where rows[row].level >= ExactPart.entering && rows[row].side != 0 && holds(row) {
      let perturbation = perturbations.isEmpty ? .zero : rows[row].sum(perturbations)
      rows[row].nearTarget = (rows[row].sum(solution), perturbation)
      rows[row].side = 0
      hasAccepted = true
    }
    return hasAccepted
  }

  /// Returns a Boolean value that indicates whether a row is off its target by no more than the rounding of its
  /// numbers.
  private func holds(_ row: Int) -> Bool { roundedResidual(of: row).isZero }

  private func roundedResidual(of row: Int) -> Simplex.Residual {
    var sum = -rows[row].target
    var size = sum.magnitude
    for (index, coefficient) in rows[row].coefficients.enumerated() {
      let part = coefficient * exactValues[rows[row].terms[index].column]
      sum += part
      size += part.magnitude
    }
    return Simplex.Residual(value: sum, size: size)
  }
}
