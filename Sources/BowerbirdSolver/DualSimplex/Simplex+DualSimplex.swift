/// Making required rows hold: the dual simplex method, which changes the basis as long as a required row is violated.
///
/// A violated row enters the basis. Its multiplier moves away from 0, and the first basic row whose multiplier reaches
/// a bound leaves. If no multiplier reaches a bound, the row contradicts the basic rows whose coefficients in `alpha`
/// are not 0.
extension Simplex {
  /// Exchanges rows until all rows in `work.requiredPrimalInfeasible` hold.
  ///
  /// The most violated row enters first, because other rows often hold after its exchange. Each search for the most
  /// violated row takes a pass over the list. If rows are still violated after a few exchanges, the remaining rows
  /// therefore enter in the order of the list.
  ///
  /// - Returns: Whether the rows can hold; true also if not even exact arithmetic can decide. If the result is false,
  ///   `conflict` lists a minimal set of rows that contradict each other.
  mutating func runDualSimplex() -> Bool {
    var cycleGuard = CycleGuard(size: rows.count)
    while true {
      if cycleGuard.steps == Self.selectionsBeforePushing { pushTogether() }
      refreshValues()
      if cycleGuard.steps < Self.mostSelections || cycleGuard.isCareful {
        guard let row = worstRequired(cycleGuard) else { return true }
        if !enter(row, cycleGuard) { return false }
        cycleGuard.countStep()
      } else {
        let stepsBefore = cycleGuard.steps
        if !sweepRequired(&cycleGuard) { return false }
        if cycleGuard.steps == stepsBefore { return true }
      }
      if cycleGuard.isExhausted || cycleGuard.steps > Self.mostStepsInDoubt + rows.count && !work.doubts.isEmpty {
        return enforceExactly()
      }
    }
  }

  /// The number of exchanges, counted from the first, in which the most violated row enters.
  ///
  /// Each choice of this row takes a pass over all listed rows.
  private static let mostSelections = 8

  /// The number of exchanges, beyond the number of rows, after which exact arithmetic takes over if there are doubts.
  private static let mostStepsInDoubt = 24

  /// The number of exchanges after which `pushTogether()` tries a plan for all violated rows.
  ///
  /// Often many rows push the same variable, as all labels of a form push the edge of their column. A few exchanges
  /// then make all rows hold, and no plan is needed. This number does not affect how good the solution is.
  private static let selectionsBeforePushing = 3

  /// Makes the violated rows in `work.requiredPrimalInfeasible` basic, one after the other.
  ///
  /// Rows that are listed during the sweep are left for the next sweep.
  ///
  /// If each row moves many values, as in a long list, several rows enter before the values are updated. A row may then
  /// enter although it would hold with updated values. The solution is equally good, because the choice of the leaving
  /// row does not depend on the values.
  ///
  /// - Returns: Whether the rows can hold. If not, `conflict` lists the contradicting rows.
  private mutating func sweepRequired(_ cycleGuard: inout CycleGuard) -> Bool {
    var kept = 0, backlog = Backlog()
    let end = work.requiredPrimalInfeasible.count
    for index in 0..<end {
      let row = work.requiredPrimalInfeasible[index]
      // The side on which an equality is violated is known only if the values are up to date.
      if backlog.rows > 0 && rows[row].relation == .equal { catchUp(&backlog) }
      if isViolated(row, cycleGuard) {
        cycleGuard.countStep()
        if !enter(row, cycleGuard, &backlog) { return false }
        backlog.rows += 1
        if cycleGuard.isCareful || backlog.isWorthCatchingUp { catchUp(&backlog) }
      } else if rows.marks[row].contains(.required) {
        unlistPrimalInfeasible(row)
      }
    }
    for index in end..<work.requiredPrimalInfeasible.count {
      work.requiredPrimalInfeasible[kept] = work.requiredPrimalInfeasible[index]
      kept += 1
    }
    work.requiredPrimalInfeasible.truncate(to: kept)
    return true
  }

  /// The rows that have entered in a sweep since the values were last updated.
  ///
  /// A sweep postpones updates of the values, so that one update serves several rows.
  private struct Backlog {
    /// An update of the values is cheap enough if it moves at most this number of values for each row that has entered.
    private static let fewValues = 64

    /// The number of rows that have entered since the last update of the values.
    var rows = 0

    /// The number of values that the last update moved, as an estimate for the next update.
    var values = 0

    var isWorthCatchingUp: Bool { rows * Self.fewValues >= values }
  }

  private mutating func catchUp(_ backlog: inout Backlog) { backlog = Backlog(values: refreshValues()) }

  /// Makes a violated row basic.
  ///
  /// At first, the values may be out of date, because earlier rows of the sweep have entered. If no entry can leave for
  /// the row, the call updates the values. If the row is still violated then, the call tries once more.
  ///
  /// - Returns: Whether the row is basic or holds. If not, `conflict` lists the contradicting rows.
  private mutating func enter(_ row: Int32, _ cycleGuard: CycleGuard, _ backlog: inout Backlog) -> Bool {
    if enter(row, cycleGuard) { return true }
    if backlog.rows == 0 { return false }
    conflict.removeAll()
    catchUp(&backlog)
    if isViolated(row, cycleGuard) { return enter(row, cycleGuard) }
    unlistPrimalInfeasible(row)
    return true
  }

  func isViolated(_ row: Int32, _ cycleGuard: CycleGuard) -> Bool { excess(ofListed: row, cycleGuard) > 0 }

  /// Returns the amount by which a required row is violated, or 0 if the row holds, is basic, or is not listed as
  /// primal infeasible.
  ///
  /// A row holds if its violation is at most its slack times `cycleGuard.slackFactor`.
  @inline(__always)
  private func excess(ofListed row: Int32, _ cycleGuard: CycleGuard) -> Double {
    let marks = rows.marks[row]
    if !marks.isSuperset(of: [.primalInfeasible, .required]) { return 0 }
    let residual = residual(of: row)
    if marks.allows(residual.value) { return 0 }
    let size = residual.value.magnitude
    let isOff = size > residual.slack * cycleGuard.slackFactor
    return isOff && !rows[row].isBasic ? size : 0
  }

  /// Returns the most violated of the required rows that are listed as primal infeasible.
  ///
  /// If `cycleGuard.isCareful` is true, the result is the violated row with the smallest number instead. The call
  /// removes from the list the rows that hold.
  ///
  /// - Returns: The row; nil if all listed rows hold.
  private mutating func worstRequired(_ cycleGuard: CycleGuard) -> Int32? {
    var kept = 0
    var worst: Int32?
    var largest = 0.0
    for index in 0..<work.requiredPrimalInfeasible.count {
      let row = work.requiredPrimalInfeasible[index]
      if !rows.marks[row].isSuperset(of: [.primalInfeasible, .required]) { continue }
      let size = excess(ofListed: row, cycleGuard)
      if size == 0 {
        unlistPrimalInfeasible(row)
        continue
      }
      work.requiredPrimalInfeasible[kept] = row
      kept += 1
      if cycleGuard.isCareful ? worst.map({ row < $0 }) ?? true : size > largest {
        worst = row
        largest = size
      }
    }
    work.requiredPrimalInfeasible.truncate(to: kept)
    return worst
  }

  /// Empties the list of required primal infeasible rows, and records a doubt about each of them.
  ///
  /// Floating point cannot decide whether these rows hold, because rounding alone may violate them. Exact arithmetic
  /// decides at the end of the solve.
  mutating func giveUpOnRequired() {
    for index in 0..<work.requiredPrimalInfeasible.count {
      noteDoubt(about: .row(work.requiredPrimalInfeasible[index]))
      unlistPrimalInfeasible(work.requiredPrimalInfeasible[index])
    }
    work.requiredPrimalInfeasible.removeAll()
  }

  /// Makes a violated required row basic, or finds that only rounding has violated the row.
  ///
  /// - Returns: Whether the row is basic or holds. If not, `conflict` lists the contradicting rows.
  mutating func enter(_ row: Int32, _ cycleGuard: CycleGuard) -> Bool {
    // The row replaces a stay without a solve if possible. In a chain of boxes that push each other, each box still has
    // its stay when its row enters. So making the rows of the chain hold takes time proportional to the chain's length.
    if replaceSingletonStay(for: row, mindsRequired: false) {
      unlistPrimalInfeasible(row)
      return true
    }
    return enter(row, growth: residual(of: row).value > 0 ? 1 : -1, cycleGuard) || holdsAfterAll(row)
      || holdsExactly(row)
  }

  /// Corrects all values if a row that cannot enter is almost satisfied, and returns whether the row holds afterwards.
  ///
  /// Such a row may be violated only by the rounding of many exchanges, which a correction removes. For example, if
  /// three rows of two variables hold exactly at one point, two of them determine the point, and rounding alone can
  /// violate the third.
  private mutating func holdsAfterAll(_ row: Int32) -> Bool {
    let before = residual(of: row)
    if before.value.magnitude > before.slack * Tolerances.doubtfulViolation { return false }
    work.isAllDirty = true
    refreshValues()
    if violation(ofRequired: row, residual(of: row)) != 0 { return false }
    unlistPrimalInfeasible(row)
    conflict.removeAll()
    return true
  }

  /// Makes a required row basic: a row that is violated, or that a step would violate.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - growth: 1 if the row's left side is too large, so that the row's multiplier has to grow; -1 if the left side
  ///     is too small, so that the multiplier has to fall.
  ///   - cycleGuard: The guard of the loop of exchanges.
  ///
  /// - Returns: Whether a basis entry can leave for the row. If not, `conflict` lists the contradicting rows.
  mutating func enter(_ row: Int32, growth: Double, _ cycleGuard: CycleGuard) -> Bool {
    if !multipliersAreOptimal { balanceGradient() }
    let first = chooseLeaving(for: row, growth: growth, cycleGuard)
    if !first.exists {
      recordConflict(of: row)
      alpha.clear()
      return false
    }
    unlistPrimalInfeasible(row)
    let areOptimal = multipliersAreOptimal
    let leaving = passBreakpoints(for: row, growth: growth, first: first, cycleGuard)
    moveMultiplier(from: basis[leaving.position], at: leaving.position, to: row, side: leaving.side)
    if areOptimal { unlistDualFeasible() }
    exchange(at: leaving.position, entering: .row(row))
    return true
  }

  /// A Boolean value that indicates whether the multipliers are up to date and within their bounds, so that a ratio
  /// test may rely on them.
  var multipliersAreOptimal: Bool { work.gradient.isEmpty && work.dualInfeasible.isEmpty }
}
