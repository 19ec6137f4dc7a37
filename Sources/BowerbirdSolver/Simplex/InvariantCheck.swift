/// A check of a solver's invariants, which works on a copy of the solver's state.
///
/// The solver itself does not change.
struct InvariantCheck: ~Copyable {
  private var simplex: Simplex

  init(of simplex: borrowing Simplex) { self.simplex = Simplex(copying: simplex) }

  /// Stops the program if an invariant does not hold.
  ///
  /// While work is pending, only the positions, the counts and the factors are checked. In a problem with extreme
  /// numbers, only the positions and the counts are checked.
  ///
  /// - Parameter position: The position at which the factors are checked; callers pass a different position each time.
  mutating func run(at position: Int32) {
    checkPositions()
    checkCounts()
    // Sums of extreme numbers may overflow, so the other checks could fail although nothing is wrong.
    if simplex.sizes.hasExtremes { return }
    checkFactors(at: position)
    if simplex.work.isPending || simplex.directions.value.hasMoves { return }
    checkRows()
    checkMultipliers()
    checkBalance()
  }

  // MARK: - Structure

  private func checkPositions() {
    for position in 0..<Int32(simplex.basis.count) {
      let entry = simplex.basis[position]
      if entry.isStay {
        precondition(
          simplex.basis.stayPosition[entry.variable] == position,
          "the stay of variable \(entry.variable) is not at position \(position)")
      } else {
        precondition(simplex.rows[entry.row].position == position, "row \(entry.row) is not at position \(position)")
        precondition(!simplex.rows.marks[entry.row].contains(.counted), "basic row \(entry.row) counts as nonbasic")
        precondition(
          simplex.rows[entry.row].side == 0, "basic row \(entry.row) has side \(simplex.rows[entry.row].side)")
      }
    }
    for variable in 0..<Int32(simplex.basis.count) where simplex.basis.stayPosition[variable] >= 0 {
      precondition(
        simplex.basis[simplex.basis.stayPosition[variable]] == .stay(of: variable),
        "the stay of variable \(variable) is not basic")
    }
  }

  private func checkCounts() {
    var pulled = 0
    var required = 0
    var counted = 0
    for row in 0..<Int32(simplex.rows.count) where simplex.rows[row].stage != .vacant {
      if simplex.rows.marks[row].contains(.counted) {
        required += simplex.rows[row].isRequired ? 1 : 0
        counted += Int(simplex.matrix.spans[row].count)
      }
      pulled += simplex.rows[row].side != 0 ? 1 : 0
      precondition(
        simplex.rows.marks[row].subtracting(.passing) == simplex.rows[row].ownMarks,
        "the marks of row \(row) do not match the row")
    }
    precondition(
      pulled == simplex.nonbasic.sidedCount, "\(pulled) nonbasic rows have a side, not \(simplex.nonbasic.sidedCount)")
    precondition(
      required == simplex.nonbasic.requiredCount,
      "\(required) nonbasic rows are required, not \(simplex.nonbasic.requiredCount)")
    for variable in 0..<simplex.nonbasic.rows.count { counted -= Int(simplex.nonbasic.rows[variable]) }
    precondition(counted == 0, "nonbasic rows are miscounted by \(counted) entries")
  }

  /// Checks that the factors express a basis entry with coefficient 1 at its own position and 0 at all other positions.
  private mutating func checkFactors(at checked: Int32) {
    if simplex.basis.isEmpty { return }
    simplex.expressInBasis(simplex.basis[checked])
    loadMagnitudes(of: simplex.basis[checked])
    simplex.factors.value.addUpMagnitudes(&simplex.step)
    for index in 0..<simplex.alpha.walkCount {
      let position = simplex.alpha.index(atStep: index)
      let expected: Double = position == checked ? 1 : 0
      precondition(
        (simplex.alpha[position] - expected).magnitude
          <= max(Tolerances.checkedFactors, simplex.step[position] * Tolerances.checked),
        "the factors give \(simplex.alpha[position]) at position \(position) for the entry at \(checked)")
    }
    simplex.alpha.clear()
    simplex.step.clear()
  }

  private mutating func loadMagnitudes(of entry: BasisEntry) {
    if entry.isStay { return simplex.step.add(1, at: entry.variable) }
    for index in simplex.matrix.indices(of: entry.row) {
      simplex.step.add(simplex.matrix.entries[index].value, at: simplex.matrix.entries[index].column)
    }
  }

  // MARK: - Optimality

  private func checkRows() {
    for row in 0..<Int32(simplex.rows.count) where simplex.rows[row].stage == .live && !simplex.rows[row].isDormant {
      precondition(
        simplex.rows[row].isBasic || simplex.rows.marks[row].contains(.counted),
        "row \(row) is neither basic nor counted as nonbasic")
      let residual = simplex.residual(of: row)
      let slack = residual.slack + residual.size * Tolerances.checked
      let side = Double(simplex.rows[row].side)
      let isRequired = simplex.rows[row].isRequired
      if residual.value > slack {
        precondition(!simplex.rows[row].isBasic, "basic row \(row) is off its target by \(residual.value)")
        precondition(
          isRequired ? simplex.rows[row].relation == .greaterOrEqual : side == simplex.rows[row].upper,
          "row \(row) is above its target by \(residual.value), on side \(simplex.rows[row].side)")
      } else if residual.value < -slack {
        precondition(!simplex.rows[row].isBasic, "basic row \(row) is off its target by \(residual.value)")
        precondition(
          isRequired ? simplex.rows[row].relation == .lessOrEqual : side == simplex.rows[row].lower,
          "row \(row) is below its target by \(-residual.value), on side \(simplex.rows[row].side)")
      }
    }
  }

  private func checkMultipliers() {
    for position in 0..<Int32(simplex.basis.count) {
      let entry = simplex.basis[position]
      precondition(simplex.excess(of: entry) == 0, "the multiplier at position \(position) is out of bounds")
    }
  }

  /// Checks that at every level, all rows and stays times their multipliers add up to 0.
  ///
  /// The multipliers of required equalities are not stored. So the rest of each sum may be a combination of required
  /// equalities. The tolerance is relative to the magnitudes of all summands, because their rounding limits the
  /// precision of a solve.
  private mutating func checkBalance() {
    precondition(simplex.work.gradient.isEmpty, "a gradient is left unbalanced")
    for row in 0..<Int32(simplex.rows.count) where simplex.rows[row].stage == .live && simplex.rows[row].side != 0 {
      simplex.pull(row, by: Double(simplex.rows[row].side))
    }
    for position in 0..<Int32(simplex.basis.count) { pullBasic(simplex.basis[position]) }
    simplex.work.gradient.sort()
    while !simplex.work.gradient.isEmpty {
      loadPullsOfStrongest()
      simplex.factors.value.addUpMagnitudes(&simplex.step)
      _ = simplex.work.gradient.takeStrongest(into: &simplex.alpha)
      simplex.factors.value.solve(&simplex.alpha)
      for index in 0..<simplex.alpha.walkCount {
        let position = simplex.alpha.index(atStep: index)
        let entry = simplex.basis[position]
        if entry.isRow && simplex.rows[entry.row].isFree { continue }
        let slack = Tolerances.checked * max(1, simplex.step[position])
        precondition(
          simplex.alpha[position].magnitude <= slack,
          "position \(position) is out of balance by \(simplex.alpha[position])")
      }
      simplex.alpha.clear()
      simplex.step.clear()
    }
  }

  /// Stores in `step`, for each variable, the sum of the magnitudes of the gradient's terms at the strongest level.
  ///
  /// The gradient must be sorted, so that the terms of the strongest level come last.
  private mutating func loadPullsOfStrongest() {
    let terms = simplex.work.gradient.terms.elements
    for term in terms where term.level == terms[terms.count - 1].level {
      simplex.step.add(term.value.magnitude, at: term.variable)
    }
  }

  private mutating func pullBasic(_ entry: BasisEntry) {
    if entry.isRow && simplex.rows[entry.row].isFree { return }
    var head = simplex.multiplierHead(of: entry)
    while head >= 0 {
      let multiplier = simplex.multipliers[head]
      simplex.loadColumn(of: entry)
      for index in 0..<simplex.alpha.pattern.count {
        let variable = simplex.alpha.pattern[index]
        simplex.work.gradient.add(multiplier.value * simplex.alpha[variable], at: variable, level: multiplier.level)
      }
      simplex.alpha.clear()
      head = multiplier.next
    }
  }
}
