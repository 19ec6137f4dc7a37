/// Bringing multipliers within their bounds: the primal simplex method, a descent in the values with a piecewise linear
/// cost.
///
/// If the multiplier of a basic row is out of bounds, the cost falls when the row leaves its target. The row leaves
/// the basis. The values move along its direction, past every breakpoint at which the cost still falls. The row at
/// whose breakpoint the cost stops falling becomes basic. Nonbasic rows stay on their sides throughout, so no required
/// row is ever violated on the way.
extension Simplex {
  /// Descends until every multiplier is within its bounds.
  mutating func descend() {
    if work.dualInfeasible.isEmpty { return }
    var cycleGuard = CycleGuard(size: rows.count)
    var order = DescentOrder()
    var plan = ShiftPlan()
    var nextSettling = Self.stepsBeforeSettling + rows.count / 4
    sortDualInfeasible()
    while let code = nextDualInfeasible(cycleGuard, &order) {
      if cycleGuard.hasFailed {
        acceptMultipliers()
      } else if !shiftTogether(&plan, &order, cycleGuard) {
        order.noteStep(exchangeLeaving(code, &cycleGuard))
        plan.noteStep()
      }
      cycleGuard.countStep()
      if cycleGuard.steps == nextSettling {
        settleDoubts()
        nextSettling *= 2
      }
      if cycleGuard.isExhausted { acceptMultipliers() }
    }
  }

  /// The number of steps, beyond a quarter of the rows, after which exact arithmetic settles the doubts of a descent.
  ///
  /// The doubts are settled again each time the number of steps has doubled. Multipliers that are only rounding may
  /// make a descent cycle. The end of a solve settles the same doubts, so the number decides only when they are
  /// settled.
  private static let stepsBeforeSettling = 24

  // MARK: - Who is out of bounds

  /// Sorts the codes out of bounds: those at the strongest level last, where they are released first, and the weakest
  /// rows last of these.
  ///
  /// The weak rows have to give way in the end. A strong row that is released before them moves all values that depend
  /// on it, and then becomes basic again.
  private mutating func sortDualInfeasible() {
    if work.dualInfeasible.count < 2 { return }
    breakpoints.removeAll()
    for place in 0..<work.dualInfeasible.count { breakpoints.append(sortKey(of: work.dualInfeasible[place])) }
    breakpoints.sort { left, right in
      if left.distance != right.distance { return left.distance < right.distance }
      return left.rise != right.rise ? left.rise > right.rise : left.row < right.row
    }
    for place in 0..<work.dualInfeasible.count { work.dualInfeasible[place] = breakpoints[place].row }
    breakpoints.removeAll()
  }

  private func sortKey(of code: Int32) -> Breakpoint {
    let place = multipliers.firstSignificant(multiplierHead(of: code))
    let level = place < 0 ? 0 : multipliers[place].level
    return Breakpoint(row: code, distance: level, rise: code < 0 ? 0 : rows[code].priority, side: 0)
  }

  /// Returns the code to release next, or nil if all codes are within bounds.
  ///
  /// Mostly it is the last one on the list. In doubt about cycling it is the one furthest out of bounds, and at last
  /// the one with the smallest number.
  private mutating func nextDualInfeasible(_ cycleGuard: CycleGuard, _ order: inout DescentOrder) -> Int32? {
    if cycleGuard.breaksTiesAtRandom || cycleGuard.usesBlandsRule { return firstDualInfeasible(cycleGuard) }
    if work.dualInfeasible.count > DescentOrder.many {
      if order.isStuck { order.countFollowers(in: factors.value) }
      return bestDualInfeasible(order)
    }
    while !work.dualInfeasible.isEmpty {
      let code = work.dualInfeasible[work.dualInfeasible.count - 1]
      if isDualInfeasible(code) { return code }
      unlistDualInfeasible(work.dualInfeasible.removeLast())
    }
    return nil
  }

  /// Returns the code out of bounds that comes before all others.
  private mutating func firstDualInfeasible(_ cycleGuard: CycleGuard) -> Int32? {
    keepDualInfeasible()
    var first: Int32?
    for place in 0..<work.dualInfeasible.count {
      let code = work.dualInfeasible[place]
      if first.map({ comesBefore(code, $0, cycleGuard) }) ?? true { first = code }
    }
    return first
  }

  /// Returns the code to release of many out of bounds: by the strongest level, then the weakest row, then the
  /// descent's order.
  private mutating func bestDualInfeasible(_ order: borrowing DescentOrder) -> Int32? {
    keepDualInfeasible()
    var best: Int32?
    var bestKey = DescentOrder.Key()
    for place in 0..<work.dualInfeasible.count {
      let key = key(of: work.dualInfeasible[place], order)
      if best != nil && !key.comesBefore(bestKey) { continue }
      best = work.dualInfeasible[place]
      bestKey = key
    }
    return best
  }

  /// Removes the codes within bounds from the list.
  mutating func keepDualInfeasible() {
    var kept = 0
    for place in 0..<work.dualInfeasible.count {
      let code = work.dualInfeasible[place]
      if isDualInfeasible(code) {
        work.dualInfeasible[kept] = code
        kept += 1
      } else {
        unlistDualInfeasible(code)
      }
    }
    work.dualInfeasible.truncate(to: kept)
  }

  @inline(__always)
  func key(of code: Int32, _ order: borrowing DescentOrder) -> DescentOrder.Key {
    let place = multipliers.firstSignificant(multiplierHead(of: code))
    let entry = place < 0 ? MultiplierPool.Entry(level: 0, value: 0, next: -1) : multipliers[place]
    let position = code < 0 ? stayPosition[~code] : rows[code].position
    return DescentOrder.Key(
      level: entry.level, priority: code < 0 ? 0 : rows[code].priority,
      urgency: order.isStuck ? -order.followers(at: position) : entry.value.magnitude)
  }

  /// Returns a Boolean value that indicates whether a code is further out of bounds than another, at the strongest
  /// level.
  ///
  /// With Bland's rule, the code with the smaller number comes first.
  private func comesBefore(_ code: Int32, _ other: Int32, _ cycleGuard: CycleGuard) -> Bool {
    if cycleGuard.usesBlandsRule { return code < other }
    let (place, otherPlace) = (
      multipliers.firstSignificant(multiplierHead(of: code)), multipliers.firstSignificant(multiplierHead(of: other))
    )
    if place < 0 || otherPlace < 0 { return place >= 0 }
    let (entry, otherEntry) = (multipliers[place], multipliers[otherPlace])
    if entry.level != otherEntry.level { return entry.level > otherEntry.level }
    return entry.value.magnitude > otherEntry.value.magnitude
  }

  // Inlined, because a call would copy all of the type that it borrows.
  @inline(__always)
  private func isDualInfeasible(_ code: Int32) -> Bool {
    if code < 0 { return stayPosition[~code] >= 0 && excess(of: code) != 0 }
    return rows[code].isListedDualInfeasible && rows[code].isBasic && excess(of: code) != 0
  }

  mutating func unlistDualInfeasible(_ code: Int32) {
    if code < 0 { work.isStayListedDualInfeasible[~code] = false } else { rows[code].isListedDualInfeasible = false }
  }

  /// Accepts multipliers that are out of bounds, and records doubts, so that exact arithmetic corrects those that are
  /// not rounding.
  mutating func acceptMultipliers() {
    for place in 0..<work.dualInfeasible.count {
      noteDoubt(about: work.dualInfeasible[place])
      unlistDualInfeasible(work.dualInfeasible[place])
      if work.dualInfeasible[place] < 0 { clearMultiplier(of: work.dualInfeasible[place]) }
    }
    work.dualInfeasible.removeAll()
  }

  // MARK: - One step

  /// Exchanges a basic code for the row at which the cost stops falling.
  ///
  /// - Returns: The distance that the values have moved.
  private mutating func exchangeLeaving(_ code: Int32, _ cycleGuard: inout CycleGuard) -> Double {
    let position = code < 0 ? stayPosition[~code] : rows[code].position
    let growth = excess(of: code) > 0 ? 1.0 : -1.0
    let side = code < 0 ? Int8(0) : Int8(growth > 0 ? rows[code].upper : rows[code].lower)
    step.add(growth, at: position)
    factors.value.solveTransposed(&step)
    collectBreakpoints()
    recomputeMultiplier(of: code, growth: growth)
    if Double(excess(of: code)) != growth {
      step.clear()
      return 0
    }
    startSlope(of: code, side: side, growth: growth)
    guard let stop = firstStop(cycleGuard) else {
      // The cost would fall without end, which is impossible for a sum of violations: the multiplier is rounding.
      step.clear()
      multipliers.clear(&slope)
      clearMultiplier(of: code)
      return 0
    }
    multipliers.clear(&slope)
    cross(upTo: stop)
    let entering = breakpoints[stop]
    if entering.distance > 0 { moveValues(by: entering.distance) }
    step.clear()
    balanceGradient()
    expressInBasis(entering.row)
    let smallestPart = exchangesSinceBuild == 0 ? Tolerances.smallPivot : Tolerances.pivot
    let isSmall = alpha[position].magnitude <= alpha.largestMagnitude * smallestPart
    if isSmall && !isProduct(at: position, of: entering.row) {
      alpha.clear()
      cycleGuard.countFailure()
      rebuildFactors()
      refreshValues()
      return entering.distance
    }
    unlistPrimalInfeasible(entering.row)
    moveMultiplier(from: code, at: position, to: entering.row, side: side)
    exchange(at: position, entering: entering.row)
    return entering.distance
  }
}
