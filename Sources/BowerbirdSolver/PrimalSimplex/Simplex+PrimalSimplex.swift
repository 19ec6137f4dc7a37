/// Bringing multipliers within their bounds: the primal simplex method, a descent in the values with a piecewise linear
/// cost.
///
/// If the multiplier of a basic row is out of bounds, the cost falls when the row leaves its target. The row leaves the
/// basis. The values move along the row's direction, past every breakpoint at which the cost still falls. The row at
/// whose breakpoint the cost stops falling becomes basic. An optional row that the values pass changes sides. No step
/// passes the breakpoint of a required row, so no required row is violated on the way.
extension Simplex {
  /// Descends until every multiplier is within its bounds, or is accepted with a doubt.
  mutating func runPrimalSimplex() {
    if work.dualInfeasible.isEmpty { return }
    var cycleGuard = CycleGuard(size: rows.count)
    var order = DescentOrder()
    var plan = PrimalLongStep()
    var nextSettling = Self.stepsBeforeSettling + rows.count / 4
    sortDualInfeasible()
    while let entry = nextDualInfeasible(cycleGuard, &order) {
      if cycleGuard.hasFailed {
        acceptMultipliers()
      } else if !takeLongStep(&plan, &order, cycleGuard) {
        order.noteStep(exchangeLeaving(entry, &cycleGuard))
        plan.noteStep()
      }
      cycleGuard.countStep()
      if cycleGuard.steps == nextSettling {
        refactorIfInDoubt()
        settleDoubts()
        nextSettling *= 2
      }
      if cycleGuard.isExhausted { acceptMultipliers() }
    }
  }

  /// The number of steps, in addition to a quarter of the number of rows, after which a descent calls `settleDoubts()`.
  ///
  /// The call is needed because multipliers that are only rounding may make a descent cycle. It is repeated each time
  /// the number of steps has doubled. The end of a solve calls `settleDoubts()` too, so this number affects only how
  /// early exact arithmetic decides.
  private static let stepsBeforeSettling = 24

  // MARK: - Dual infeasible entries

  /// Sorts the list of dual infeasible entries for the descent, which takes entries from the end of the list.
  ///
  /// The entries whose multipliers are not 0 at the strongest level leave first. Among these, the rows of the weakest
  /// priority leave first. If a strong row left first, all values that depend on the row would move, and the row would
  /// become basic again when the weak rows give way.
  private mutating func sortDualInfeasible() {
    if work.dualInfeasible.count < 2 { return }
    var keyed = UniqueArray<DescentOrder.KeyedEntry>()
    keyed.reserve(work.dualInfeasible.count)
    for index in 0..<work.dualInfeasible.count { keyed.append(levelKeyed(work.dualInfeasible[index])) }
    keyed.sort { left, right in
      if right.key.comesBefore(left.key) { return true }
      return !left.key.comesBefore(right.key) && left.entry < right.entry
    }
    for index in 0..<work.dualInfeasible.count { work.dualInfeasible[index] = keyed[index].entry }
  }

  private func levelKeyed(_ entry: BasisEntry) -> DescentOrder.KeyedEntry {
    let index = multipliers.firstSignificant(multiplierHead(of: entry))
    let level = index < 0 ? 0 : multipliers[index].level
    return DescentOrder.KeyedEntry(
      entry: entry, key: DescentOrder.Key(level: level, priority: entry.isStay ? 0 : rows[entry.row].priority))
  }

  /// Returns the entry that leaves next, or nil if the multipliers of all entries are within bounds.
  ///
  /// Usually the last entry of `work.dualInfeasible` comes next. If more than `DescentOrder.many` entries are listed,
  /// `order` decides. After many steps of the descent (see `CycleGuard`), the entry with the largest multiplier at the
  /// strongest level comes next or, under Bland's rule, the first entry in the order of `BasisEntry`.
  private mutating func nextDualInfeasible(_ cycleGuard: CycleGuard, _ order: inout DescentOrder) -> BasisEntry? {
    if cycleGuard.breaksTiesAtRandom || cycleGuard.usesBlandsRule { return firstDualInfeasible(cycleGuard) }
    if work.dualInfeasible.count > DescentOrder.many {
      if order.isStuck { order.countFollowers(in: factors.value) }
      return bestDualInfeasible(order)
    }
    while !work.dualInfeasible.isEmpty {
      let entry = work.dualInfeasible[work.dualInfeasible.count - 1]
      if isDualInfeasible(entry) { return entry }
      unlistDualInfeasible(work.dualInfeasible.removeLast())
    }
    return nil
  }

  /// Returns the entry that leaves after many steps of a descent: the entry with the largest multiplier at the
  /// strongest level or, under Bland's rule, the first entry in the order of `BasisEntry`.
  private mutating func firstDualInfeasible(_ cycleGuard: CycleGuard) -> BasisEntry? {
    keepDualInfeasible()
    var first: BasisEntry?
    for index in 0..<work.dualInfeasible.count {
      let entry = work.dualInfeasible[index]
      if first.map({ comesBefore(entry, $0, cycleGuard) }) ?? true { first = entry }
    }
    return first
  }

  /// Returns the entry that leaves if many multipliers are out of bounds: the first in the order of `DescentOrder.Key`.
  private mutating func bestDualInfeasible(_ order: borrowing DescentOrder) -> BasisEntry? {
    keepDualInfeasible()
    var best: BasisEntry?
    var bestKey = DescentOrder.Key()
    for index in 0..<work.dualInfeasible.count {
      let key = key(of: work.dualInfeasible[index], order)
      if best != nil && !key.comesBefore(bestKey) { continue }
      best = work.dualInfeasible[index]
      bestKey = key
    }
    return best
  }

  /// Removes from the list of dual infeasible entries those that are no longer basic or whose multipliers are within
  /// bounds.
  mutating func keepDualInfeasible() {
    var kept = 0
    for index in 0..<work.dualInfeasible.count {
      let entry = work.dualInfeasible[index]
      if isDualInfeasible(entry) {
        work.dualInfeasible[kept] = entry
        kept += 1
      } else {
        unlistDualInfeasible(entry)
      }
    }
    work.dualInfeasible.truncate(to: kept)
  }

  @inline(__always)
  func key(of entry: BasisEntry, _ order: borrowing DescentOrder) -> DescentOrder.Key {
    let index = multipliers.firstSignificant(multiplierHead(of: entry))
    let part = index < 0 ? MultiplierPool.Entry(level: 0, value: 0, next: -1) : multipliers[index]
    let position = entry.isStay ? basis.stayPosition[entry.variable] : rows[entry.row].position
    return DescentOrder.Key(
      level: part.level, priority: entry.isStay ? 0 : rows[entry.row].priority,
      urgency: order.isStuck ? -order.followers(at: position) : part.value.magnitude)
  }

  /// Returns a Boolean value that indicates whether an entry leaves before another entry, after many steps of a
  /// descent.
  ///
  /// For each entry, the strongest level at which its multiplier is not 0 counts. The entry with the stronger level
  /// leaves first and, at the same level, the entry with the larger multiplier. With Bland's rule, the entry that is
  /// smaller in the order of `BasisEntry` leaves first.
  private func comesBefore(_ entry: BasisEntry, _ other: BasisEntry, _ cycleGuard: CycleGuard) -> Bool {
    if cycleGuard.usesBlandsRule { return entry < other }
    let (index, otherIndex) = (
      multipliers.firstSignificant(multiplierHead(of: entry)), multipliers.firstSignificant(multiplierHead(of: other))
    )
    if index < 0 || otherIndex < 0 { return index >= 0 }
    let (entry, otherEntry) = (multipliers[index], multipliers[otherIndex])
    if entry.level != otherEntry.level { return entry.level > otherEntry.level }
    return entry.value.magnitude > otherEntry.value.magnitude
  }

  // Inlined, because a call would copy the whole borrowed state.
  @inline(__always)
  private func isDualInfeasible(_ entry: BasisEntry) -> Bool {
    if entry.isStay { return basis.stayPosition[entry.variable] >= 0 && excess(of: entry) != 0 }
    return rows[entry.row].isListedDualInfeasible && rows[entry.row].isBasic && excess(of: entry) != 0
  }

  mutating func unlistDualInfeasible(_ entry: BasisEntry) {
    if entry.isStay {
      work.isStayListedDualInfeasible[entry.variable] = false
    } else {
      rows[entry.row].isListedDualInfeasible = false
    }
  }

  /// Accepts the multipliers of all entries in `work.dualInfeasible`, although they are out of bounds, and empties the
  /// list.
  ///
  /// Each entry is recorded as a doubt. Later in the solve, exact arithmetic corrects the multipliers that are more
  /// than rounding. The multipliers of stays become 0.
  mutating func acceptMultipliers() {
    for index in 0..<work.dualInfeasible.count {
      noteDoubt(about: work.dualInfeasible[index])
      unlistDualInfeasible(work.dualInfeasible[index])
      if work.dualInfeasible[index].isStay { clearMultiplier(of: work.dualInfeasible[index]) }
    }
    work.dualInfeasible.removeAll()
  }

  // MARK: - One step

  /// Exchanges a basis entry for the row at whose breakpoint the cost stops falling.
  ///
  /// If the pivot is too small for the exchange, the values move and the factors are rebuilt, but the basis stays the
  /// same.
  ///
  /// - Returns: The distance that the values have moved; 0 also if the entry does not leave, because only rounding
  ///   made its multiplier seem out of bounds.
  private mutating func exchangeLeaving(_ entry: BasisEntry, _ cycleGuard: inout CycleGuard) -> Double {
    let position = entry.isStay ? basis.stayPosition[entry.variable] : rows[entry.row].position
    let growth = excess(of: entry) > 0 ? 1.0 : -1.0
    let side = entry.isStay ? Int8(0) : Int8(growth > 0 ? rows[entry.row].upper : rows[entry.row].lower)
    step.add(growth, at: position)
    factors.value.solveTransposed(&step)
    collectBreakpoints()
    recomputeMultiplier(of: entry, growth: growth)
    if Double(excess(of: entry)) != growth {
      step.clear()
      return 0
    }
    startSlope(of: entry, side: side, growth: growth)
    guard let stop = ratioTest.firstStop(cycleGuard, rows, &multipliers) else {
      // The cost is a sum of violations, so it cannot fall without end. The multiplier is therefore rounding only.
      step.clear()
      clearMultiplier(of: entry)
      return 0
    }
    cross(upTo: stop)
    let entering = ratioTest[stop]
    if entering.distance > 0 { moveValues(by: entering.distance) }
    step.clear()
    balanceGradient()
    expressInBasis(.row(entering.row))
    let smallestPart = updates.sinceBuild == 0 ? Tolerances.smallPivot : Tolerances.pivot
    let isSmall = alpha[position].magnitude <= alpha.largestMagnitude * smallestPart
    if isSmall && !isProduct(at: position, of: entering.row) {
      alpha.clear()
      cycleGuard.countFailure()
      rebuildFactors()
      refreshValues()
      return entering.distance
    }
    unlistPrimalInfeasible(entering.row)
    moveMultiplier(from: entry, at: position, to: entering.row, side: side)
    exchange(at: position, entering: .row(entering.row))
    return entering.distance
  }

  // MARK: - Breakpoints

  /// Lists the breakpoints that nonbasic rows reach when the values move along the step vector.
  mutating func collectBreakpoints() {
    ratioTest.begin()
    collectMovingRows()
    let slowest = step.largestMagnitude * Tolerances.slowest
    for index in 0..<movingRows.count where movingRows[index].rate.magnitude > slowest {
      appendBreakpoint(of: movingRows[index].row, movingRows[index].rate)
    }
    ratioTest.removeUnreachable()
  }

  mutating func appendBreakpoint(of index: Int32, _ rate: Double) {
    let row = rows[index]
    let direction: Double = rate > 0 ? 1 : -1
    // The sign of the row's slope beyond its target; 0 if the row costs nothing there.
    let beyond = direction > 0 ? row.upper : row.lower
    if Double(row.side) == beyond && !(row.isRequired && beyond != 0) { return }
    let gap = residual(of: index).gap(along: rate)
    let rise = row.isRequired ? .infinity : (beyond - Double(row.side)).magnitude * row.weight * rate.magnitude
    ratioTest.append(PrimalBreakpoint(row: index, distance: gap / rate.magnitude, rise: rise, side: Int8(beyond)))
  }

  // MARK: - Slope

  /// Loads into `ratioTest` the slope of the cost when an entry leaves: minus the amount by which the entry's
  /// multiplier is out of bounds.
  ///
  /// The slope is negative at its strongest level.
  ///
  /// - Parameters:
  ///   - entry: The leaving entry.
  ///   - side: The side of the leaving row after the step; 0 for a stay.
  ///   - growth: 1 if the multiplier is above its bounds, so that the entry's left side grows; -1 if it is below.
  mutating func startSlope(of entry: BasisEntry, side: Int8, growth: Double) {
    multipliers.copyToAddend(multiplierHead(of: entry))
    while !multipliers.addend.isEmpty {
      let part = multipliers.addend.removeLast()
      ratioTest.addToSlope(-growth * part.value, at: part.level, in: &multipliers)
    }
    if entry.isRow && side != 0 {
      let row = rows[entry.row]
      ratioTest.addToSlope(growth * Double(side) * row.weight, at: row.priority, in: &multipliers)
    }
  }

  mutating func cross(upTo stop: Int) {
    for index in 0..<stop { setSide(ratioTest[index].row, ratioTest[index].side) }
  }
}
