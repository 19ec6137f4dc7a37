/// The computation of an optimality certificate.
///
/// The computation works on a copy of the state, and overwrites the factors and the lists of pending work in that copy.
struct Certification: ~Copyable {
  private var simplex: Simplex

  init(of simplex: borrowing Simplex) { self.simplex = Simplex(copying: simplex) }

  /// The indices of the basic rows whose constraints have not been removed.
  var activeRows: [Int32] {
    (0..<Int32(simplex.rows.count)).filter { simplex.rows[$0].isBasic && simplex.rows[$0].stage == .live }
  }

  var stays: [Int32] { simplex.basis.stays }

  /// The multiplier of a row or a stay, level by level, in units of the constraint as it was written.
  struct Multiplier {
    let entry: BasisEntry
    var levels: [(level: Double, value: Double)]
  }

  /// Returns the multipliers that are not 0, computed from the sides of the nonbasic rows.
  ///
  /// Rows come first, by number, then stays, by variable. The result includes the multipliers of required equalities,
  /// which a solve never needs.
  ///
  /// - Complexity: O(*n* + *m*), where *n* counts variables and *m* the coefficients of all rows; one solve for each
  ///   level at which a nonbasic row pulls; and a factorization in exact numbers for each part of at most
  ///   `worthExactDigits` variables.
  mutating func multipliers() -> [Multiplier] {
    // The certificate must describe the current basis. A rebuild of the factors could drop rows from the basis although
    // these rows are independent in exact numbers. So small problems keep their factors, and get exact multipliers
    // below.
    if simplex.updates.sinceBuild > 0 && simplex.variableCount > Self.worthExactDigits { simplex.rebuildFactors() }
    var certified = nonbasicMultipliers()
    appendBasicMultipliers(to: &certified)
    if simplex.nonbasic.sidedCount > 0 { makeExact(&certified) }
    return certified.values.sorted { $0.entry.isPrinted(before: $1.entry) }
  }

  /// The number of variables up to which certificates and explanations factor a part of the problem exactly, so that
  /// their last digits are right.
  ///
  /// Larger parts keep the digits of floating point. No other result depends on this number.
  static let worthExactDigits = 256

  /// Returns the multipliers of the nonbasic rows, and loads the pulls of these rows into the gradient.
  ///
  /// In units of the constraint as written, the multiplier of a nonbasic row is its side, at the row's level.
  private mutating func nonbasicMultipliers() -> [BasisEntry: Multiplier] {
    var certified: [BasisEntry: Multiplier] = [:]
    simplex.work.gradient.removeAll()
    for row in 0..<Int32(simplex.rows.count) where simplex.rows[row].stage == .live && simplex.rows[row].side != 0 {
      let side = Double(simplex.rows[row].side)
      certified[.row(row)] = Multiplier(entry: .row(row), levels: [(simplex.rows[row].priority, side)])
      simplex.pull(row, by: side)
    }
    return certified
  }

  /// Adds the multipliers with which the basis entries balance the gradient, from the strongest level on.
  private mutating func appendBasicMultipliers(to certified: inout [BasisEntry: Multiplier]) {
    simplex.work.gradient.sort()
    while !simplex.work.gradient.isEmpty {
      let level = simplex.work.gradient.takeStrongest(into: &simplex.alpha)
      simplex.factors.value.solve(&simplex.alpha)
      for index in 0..<simplex.alpha.walkCount {
        let position = simplex.alpha.index(atStep: index)
        // Skips the rounding errors of pulls that cancel, as a solve does.
        if simplex.alpha[position].magnitude <= Tolerances.multiplierFloor { continue }
        let entry = simplex.basis[position]
        let value = -simplex.alpha[position] / (entry.isStay ? 1 : simplex.rows[entry.row].weight)
        certified[entry, default: Multiplier(entry: entry, levels: [])].levels.append((level, value))
      }
      simplex.alpha.clear()
    }
  }

  /// Recomputes the multipliers of the basis entries in exact numbers, for the small parts of the problem.
  ///
  /// Each exact number is rounded once.
  private func makeExact(_ certified: inout [BasisEntry: Multiplier]) {
    var visited: Set<Int32> = []
    for variable in 0..<Int32(simplex.variableCount) where !visited.contains(variable) {
      guard var part = ExactPart(around: variable, in: simplex, visited: &visited, limit: Self.worthExactDigits) else {
        continue
      }
      // A part that is not optimal keeps its multipliers from floating point, which show that the part is not optimal.
      // The multipliers of nonbasic rows follow from the rows' sides, and are exact already.
      if !part.problem.hasOptimalMultipliers() { continue }
      for (index, entry) in part.entries.enumerated() {
        let weight = entry.isStay ? 1 : simplex.rows[entry.row].weight
        let levels = part.multipliers(at: index).map {
          (level: $0.level, value: part.roundedInwards($0.value, at: $0.level, of: index) / weight)
        }
        certified[entry] = levels.isEmpty ? nil : Multiplier(entry: entry, levels: levels)
      }
    }
  }
}
