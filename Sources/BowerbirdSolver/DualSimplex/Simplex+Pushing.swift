/// Moving many values at once for required inequalities that push each other.
///
/// A `PushPlan` covers all these rows: the rows that push become basic together, and the factors are built once. Later
/// exchanges make the rows hold that the plan still violates. Single exchanges take no account of the order in which
/// rows push each other, so without a plan, each exchange would push all dependent variables again.
extension Simplex {
  /// Plans values for the violated required rows, if there are many of them, and carries out the plan if it is good.
  ///
  /// `push(_:sense:_:)` lists what makes a plan good. The plan may violate at most a quarter as many rows as the
  /// present values do.
  mutating func pushTogether() {
    if sizes.hasExtremes || !multipliersAreOptimal { return }
    if !isWorthMatching(work.requiredPrimalInfeasible.count) { return }
    refreshValues()
    let violated = countViolated()
    if !isWorthMatching(violated) { return }
    let most = violated / 4
    var plan = PushPlan(), changes = UniqueArray<Double>()
    let rises = push(&plan, sense: 1, most)
    if rises { for variable in 0..<Int32(variableCount) { changes.append(plan.change(of: variable)) } }
    let falls = push(&plan, sense: -1, most)
    if rises && falls {
      for variable in 0..<Int32(variableCount) { changes[variable] += plan.change(of: variable) }
      if pushBothWays(&plan, changes, most) { return carryOut(plan) }
    }
    if rises && push(&plan, sense: 1, most) || falls && push(&plan, sense: -1, most) { carryOut(plan) }
  }

  /// Starts a plan from the present values, and pushes variables in one direction.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - sense: 1 for up, -1 for down.
  ///   - most: The largest number of required rows that the planned values may violate.
  /// - Returns: Whether the plan is worth carrying out. Three conditions must hold: repeated passes reach values that
  ///   no longer move, these values violate at most `most` required rows, and most pushed variables depend on other
  ///   variables that the plan moves.
  private func push(_ plan: inout PushPlan, sense: Double, _ most: Int) -> Bool {
    plan.begin(values, rowCount: rows.count)
    for variable in 0..<Int32(variableCount) { plan.sources[variable] = source(of: variable, sense) }
    return push(&plan, sense, most)
  }

  /// Pushes the variables of a plan in one direction, from the planned values on.
  ///
  /// The parameters and the result are those of `push(_:sense:_:)`.
  private func push(_ plan: inout PushPlan, _ sense: Double, _ most: Int) -> Bool {
    plan.turn(to: sense)
    for row in 0..<Int32(rows.count) where rows.marks[row].isSuperset(of: [.required, .counted]) {
      if rows[row].relation == .equal { continue }
      plan.admit(row, direction: rows[row].relation == .greaterOrEqual ? 1 : -1, matrix)
    }
    return plan.settle(matrix, basis.entries) && countViolated(by: plan) <= most && plan.isMostlyChained(matrix)
  }

  /// Plans values by pushing some variables down and the others up.
  ///
  /// For each variable, the call compares how far the upward plan and the downward plan move it, and pushes the
  /// variable in the direction of the longer move. So a chain of boxes that needs more room grows at both ends, and
  /// boxes in its middle stay where they are.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - changes: For each variable, the sum of its moves in the upward plan and in the downward plan. The variable is
  ///     pushed down if the sum is negative, and up otherwise.
  ///   - most: The largest number of required rows that the planned values may violate.
  /// - Returns: Whether the plan is worth carrying out, as for `push(_:sense:_:)`.
  private func pushBothWays(_ plan: inout PushPlan, _ changes: borrowing UniqueArray<Double>, _ most: Int) -> Bool {
    plan.begin(values, rowCount: rows.count)
    for variable in 0..<Int32(variableCount) {
      let source = source(of: variable, -1)
      plan.sources[variable] = source == .pushable && changes[variable] >= 0 ? .fixed : source
    }
    _ = push(&plan, -1, .max)
    for variable in 0..<Int32(variableCount) {
      let source = source(of: variable, 1)
      plan.sources[variable] = source == .pushable && changes[variable] < 0 ? .fixed : source
    }
    return push(&plan, 1, most)
  }

  private func countViolated() -> Int {
    var count = 0
    for index in 0..<work.requiredPrimalInfeasible.count {
      let row = work.requiredPrimalInfeasible[index]
      let marks = rows.marks[row]
      if !marks.isSuperset(of: [.primalInfeasible, .required, .counted]) { continue }
      let residual = residual(of: row)
      if !residual.isZero && !marks.allows(residual.value) { count += 1 }
    }
    return count
  }

  /// Returns the number of required rows that the values of a plan would violate.
  private func countViolated(by plan: borrowing PushPlan) -> Int {
    var count = 0
    for row in 0..<Int32(rows.count) where rows.marks[row].isSuperset(of: [.required, .counted]) {
      let span = matrix.spans[row]
      var sum = -span.rightSide
      var size = sum.magnitude
      for index in span.start..<span.start + span.count {
        let term = matrix.entries[index].value * plan.values[matrix.entries[index].column]
        sum += term
        size += term.magnitude
      }
      if sum.magnitude > Tolerances.rate * size && !rows.marks[row].allows(sum) { count += 1 }
    }
    return count
  }

  private func source(of variable: Int32, _ sense: Double) -> PushPlan.ValueSource {
    let entry = basis[variable]
    if entry.isStay { return entry.variable == variable ? .pushable : .fixed }
    let row = entry.row
    if matrix.spans[row].count > 1 { return .led }
    if rows[row].stage == .removed { return .fixed }
    if matrix.entries[matrix.spans[row].start].column != variable { return .fixed }
    if !rows[row].isRequired { return .pushable }
    if rows[row].relation == .equal { return .fixed }
    let raises = (matrix.entries[matrix.spans[row].start].value > 0) == (rows[row].relation == .greaterOrEqual)
    return raises == (sense > 0) ? .pushable : .fixed
  }

  // MARK: - Carrying out

  private mutating func carryOut(_ plan: borrowing PushPlan) {
    for variable in 0..<Int32(variableCount) where plan.pushers[variable] >= 0 {
      yield(at: variable, plan.change(of: variable))
      unlistPrimalInfeasible(plan.pushers[variable])
      makeBasic(.row(plan.pushers[variable]), at: variable)
    }
    rebuildFactors()
  }

  /// Makes the entry at a variable's position nonbasic, because the plan moves the variable.
  ///
  /// If the entry is an optional row, its side becomes the side of its target to which the move takes the row.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - sense: A positive number if the variable moves up, a negative number if it moves down.
  private mutating func yield(at variable: Int32, _ sense: Double) {
    let entry = basis[variable]
    clearMultiplier(of: entry)
    makeNonbasic(entry)
    if entry.isStay || rows[entry.row].isRequired { return }
    let row = entry.row
    let raises = (matrix.entries[matrix.spans[row].start].value > 0) == (sense > 0)
    setSide(row, Int8(raises ? rows[row].upper : rows[row].lower))
  }
}
