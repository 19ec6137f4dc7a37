/// Recording why an answer is optimal, or why there is no answer.
extension Simplex {
  /// The multiplier of a row or a stay, level by level, in units of the constraint as it was written.
  struct CertifiedMultiplier {
    let entry: BasisEntry
    var levels: [(level: Double, value: Double)]
  }

  /// Computes the multipliers of all rows from the sides of the nonbasic ones: rows first, then stays by variable.
  ///
  /// The result includes the multipliers of required equalities, which a solve never needs. The call overwrites the
  /// factors and the lists of pending work, so it needs a copy.
  ///
  /// - Complexity: O(*n* + entries), one solve for each level at which a row is pulled, and a factorisation in exact
  ///   numbers for each part of at most `worthExactDigits` variables.
  mutating func certifyMultipliers() -> [CertifiedMultiplier] {
    // A build may drop rows as dependent that are independent in exact numbers. The proof is about the current basis,
    // so small problems, which are made exact below, are not built again.
    if updates.sinceBuild > 0 && variableCount > Self.worthExactDigits { rebuildFactors() }
    var certified = nonbasicMultipliers()
    appendBasicMultipliers(to: &certified)
    if nonbasic.sidedCount > 0 { makeExact(&certified) }
    return certified.values.sorted { $0.entry.isPrinted(before: $1.entry) }
  }

  /// The number of variables up to which a part of the problem is factored exactly, only to print the last digits
  /// right.
  ///
  /// Above it, certificates and explanations have the digits of floating point. No answer depends on the number.
  static let worthExactDigits = 256

  /// Collects the multipliers of the nonbasic rows, which are their sides, and loads their pulls into the gradient.
  private mutating func nonbasicMultipliers() -> [BasisEntry: CertifiedMultiplier] {
    var certified: [BasisEntry: CertifiedMultiplier] = [:]
    work.gradient.removeAll()
    for row in 0..<Int32(rows.count) where rows[row].stage == .live && rows[row].side != 0 {
      let side = Double(rows[row].side)
      certified[.row(row)] = CertifiedMultiplier(entry: .row(row), levels: [(rows[row].priority, side)])
      pull(row, by: side)
    }
    return certified
  }

  /// Computes the multipliers with which the basic rows balance the gradient, from the strongest level on.
  private mutating func appendBasicMultipliers(to certified: inout [BasisEntry: CertifiedMultiplier]) {
    sortGradient()
    while !work.gradient.isEmpty {
      let level = loadStrongestGradient()
      factors.value.solve(&alpha)
      for place in 0..<alpha.walkCount {
        let position = alpha.place(atStep: place)
        // Pulls that cancel leave rounding, which a solve counts as 0, too.
        if alpha[position].magnitude <= Tolerances.multiplierFloor { continue }
        let entry = basis[position]
        let value = -alpha[position] / (entry.isStay ? 1 : rows[entry.row].weight)
        certified[entry, default: CertifiedMultiplier(entry: entry, levels: [])].levels.append((level, value))
      }
      alpha.clear()
    }
  }

  /// Recomputes the multipliers of the basis entries in small parts of the problem in exact numbers, rounded once.
  private func makeExact(_ certified: inout [BasisEntry: CertifiedMultiplier]) {
    var visited: Set<Int32> = []
    for variable in 0..<Int32(variableCount) where !visited.contains(variable) {
      guard var part = ExactPart(around: variable, in: self, visited: &visited, limit: Self.worthExactDigits) else {
        continue
      }
      // If the part is not optimal, its multipliers in floating point show that. The sides stay as they are: rows on
      // their targets may have any side, and the multipliers of the nonbasic rows follow from the sides.
      if !part.problem.balanceAsItIs() { continue }
      for (place, entry) in part.entries.enumerated() {
        let weight = entry.isStay ? 1 : rows[entry.row].weight
        let levels = part.multipliers(at: place).map {
          (level: $0.level, value: part.inwards($0.value, at: $0.level, of: place) / weight)
        }
        certified[entry] = levels.isEmpty ? nil : CertifiedMultiplier(entry: entry, levels: levels)
      }
    }
  }

  /// Returns the factors with which the rows of the last conflict add up to a contradiction, in units of the
  /// constraints as written.
  ///
  /// The first row could not enter, and is expressed in the others. They are still in the basis, because the refused
  /// call is not undone yet.
  ///
  /// If exact arithmetic has proved the refusal, the factors are its multipliers, rounded once.
  ///
  /// - Complexity: As expressing one row in the basic ones.
  mutating func conflictFactors() -> [Double] {
    if conflict.exactFactors.count == conflict.count { return conflict.exactFactors }
    let entering = conflict[0]
    let updateWork = factors.value.updateWork
    expressInBasis(.row(entering))
    let sign = factorOfEntering()
    var factorsOfRows = [sign]
    for place in 1..<conflict.count {
      let row = conflict[place]
      let share = rows[row].isBasic ? alpha[rows[row].position] : 0
      factorsOfRows.append(-sign * share * (rows[entering].weight / rows[row].weight))
    }
    alpha.clear()
    factors.value.updateWork = updateWork
    return factorsOfRows
  }

  /// Returns the factor of the row that could not enter: 1 or -1.
  private func factorOfEntering() -> Double {
    switch rows[conflict[0]].relation {
    case .lessOrEqual: 1
    case .greaterOrEqual: -1
    case .equal: residual(of: conflict[0]).value > 0 ? 1 : -1
    }
  }
}
