/// Bringing required rows to hold: the primal simplex method on the multipliers.
///
/// A violated row enters the basis, its multiplier grows, and the first basic row whose multiplier comes to a bound
/// leaves. If none ever does, the rows with a coefficient in `alpha` contradict the entering one; they are independent of
/// each other, so none of them can be spared, and the conflict is minimal.
extension Simplex {
  /// Makes all suspected required rows hold.
  ///
  /// The most violated row goes first, because it often settles the others. Where that has not settled them after a few
  /// exchanges, they are many independent ones, and are taken as they come.
  ///
  /// - Returns: Whether they can; if not, `conflict` lists rows that cannot hold together, a minimal set.
  mutating func enforceRequired() -> Bool {
    var guardian = CycleGuard(size: rows.count)
    while true {
      if guardian.steps == Self.selectionsBeforePushing { pushTogether() }
      refreshValues()
      if guardian.steps < Self.mostSelections || guardian.isCareful {
        guard let row = worstRequired(guardian) else { return true }
        if !enter(row, guardian) { return false }
        guardian.countStep()
      } else {
        let stepsBefore = guardian.steps
        if !sweepRequired(&guardian) { return false }
        if guardian.steps == stepsBefore { return true }
      }
      if guardian.isExhausted || guardian.steps > Self.mostStepsInDoubt + rows.count && !work.doubts.isEmpty {
        return enforceExactly()
      }
    }
  }

  /// How many exchanges are worth a look at all primal infeasible rows each.
  private static let mostSelections = 8

  /// The number of exchanges, beyond the number of rows, after which exact arithmetic settles the doubts.
  private static let mostStepsInDoubt = 24

  /// Where so many exchanges have not settled it, a plan for all rows may be worth its price: many rows may have been pushing
  /// the same variable, as all labels of a form push its column.
  ///
  /// The answer is as good with a plan as without one.
  private static let selectionsBeforePushing = 3

  /// Makes the suspected required rows hold one after the other; those that come to be suspected on the way are left.
  ///
  /// Where each of them moves many values, as in a long list, several enter before the values follow. One that would hold by
  /// then enters in vain, but nothing is wrong with that: which row leaves does not depend on the values.
  private mutating func sweepRequired(_ guardian: inout CycleGuard) -> Bool {
    var kept = 0, backlog = Backlog()
    let end = work.requiredPrimalInfeasible.count
    for place in 0..<end {
      let row = work.requiredPrimalInfeasible[place]
      // On which side an equality is violated is told by the values alone.
      if backlog.rows > 0 && rows[row].relation == .equal { catchUp(&backlog) }
      if isViolated(row, guardian) {
        guardian.countStep()
        if !enter(row, guardian, &backlog) { return false }
        backlog.rows += 1
        if guardian.isCareful || backlog.isWorthCatchingUp { catchUp(&backlog) }
      } else if marks[row].contains(.required) {
        unlistPrimalInfeasible(row)
      }
    }
    for place in end..<work.requiredPrimalInfeasible.count {
      work.requiredPrimalInfeasible[kept] = work.requiredPrimalInfeasible[place]
      kept += 1
    }
    work.requiredPrimalInfeasible.truncate(to: kept)
    return true
  }

  /// What a sweep leaves for later.
  private struct Backlog {
    /// How many values may move for each row that enters.
    private static let fewValues = 64

    /// The rows that have entered since the values followed.
    var rows = 0

    /// How many values that moved.
    var values = 0

    var isWorthCatchingUp: Bool { rows * Self.fewValues >= values }
  }

  private mutating func catchUp(_ backlog: inout Backlog) { backlog = Backlog(values: refreshValues()) }

  /// Makes a row basic that is violated, perhaps only by values that have yet to follow other rows.
  ///
  /// - Returns: Whether that is possible, or not necessary.
  private mutating func enter(_ row: Int32, _ guardian: CycleGuard, _ backlog: inout Backlog) -> Bool {
    if enter(row, guardian) { return true }
    if backlog.rows == 0 { return false }
    conflict.removeAll()
    catchUp(&backlog)
    if isViolated(row, guardian) { return enter(row, guardian) }
    unlistPrimalInfeasible(row)
    return true
  }

  func isViolated(_ row: Int32, _ guardian: CycleGuard) -> Bool { excess(ofListed: row, guardian) > 0 }

  /// How far a suspected required row is off its target on the wrong side, or 0.
  @inline(__always)
  private func excess(ofListed row: Int32, _ guardian: CycleGuard) -> Double {
    let marks = marks[row]
    if !marks.isSuperset(of: [.primalInfeasible, .required]) { return 0 }
    let residual = residual(of: row)
    if marks.allows(residual.value) { return 0 }
    let size = residual.value.magnitude
    let isOff = size > residual.slack * guardian.slackFactor
    return isOff && !rows[row].isBasic ? size : 0
  }

  /// The most violated primal infeasible row, or in doubt about cycling the first; rows that hold are no primal infeasible rows any more.
  private mutating func worstRequired(_ guardian: CycleGuard) -> Int32? {
    var kept = 0
    var worst: Int32?
    var largest = 0.0
    for place in 0..<work.requiredPrimalInfeasible.count {
      let row = work.requiredPrimalInfeasible[place]
      if !marks[row].isSuperset(of: [.primalInfeasible, .required]) { continue }
      let size = excess(ofListed: row, guardian)
      if size == 0 {
        unlistPrimalInfeasible(row)
        continue
      }
      work.requiredPrimalInfeasible[kept] = row
      kept += 1
      if guardian.isCareful ? worst.map({ row < $0 }) ?? true : size > largest {
        worst = row
        largest = size
      }
    }
    work.requiredPrimalInfeasible.truncate(to: kept)
    return worst
  }

  /// Accepts required rows that are violated by rounding only; exact arithmetic decides in doubt.
  mutating func giveUpOnRequired() {
    for place in 0..<work.requiredPrimalInfeasible.count {
      noteDoubt(about: work.requiredPrimalInfeasible[place])
      unlistPrimalInfeasible(work.requiredPrimalInfeasible[place])
    }
    work.requiredPrimalInfeasible.removeAll()
  }

  /// Makes a violated required row basic.
  ///
  /// - Returns: Whether that is possible.
  mutating func enter(_ row: Int32, _ guardian: CycleGuard) -> Bool {
    // Where one box pushes the next, the last of them is free, and a row of boxes is pushed in time proportional to it.
    if takeLooseStay(for: row, mindsRequired: false) {
      unlistPrimalInfeasible(row)
      return true
    }
    return enter(row, growth: residual(of: row).value > 0 ? 1 : -1, guardian) || holdsAfterAll(row) || holdsExactly(row)
  }

  /// Whether a row that cannot enter is violated by nothing but the rounding of many exchanges, which a correction takes out.
  ///
  /// Rows that meet in one point leave no room for it: there the last of them holds with nothing to spare.
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

  /// Makes a required row basic, whose left side is too large if its multiplier has to grow, or about to be.
  ///
  /// - Returns: Whether that is possible.
  mutating func enter(_ row: Int32, growth: Double, _ guardian: CycleGuard) -> Bool {
    if !multipliersAreOptimal { answerGradient() }
    let choice = chooseLeaving(for: row, growth: growth, guardian)
    if !choice.exists {
      recordConflict(of: row)
      alpha.clear()
      return false
    }
    unlistPrimalInfeasible(row)
    let areOptimal = multipliersAreOptimal
    let leaving = passBreakpoints(for: row, growth: growth, first: choice, guardian)
    handOverMultiplier(from: basis[leaving.position], at: leaving.position, to: row, side: leaving.side)
    if areOptimal { unlistDualFeasible() }
    exchange(at: leaving.position, entering: row)
    return true
  }

  /// Whether the multipliers are up to date and within their bounds, so that a ratio test may rely on them.
  var multipliersAreOptimal: Bool { work.gradient.isEmpty && work.dualInfeasible.isEmpty }
}
