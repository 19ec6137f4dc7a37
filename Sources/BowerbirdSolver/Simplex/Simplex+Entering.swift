/// Bringing required rows to hold: the primal simplex method on the multipliers.
///
/// A violated row enters the active set, its multiplier grows, and the first active row whose multiplier comes to a bound
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
      if guardian.isExhausted || guardian.steps > Self.mostStepsInDoubt + rows.count && !doubts.isEmpty {
        return enforceExactly()
      }
    }
  }

  /// How many exchanges are worth a look at all suspects each.
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
    let end = requiredSuspects.count
    for place in 0..<end {
      let row = requiredSuspects[place]
      // On which side an equality is violated is told by the values alone.
      if backlog.rows > 0 && rows[row].relation == .equal { catchUp(&backlog) }
      if isViolated(row, guardian) {
        guardian.countStep()
        if !enter(row, guardian, &backlog) { return false }
        backlog.rows += 1
        if guardian.isCareful || backlog.isWorthCatchingUp { catchUp(&backlog) }
      } else if marks[row].contains(.required) {
        unsuspect(row)
      }
    }
    for place in end..<requiredSuspects.count {
      requiredSuspects[kept] = requiredSuspects[place]
      kept += 1
    }
    requiredSuspects.truncate(to: kept)
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

  /// Makes a row active that is violated, perhaps only by values that have yet to follow other rows.
  ///
  /// - Returns: Whether that is possible, or not necessary.
  private mutating func enter(_ row: Int32, _ guardian: CycleGuard, _ backlog: inout Backlog) -> Bool {
    if enter(row, guardian) { return true }
    if backlog.rows == 0 { return false }
    conflict.removeAll()
    catchUp(&backlog)
    if isViolated(row, guardian) { return enter(row, guardian) }
    unsuspect(row)
    return true
  }

  func isViolated(_ row: Int32, _ guardian: CycleGuard) -> Bool { excess(ofSuspect: row, guardian) > 0 }

  /// How far a suspected required row is off its target on the wrong side, or 0.
  @inline(__always)
  private func excess(ofSuspect row: Int32, _ guardian: CycleGuard) -> Double {
    let marks = marks[row]
    if !marks.isSuperset(of: [.suspect, .required]) { return 0 }
    let residual = residual(of: row)
    if marks.allows(residual.value) { return 0 }
    let size = residual.value.magnitude
    let isOff = size > residual.slack * guardian.slackFactor
    return isOff && !rows[row].isActive ? size : 0
  }

  /// The most violated suspect, or in doubt about cycling the first; rows that hold are no suspects any more.
  private mutating func worstRequired(_ guardian: CycleGuard) -> Int32? {
    var kept = 0
    var worst: Int32?
    var largest = 0.0
    for place in 0..<requiredSuspects.count {
      let row = requiredSuspects[place]
      if !marks[row].isSuperset(of: [.suspect, .required]) { continue }
      let size = excess(ofSuspect: row, guardian)
      if size == 0 {
        unsuspect(row)
        continue
      }
      requiredSuspects[kept] = row
      kept += 1
      if guardian.isCareful ? worst.map({ row < $0 }) ?? true : size > largest {
        worst = row
        largest = size
      }
    }
    requiredSuspects.truncate(to: kept)
    return worst
  }

  /// Accepts required rows that are violated by rounding only; exact arithmetic decides in doubt.
  mutating func giveUpOnRequired() {
    for place in 0..<requiredSuspects.count {
      noteDoubt(about: requiredSuspects[place])
      unsuspect(requiredSuspects[place])
    }
    requiredSuspects.removeAll()
  }

  /// Makes a violated required row active.
  ///
  /// - Returns: Whether that is possible.
  mutating func enter(_ row: Int32, _ guardian: CycleGuard) -> Bool {
    // Where one box pushes the next, the last of them is free, and a row of boxes is pushed in time proportional to it.
    if takeLooseStay(for: row, mindsRequired: false) {
      unsuspect(row)
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
    isAllDirty = true
    refreshValues()
    if violation(ofRequired: row, residual(of: row)) != 0 { return false }
    unsuspect(row)
    conflict.removeAll()
    return true
  }

  /// Makes a required row active, whose left side is too large if its multiplier has to grow, or about to be.
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
    unsuspect(row)
    let areOptimal = multipliersAreOptimal
    let leaving = passKinks(for: row, growth: growth, first: choice, guardian)
    handOverMultiplier(from: active[leaving.position], at: leaving.position, to: row, side: leaving.side)
    if areOptimal { unlistBalanced() }
    exchange(at: leaving.position, entering: row)
    return true
  }

  /// Whether the multipliers are up to date and within their bounds, so that a ratio test may rely on them.
  var multipliersAreOptimal: Bool { gradient.isEmpty && unbalanced.isEmpty }

  // MARK: - Ratio test

  /// The best one to leave among those whose pivots are larger than a part of the largest.
  ///
  /// `trustsProducts` lets others in whose pivots, however small, are not what cancellation left; `step` then holds the sums of the
  /// magnitudes that `alpha` is added up from.
  mutating func leavingChoice(
    growth: Double, _ smallestPivot: Double, _ guardian: CycleGuard, trustsProducts: Bool = false
  ) -> LeavingChoice {
    let smallest = alpha.largestMagnitude * smallestPivot
    let usesRatios = multipliersAreOptimal && !guardian.isDesperate
    var best = LeavingChoice()
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      let size = alpha[position].magnitude
      if size <= smallest && !(trustsProducts && isProduct(at: position)) {
        if size > 0 { noteDoubt(about: active[position]) }
        continue
      }
      var candidate = LeavingChoice(position: position, pivot: size)
      let falls = alpha[position] * growth > 0
      guard rank(&candidate, falls: falls, usesRatios: usesRatios) else { continue }
      if isBetter(candidate, than: best, guardian) { best = candidate }
    }
    return best
  }

  // Inlined, because a call would copy all of the type that it borrows.
  /// Tells whether a code may leave, and how early.
  @inline(__always)
  func rank(_ candidate: inout LeavingChoice, falls: Bool, usesRatios: Bool) -> Bool {
    let code = active[candidate.position]
    if code < 0 {
      candidate.rank = -1
      return true
    }
    let row = rows[code]
    if row.stage == .leaving {
      candidate.rank = -1
      return true
    }
    if row.isRequired {
      if row.relation == .equal || falls != (row.relation == .lessOrEqual) { return false }
      candidate.rank = 1001
      return true
    }
    candidate.rank = usesRatios ? 1001 : row.priority
    candidate.side = Int8(falls ? row.lower : row.upper)
    return true
  }

  private func isBetter(_ candidate: LeavingChoice, than best: LeavingChoice, _ guardian: CycleGuard) -> Bool {
    if !best.exists || candidate.rank != best.rank { return candidate.rank < best.rank }
    if candidate.rank < 0 { return prefersFreed(candidate, best) }
    if candidate.rank == 1001 && multipliersAreOptimal {
      let order = compareRatios(candidate, best)
      if order != 0 { return order < 0 }
    }
    if guardian.isCareful { return active[candidate.position] < active[best.position] }
    return candidate.pivot > best.pivot
  }

  /// Among stays and leaving rows: the one whose position the exchange disturbs least, unless its pivot is too small.
  func prefersFreed(_ candidate: LeavingChoice, _ best: LeavingChoice) -> Bool {
    if candidate.pivot < best.pivot * Tolerances.preferredPivot { return false }
    if best.pivot < candidate.pivot * Tolerances.preferredPivot { return true }
    let candidateIsLoose = factors.rowHead[candidate.position] < 0
    let bestIsLoose = factors.rowHead[best.position] < 0
    if candidateIsLoose != bestIsLoose { return candidateIsLoose }
    return candidate.position > best.position
  }

  // Inlined, because a call would copy all of the type that it borrows.
  /// Compares two ratios lexicographically: negative if the first is smaller.
  @inline(__always)
  func compareRatios(_ left: LeavingChoice, _ right: LeavingChoice) -> Int {
    var leftCursor = cursor(for: left)
    var rightCursor = cursor(for: right)
    while true {
      let level = max(leftCursor.nextLevel(in: multipliers), rightCursor.nextLevel(in: multipliers))
      if level == -.infinity { return 0 }
      let first = leftCursor.ratio(at: level, in: multipliers)
      let second = rightCursor.ratio(at: level, in: multipliers)
      if (first - second).magnitude > Tolerances.ratioTie * max(first.magnitude, second.magnitude) {
        return first < second ? -1 : 1
      }
    }
  }

  @inline(__always)
  func cursor(for choice: LeavingChoice) -> RatioCursor {
    let row = rows[active[choice.position]]
    let towards: Double = row.isRequired ? 0 : Double(choice.side) * row.weight
    // A required row has one bound, 0; it falls towards it if it is a `<=`.
    let falls = row.isRequired ? row.relation == .lessOrEqual : Double(choice.side) == row.lower
    return RatioCursor(
      row.multiplier, bound: towards, level: row.priority, factor: (falls ? -1 : 1) / choice.pivot)
  }

  // MARK: - Conflict

  /// Notes the row that cannot enter, and the rows that contradict it: those that `alpha` expresses it in.
  mutating func recordConflict(of row: Int32) {
    conflict.removeAll()
    exactFactors = []
    conflict.append(row)
    let smallest = alpha.largestMagnitude * Tolerances.pivot
    let mayHaveProducts = !hasExtremeNumbers && alpha.hasFaintNumbers(upTo: smallest)
    if mayHaveProducts { addUpMagnitudes(of: row) }
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      let takesPart = alpha[position].magnitude > smallest || mayHaveProducts && isProduct(at: position)
      if takesPart && active[position] >= 0 { conflict.append(active[position]) }
    }
    if mayHaveProducts { step.clear() }
  }
}
