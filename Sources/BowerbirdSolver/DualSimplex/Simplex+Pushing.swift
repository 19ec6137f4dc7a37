/// Moving many values at once for required inequalities that push each other.
///
/// A plan covers all these rows: the rows that push become basic together, and the factors are built once. The
/// exchanges that follow correct what the plan misses. Single exchanges ignore which row pushes which, so each of them
/// would push all dependent rows again and again.
extension Simplex {
  /// Plans values for the violated required rows, if there are many, and makes the plan's rows basic if the plan
  /// satisfies most of them.
  mutating func pushTogether() {
    if sizes.hasExtremes || !multipliersAreOptimal { return }
    if !isWorthMatching(work.requiredPrimalInfeasible.count) { return }
    refreshValues()
    let violated = countViolated()
    if !isWorthMatching(violated) { return }
    var plan = PushPlan()
    for sense in [1.0, -1.0] {
      begin(&plan, sense: sense)
      if !plan.settle(matrix, basis.entries) { continue }
      if countViolated(by: plan) * 4 > violated || !plan.isMostlyChained(matrix) { continue }
      carryOut(plan)
      return
    }
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
      if sum.magnitude > Tolerances.speed * size && !rows.marks[row].allows(sum) { count += 1 }
    }
    return count
  }

  // MARK: - Beginning

  private func begin(_ plan: inout PushPlan, sense: Double) {
    plan.begin(values, rowCount: rows.count, sense: sense)
    for variable in 0..<Int32(variableCount) { plan.sources[variable] = source(of: variable, sense) }
    for row in 0..<Int32(rows.count) where rows.marks[row].isSuperset(of: [.required, .counted]) {
      if rows[row].relation == .equal { continue }
      plan.admit(row, direction: rows[row].relation == .greaterOrEqual ? 1 : -1, matrix)
    }
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
      yield(at: variable, plan.sense)
      unlistPrimalInfeasible(plan.pushers[variable])
      makeBasic(.row(plan.pushers[variable]), at: variable)
    }
    rebuildFactors()
  }

  /// Makes the entry at a variable's position nonbasic, because the plan moves the variable.
  ///
  /// An optional row gets the side to which the variable moves: up if `sense` is 1, down if it is -1.
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
