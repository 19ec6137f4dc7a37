/// The solve: all pending work, in the order in which it has to be done.
extension Simplex {
  /// Brings values, sides and multipliers to the optimum.
  ///
  /// - Returns: Whether there was anything to do.
  mutating func solve() -> Bool {
    if !work.isPending && !directions.value.hasMoves { return false }
    changes.open()
    statistics.solves += 1
    directions.value.forgetDensePass()
    if work.isPending { doPendingWork() } else { followInRange() }
    changes.close()
    return true
  }

  /// Does the pending work as a part of a call.
  ///
  /// The log of changes stays open for the solve that follows.
  mutating func solveWithinCall() {
    if !work.isPending && !directions.value.hasMoves { return }
    changes.open()
    doPendingWork()
    noteDenseChanges()
  }

  private mutating func followInRange() {
    statistics.directionHits += 1
    applyMoves()
  }

  private mutating func doPendingWork() {
    completeVariables()
    turnMovesIntoWork()
    if noteTargetMoves() { followTargets() } else { advance() }
    settle()
    work.isPending = false
    learnRequiredMoves()
  }

  private mutating func settle() {
    makeRoom()
    var rounds = 0
    repeat {
      releaseTogether()
      balanceGradient()
      enforceRequired()
      placeOptional()
      enforceRequired()
      takeSides()
      balanceGradient()
      runPrimalSimplex()
      releaseLeaving()
      refreshValues()
      refactorIfDue()
      rounds += 1
    } while work.isUnsettled && rounds < Self.mostRounds
    abandonLists()
    settleDoubts()
  }

  /// Reserves memory that only some solves need, so that no solve of a drag has to allocate memory.
  private mutating func makeRoom() {
    factors.value.reserveGaps()
    work.gradient.terms.reserve(Self.commonTerms * (1 + nonbasic.sidedCount))
  }

  /// The number of gradient terms for which memory is reserved, for each nonbasic row whose side is not 0.
  ///
  /// Few rows add more terms to the gradient.
  private static let commonTerms = 2

  /// Recomputes values and multipliers if many exchanges or long moves may have left rounding in them.
  ///
  /// Recomputing takes a pass over all rows. So a large solver recomputes only after exchanges have cost as much. A
  /// small solver recomputes after nearly every solve with an exchange. Factors with much fill are built again as well.
  /// After long moves, undetermined values far from 0 are reset to 0.
  private mutating func refactorIfDue() {
    if refactorIfInDoubt() { return }
    let isDue =
      updates.sinceRefresh > 0 && (variableCount <= Self.smallSolver || updates.sinceRefresh * 16 >= variableCount)
    if !isDue && updates.drift <= Tolerances.largestDrift { return }
    if updates.drift > Tolerances.largestDrift { resetFarStays() }
    updates.sinceRefresh = 0
    updates.drift = 0
    if factors.value.fill * Self.fillWorthBuilding > factors.value.size
      && updates.sinceBuild >= Self.exchangesWorthBuilding
    {
      rebuildFactors()
    } else {
      recomputeMultipliers()
      work.isAllDirty = true
    }
    refreshValues()
  }

  /// Builds the factors of a large solver again, and forgets the doubts, if there are doubts or the factors are
  /// rounded.
  ///
  /// The call does nothing if the factors are fresh.
  ///
  /// Fresh factors have digits that many exchanges may have lost. Doubts that remain with fresh factors are recorded
  /// again. For a large part of the problem, settling the doubts in exact arithmetic would take far longer.
  ///
  /// - Returns: Whether the factors were built.
  @discardableResult
  mutating func refactorIfInDoubt() -> Bool {
    if work.doubts.isEmpty && !factors.value.isRounded { return false }
    if updates.sinceBuild == 0 || variableCount <= Self.smallSolver { return false }
    work.doubts.truncate(to: 0)
    rebuildFactors()
    refreshValues()
    return true
  }

  /// Resets undetermined values to 0 if they are much larger than the largest target.
  private mutating func resetFarStays() {
    if sizes.hasExtremes { return }
    let limit = Tolerances.farthest * max(1, largestTarget())
    for position in 0..<basis.count where basis[position].isStay {
      let variable = basis[position].variable
      if values[variable].magnitude > limit { resetStay(variable) }
    }
  }

  private func largestTarget() -> Double {
    var largest = 0.0
    for row in 0..<Int32(rows.count) where rows[row].stage == .live {
      largest = max(largest, target(of: row).magnitude)
    }
    return largest
  }

  /// The number of variables up to which recomputing all values and multipliers costs no more than a few exchanges.
  private static let smallSolver = 256

  /// The smallest number of exchanges after which building the factors again pays off, if values and multipliers are
  /// recomputed anyway.
  private static let exchangesWorthBuilding = 8

  /// The ratio of the factors' size to their fill below which building them again pays off.
  private static let fillWorthBuilding = 8

  /// The largest number of rounds of a solve.
  ///
  /// One round is nearly always enough. A second round handles the infeasible rows that show only after the factors are
  /// built again.
  private static let mostRounds = 12

  /// Makes all required rows hold.
  ///
  /// Each of these rows was accepted by a call, so the rows can hold together. Only rounding can make the dual simplex
  /// method fail. Fresh factors nearly always remove that rounding. If a row still contradicts the others, it is
  /// violated by a tiny amount only. The row then stays violated, and a doubt is recorded.
  mutating func enforceRequired() {
    var attempts = 0
    while !runDualSimplex() {
      if conflict.isEmpty { return }
      if attempts == 0 { rebuildFactors() } else { leaveInDoubt(conflict[0]) }
      conflict.removeAll()
      attempts += 1
      // If values are so large that every correction moves them, the same rows would be listed for ever.
      if attempts > Self.mostAttempts { return giveUpOnRequired() }
    }
  }

  private static let mostAttempts = 64

  /// Puts every constraint in `work.primalInfeasible` on the side that its residual shows, or makes it basic in the
  /// place of a stay.
  ///
  /// For example, a chain of boxes may be connected by optional gaps, where each gap pushes the box after it. When a
  /// gap is examined, the stay of the box after it is still basic, so the gap replaces that stay without a solve. The
  /// time for the chain is then proportional to its length.
  private mutating func takeSides() {
    while judgePrimalInfeasible() { enforceRequired() }
  }

  /// Calls `takeSide(_:)` once for each nonbasic constraint in `work.primalInfeasible`, and empties the list.
  ///
  /// - Returns: Whether any constraint has become basic in the place of a stay. Each time, a stay is used up, so the
  ///   caller's loop ends.
  private mutating func judgePrimalInfeasible() -> Bool {
    var hasMoved = false
    for index in 0..<work.primalInfeasible.count {
      let row = work.primalInfeasible[index]
      if !rows.marks[row].contains(.primalInfeasible) || rows[row].isRequired { continue }
      unlistPrimalInfeasible(row)
      if !rows[row].isBasic && rows.marks[row].contains(.counted) && takeSide(row) { hasMoved = true }
    }
    work.primalInfeasible.removeAll()
    return hasMoved
  }

  /// Puts an optional constraint on the side that its residual shows, or makes it basic in the place of a stay.
  ///
  /// A constraint that is on its target keeps its side.
  ///
  /// - Returns: Whether the constraint has become basic in the place of a stay.
  private mutating func takeSide(_ row: Int32) -> Bool {
    let residual = residual(of: row)
    if residual.isZero { return false }
    let side = Int8(residual.isPositive ? rows[row].upper : rows[row].lower)
    if side != 0 && rows[row].side == 0 && replaceSingletonStay(for: row, mindsRequired: false) { return true }
    setSide(row, side)
    return false
  }

  /// Empties the lists of primal and dual infeasible rows after the last round of a solve, if work is left.
  ///
  /// The listed rows and multipliers are accepted, with a doubt about each of them.
  private mutating func abandonLists() {
    if !work.isUnsettled { return }
    balanceGradient()
    acceptMultipliers()
    refreshValues()
    for index in 0..<work.primalInfeasible.count { leaveInDoubt(work.primalInfeasible[index]) }
    for index in 0..<work.requiredPrimalInfeasible.count { leaveInDoubt(work.requiredPrimalInfeasible[index]) }
    work.primalInfeasible.removeAll()
    work.requiredPrimalInfeasible.removeAll()
  }

  /// Ends the work on a primal infeasible row in floating point, and records a doubt about the row.
  ///
  /// At the end of the solve, exact arithmetic solves the part of the problem around the row.
  private mutating func leaveInDoubt(_ row: Int32) {
    if rows.marks[row].contains(.primalInfeasible) { noteDoubt(about: .row(row)) }
    unlistPrimalInfeasible(row)
  }
}
