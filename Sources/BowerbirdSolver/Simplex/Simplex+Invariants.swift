extension Simplex {
  /// Stops the program where something that must hold between calls does not hold.
  ///
  /// A copy is checked, so that checking leaves no trace.
  mutating func checkInvariants() {
    if !active.isEmpty { checkedPosition = (checkedPosition + 1) % Int32(active.count) }
    var copy = Simplex(copying: self)
    copy.checkedPosition = checkedPosition
    copy.check(isSettled: !isPending && directions.movedCount == 0)
  }

  private mutating func check(isSettled: Bool) {
    checkPositions()
    checkCounts()
    // Where sums may overflow, no row can be held to its word.
    if hasExtremeNumbers { return }
    checkFactors()
    if !isSettled { return }
    checkRows()
    checkMultipliers()
    checkBalance()
  }

  // MARK: - Structure

  private func checkPositions() {
    for position in 0..<Int32(active.count) {
      let code = active[position]
      if code < 0 {
        precondition(stayPosition[~code] == position, "the stay of variable \(~code) is not at position \(position)")
      } else {
        precondition(rows[code].position == position, "row \(code) is not at position \(position)")
        precondition(!marks[code].contains(.counted), "active row \(code) counts as passive")
        precondition(rows[code].side == 0, "active row \(code) has side \(rows[code].side)")
      }
    }
    for variable in 0..<Int32(active.count) where stayPosition[variable] >= 0 {
      precondition(active[stayPosition[variable]] == ~variable, "the stay of variable \(variable) is not active")
    }
  }

  private func checkCounts() {
    var pulled = 0
    var required = 0
    var counted = 0
    for row in 0..<Int32(rows.count) where rows[row].stage != .vacant {
      if marks[row].contains(.counted) {
        required += rows[row].isRequired ? 1 : 0
        counted += Int(matrix.spans[row].count)
      }
      pulled += rows[row].side != 0 ? 1 : 0
      precondition(
        marks[row].subtracting(.passing) == rows[row].standing, "the marks of row \(row) do not say what the row says")
    }
    precondition(pulled == pulledCount, "\(pulled) rows are pulled, not \(pulledCount)")
    precondition(
      required == passiveRequiredCount, "\(required) passive rows are required, not \(passiveRequiredCount)")
    for variable in 0..<passiveRows.count { counted -= Int(passiveRows[variable]) }
    precondition(counted == 0, "passive rows are miscounted by \(counted) entries")
  }

  /// Expresses one active row in terms of all, a different one each time: it must be itself, once.
  private mutating func checkFactors() {
    if active.isEmpty { return }
    expressInActive(active[checkedPosition])
    loadMagnitudes(of: active[checkedPosition])
    factors.addUpMagnitudes(&step)
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      let expected: Double = position == checkedPosition ? 1 : 0
      precondition(
        (alpha[position] - expected).magnitude <= max(Tolerances.checkedFactors, step[position] * Tolerances.checked),
        "the factors say \(alpha[position]) for position \(position) of the column at \(checkedPosition)")
    }
    alpha.clear()
    step.clear()
  }

  private mutating func loadMagnitudes(of code: Int32) {
    if code < 0 { return step.add(1, at: ~code) }
    for place in matrix.places(of: code) { step.add(matrix.entries[place].value, at: matrix.entries[place].column) }
  }

  // MARK: - Optimality

  private func checkRows() {
    for row in 0..<Int32(rows.count) where rows[row].stage == .live && !rows[row].isDormant {
      precondition(
        rows[row].isActive || marks[row].contains(.counted), "row \(row) is neither active nor counted as passive")
      let residual = residual(of: row)
      let slack = residual.slack + residual.size * Tolerances.checked
      let side = Double(rows[row].side)
      let isRequired = rows[row].isRequired
      if residual.value > slack {
        precondition(!rows[row].isActive, "active row \(row) is off its target by \(residual.value)")
        precondition(
          isRequired ? rows[row].relation == .greaterOrEqual : side == rows[row].upper,
          "row \(row) is above its target by \(residual.value), on side \(rows[row].side)")
      } else if residual.value < -slack {
        precondition(!rows[row].isActive, "active row \(row) is off its target by \(residual.value)")
        precondition(
          isRequired ? rows[row].relation == .lessOrEqual : side == rows[row].lower,
          "row \(row) is below its target by \(-residual.value), on side \(rows[row].side)")
      }
    }
  }

  private func checkMultipliers() {
    for position in 0..<Int32(active.count) {
      let code = active[position]
      precondition(excess(of: code) == 0, "the multiplier of code \(code) is out of bounds")
    }
  }

  /// The pulls of all rows must cancel, level by level, but for what required equalities take up.
  ///
  /// The tolerance is a part of the sizes of all summands, because a solve is no more exact than these allow.
  private mutating func checkBalance() {
    precondition(gradient.isEmpty, "a gradient is left unanswered")
    for row in 0..<Int32(rows.count) where rows[row].stage == .live && rows[row].side != 0 {
      pull(row, by: Double(rows[row].side))
    }
    for position in 0..<Int32(active.count) { pullActive(active[position]) }
    sortGradient()
    while !gradient.isEmpty {
      loadPullsOfStrongest()
      factors.addUpMagnitudes(&step)
      _ = loadStrongestGradient()
      factors.solve(&alpha)
      for place in 0..<alpha.walkCount {
        let position = alpha.place(atStep: place)
        let code = active[position]
        if code >= 0 && rows[code].isFree { continue }
        let slack = Tolerances.checked * max(1, step[position])
        precondition(alpha[position].magnitude <= slack, "code \(code) is out of balance by \(alpha[position])")
      }
      alpha.clear()
      step.clear()
    }
  }

  /// Has `step` hold, by variable, the sizes of all pulls at the strongest level of the sorted gradient.
  private mutating func loadPullsOfStrongest() {
    for place in 0..<gradient.count where gradient[place].level == gradient[gradient.count - 1].level {
      step.add(gradient[place].value.magnitude, at: gradient[place].variable)
    }
  }

  private mutating func pullActive(_ code: Int32) {
    if code >= 0 && rows[code].isFree { return }
    var head = multiplierHead(of: code)
    while head >= 0 {
      let multiplier = multipliers[head]
      loadColumn(of: code)
      for place in 0..<alpha.pattern.count {
        let variable = alpha.pattern[place]
        gradient.append(
          GradientTerm(level: multiplier.level, variable: variable, value: multiplier.value * alpha[variable]))
      }
      alpha.clear()
      head = multiplier.next
    }
  }
}
