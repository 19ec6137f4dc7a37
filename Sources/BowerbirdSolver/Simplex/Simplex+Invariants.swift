extension Simplex {
  /// Stops the program if an invariant does not hold.
  ///
  /// Checks a copy, so that the check changes nothing.
  mutating func checkInvariants() {
    if !basis.isEmpty { checks.position = (checks.position + 1) % Int32(basis.count) }
    var copy = Simplex(copying: self)
    copy.checks.position = checks.position
    copy.check(isSettled: !work.isPending && directions.value.movedCount == 0)
  }

  private mutating func check(isSettled: Bool) {
    checkPositions()
    checkCounts()
    // Sums of extreme numbers may overflow, so the rest would fail without a mistake.
    if sizes.hasExtremes { return }
    checkFactors()
    if !isSettled { return }
    checkRows()
    checkMultipliers()
    checkBalance()
  }

  // MARK: - Structure

  private func checkPositions() {
    for position in 0..<Int32(basis.count) {
      let entry = basis[position]
      if entry.isStay {
        precondition(
          basis.stayPosition[entry.variable] == position,
          "the stay of variable \(entry.variable) is not at position \(position)")
      } else {
        precondition(rows[entry.row].position == position, "row \(entry.row) is not at position \(position)")
        precondition(!rows.marks[entry.row].contains(.counted), "basic row \(entry.row) counts as nonbasic")
        precondition(rows[entry.row].side == 0, "basic row \(entry.row) has side \(rows[entry.row].side)")
      }
    }
    for variable in 0..<Int32(basis.count) where basis.stayPosition[variable] >= 0 {
      precondition(
        basis[basis.stayPosition[variable]] == .stay(of: variable), "the stay of variable \(variable) is not basic")
    }
  }

  private func checkCounts() {
    var pulled = 0
    var required = 0
    var counted = 0
    for row in 0..<Int32(rows.count) where rows[row].stage != .vacant {
      if rows.marks[row].contains(.counted) {
        required += rows[row].isRequired ? 1 : 0
        counted += Int(matrix.spans[row].count)
      }
      pulled += rows[row].side != 0 ? 1 : 0
      precondition(
        rows.marks[row].subtracting(.passing) == rows[row].ownMarks, "the marks of row \(row) do not match the row")
    }
    precondition(pulled == nonbasic.sidedCount, "\(pulled) nonbasic rows have a side, not \(nonbasic.sidedCount)")
    precondition(
      required == nonbasic.requiredCount, "\(required) nonbasic rows are required, not \(nonbasic.requiredCount)")
    for variable in 0..<nonbasic.rows.count { counted -= Int(nonbasic.rows[variable]) }
    precondition(counted == 0, "nonbasic rows are miscounted by \(counted) entries")
  }

  /// Checks that the factors express one basis entry by itself: with 1 at its own position, and 0 at all others.
  ///
  /// Each call checks another position.
  private mutating func checkFactors() {
    if basis.isEmpty { return }
    expressInBasis(basis[checks.position])
    loadMagnitudes(of: basis[checks.position])
    factors.value.addUpMagnitudes(&step)
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      let expected: Double = position == checks.position ? 1 : 0
      precondition(
        (alpha[position] - expected).magnitude <= max(Tolerances.checkedFactors, step[position] * Tolerances.checked),
        "the factors give \(alpha[position]) at position \(position) for the entry at \(checks.position)")
    }
    alpha.clear()
    step.clear()
  }

  private mutating func loadMagnitudes(of entry: BasisEntry) {
    if entry.isStay { return step.add(1, at: entry.variable) }
    for place in matrix.places(of: entry.row) {
      step.add(matrix.entries[place].value, at: matrix.entries[place].column)
    }
  }

  // MARK: - Optimality

  private func checkRows() {
    for row in 0..<Int32(rows.count) where rows[row].stage == .live && !rows[row].isDormant {
      precondition(
        rows[row].isBasic || rows.marks[row].contains(.counted), "row \(row) is neither basic nor counted as nonbasic")
      let residual = residual(of: row)
      let slack = residual.slack + residual.size * Tolerances.checked
      let side = Double(rows[row].side)
      let isRequired = rows[row].isRequired
      if residual.value > slack {
        precondition(!rows[row].isBasic, "basic row \(row) is off its target by \(residual.value)")
        precondition(
          isRequired ? rows[row].relation == .greaterOrEqual : side == rows[row].upper,
          "row \(row) is above its target by \(residual.value), on side \(rows[row].side)")
      } else if residual.value < -slack {
        precondition(!rows[row].isBasic, "basic row \(row) is off its target by \(residual.value)")
        precondition(
          isRequired ? rows[row].relation == .lessOrEqual : side == rows[row].lower,
          "row \(row) is below its target by \(-residual.value), on side \(rows[row].side)")
      }
    }
  }

  private func checkMultipliers() {
    for position in 0..<Int32(basis.count) {
      let entry = basis[position]
      precondition(excess(of: entry) == 0, "the multiplier at position \(position) is out of bounds")
    }
  }

  /// Checks that the pulls of all rows cancel at every level, apart from the multipliers of required equalities.
  ///
  /// The tolerance is relative to the magnitudes of all summands, because a solve is no more exact than they allow.
  private mutating func checkBalance() {
    precondition(work.gradient.isEmpty, "a gradient is left unbalanced")
    for row in 0..<Int32(rows.count) where rows[row].stage == .live && rows[row].side != 0 {
      pull(row, by: Double(rows[row].side))
    }
    for position in 0..<Int32(basis.count) { pullBasic(basis[position]) }
    sortGradient()
    while !work.gradient.isEmpty {
      loadPullsOfStrongest()
      factors.value.addUpMagnitudes(&step)
      _ = loadStrongestGradient()
      factors.value.solve(&alpha)
      for place in 0..<alpha.walkCount {
        let position = alpha.place(atStep: place)
        let entry = basis[position]
        if entry.isRow && rows[entry.row].isFree { continue }
        let slack = Tolerances.checked * max(1, step[position])
        precondition(alpha[position].magnitude <= slack, "position \(position) is out of balance by \(alpha[position])")
      }
      alpha.clear()
      step.clear()
    }
  }

  /// Loads `step` with the sum of the magnitudes of all pulls on each variable, at the strongest level of the sorted
  /// gradient.
  private mutating func loadPullsOfStrongest() {
    for place in 0..<work.gradient.count
    where work.gradient[place].level == work.gradient[work.gradient.count - 1].level {
      step.add(work.gradient[place].value.magnitude, at: work.gradient[place].variable)
    }
  }

  private mutating func pullBasic(_ entry: BasisEntry) {
    if entry.isRow && rows[entry.row].isFree { return }
    var head = multiplierHead(of: entry)
    while head >= 0 {
      let multiplier = multipliers[head]
      loadColumn(of: entry)
      for place in 0..<alpha.pattern.count {
        let variable = alpha.pattern[place]
        work.gradient.append(
          GradientTerm(level: multiplier.level, variable: variable, value: multiplier.value * alpha[variable]))
      }
      alpha.clear()
      head = multiplier.next
    }
  }
}
