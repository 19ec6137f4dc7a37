/// The solve: everything that calls have left to be done, in the order in which it has to be done.
extension Simplex {
  /// Brings values, sides and multipliers to the optimum.
  ///
  /// - Returns: Whether there was anything to do.
  mutating func solve() -> Bool {
    if !work.isPending && directions.movedCount == 0 { return false }
    changes.open()
    statistics.solves += 1
    directions.lastMoveWasDense = false
    if work.isPending { catchUp() } else { followInRange() }
    changes.close()
    return true
  }

  /// Does what is pending as a part of a call; the log of changes stays open for the solve that follows.
  mutating func solveWithinCall() {
    if !work.isPending && directions.movedCount == 0 { return }
    changes.open()
    catchUp()
    noteDenseChanges()
  }

  private mutating func followInRange() {
    statistics.directionHits += 1
    applyMoves()
  }

  private mutating func catchUp() {
    completeVariables()
    turnMovesIntoWork()
    if isFewTargetsOnly() { followTargets() } else { advance() }
    settle()
    work.isPending = false
    learnRequiredMoves()
  }

  private mutating func settle() {
    makeRoom()
    var rounds = 0
    repeat {
      answerGradient()
      enforceAnyway()
      placeOptional()
      enforceAnyway()
      takeSides()
      answerGradient()
      descend()
      releaseLeaving()
      refreshValues()
      refactorIfDue()
      rounds += 1
    } while work.isUnsettled && rounds < Self.mostRounds
    abandonLists()
    settleDoubts()
  }

  /// Makes the room that later solves need now and then, so that a drag finds it made.
  private mutating func makeRoom() {
    factors.reserveGaps()
    work.gradient.reserve(Self.commonTerms * (1 + pulledCount))
  }

  /// Rows that are pulled commonly have no more terms.
  private static let commonTerms = 2

  /// Works values and multipliers out anew where many exchanges, or a long way, may have left rounding in them.
  ///
  /// The price is that of a pass over everything, so it is paid when exchanges have cost as much; a small solver pays it after
  /// nearly every solve with an exchange.
  private mutating func refactorIfDue() {
    let isDue = updateCount > 0 && (variableCount <= Self.smallSolver || updateCount * 16 >= variableCount)
    if !isDue && drift <= Tolerances.largestDrift { return }
    if drift > Tolerances.largestDrift { resetFarStays() }
    updateCount = 0
    drift = 0
    if factors.fill * Self.fillWorthBuilding > factors.size && exchangesSinceBuild >= Self.exchangesWorthBuilding {
      rebuildFactors()
    } else {
      recomputeMultipliers()
      work.isAllDirty = true
    }
    refreshValues()
  }

  /// Puts values back to 0 that nothing determines and that have come to be further away than anything that is asked for.
  private mutating func resetFarStays() {
    if hasExtremeNumbers { return }
    let limit = Tolerances.farthest * max(1, largestTarget())
    for position in 0..<basis.count where basis[position] < 0 {
      let variable = ~basis[position]
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

  /// Up to this many variables a pass over everything costs no more than a few exchanges.
  private static let smallSolver = 256

  /// After so many exchanges, fresh factors are worth having where everything else is made fresh anyway.
  private static let exchangesWorthBuilding = 8

  /// Where less than such a part of the factors came with exchanges, building would find next to nothing to do better.
  private static let fillWorthBuilding = 8

  /// One round does nearly always; a second one looks after what rebuilding the factors brings to light.
  private static let mostRounds = 12

  /// The required rows have been admitted together, so they can hold; only rounding may say otherwise here.
  ///
  /// Fresh factors nearly always settle it. A row that contradicts the others even then does so by next to nothing, and is
  /// left as it is.
  mutating func enforceAnyway() {
    var attempts = 0
    while !enforceRequired() {
      if conflict.isEmpty { return }
      if attempts == 0 { rebuildFactors() } else { leaveInDoubt(conflict[0]) }
      conflict.removeAll()
      attempts += 1
      // Values so large that every correction moves them would bring the same rows up for ever.
      if attempts > Self.mostAttempts { return giveUpOnRequired() }
    }
  }

  private static let mostAttempts = 64

  /// Puts every suspected optional constraint on the side that its residual tells, or lets it hold in the place of a stay.
  ///
  /// Where an optional constraint pushes the next one, as in a chain of gaps that are wished for, each one's variable is free when its turn comes,
  /// and the chain is pushed in time proportional to it.
  private mutating func takeSides() {
    while judgePrimalInfeasible() { enforceAnyway() }
  }

  /// - Returns: Whether an optional constraint has taken the place of a stay, which there are only so many of.
  private mutating func judgePrimalInfeasible() -> Bool {
    var hasMoved = false
    for place in 0..<work.primalInfeasible.count {
      let row = work.primalInfeasible[place]
      if !marks[row].contains(.primalInfeasible) || rows[row].isRequired { continue }
      unlistPrimalInfeasible(row)
      if !rows[row].isBasic && marks[row].contains(.counted) && takeSide(row) { hasMoved = true }
    }
    work.primalInfeasible.removeAll()
    return hasMoved
  }

  /// - Returns: Whether the optional constraint, which does not hold, could take the place of a stay.
  private mutating func takeSide(_ row: Int32) -> Bool {
    let residual = residual(of: row)
    if residual.isZero { return false }
    let side = Int8(residual.isPositive ? rows[row].upper : rows[row].lower)
    if side != 0 && rows[row].side == 0 && takeLooseStay(for: row, mindsRequired: false) { return true }
    setSide(row, side)
    return false
  }

  /// Only after the last round has been in vain: nothing may be left to a later solve that does not know of it.
  private mutating func abandonLists() {
    if !work.isUnsettled { return }
    answerGradient()
    acceptMultipliers()
    refreshValues()
    for place in 0..<work.primalInfeasible.count { leaveInDoubt(work.primalInfeasible[place]) }
    for place in 0..<work.requiredPrimalInfeasible.count { leaveInDoubt(work.requiredPrimalInfeasible[place]) }
    work.primalInfeasible.removeAll()
    work.requiredPrimalInfeasible.removeAll()
  }

  /// Leaves a row as it is in floating point; exact arithmetic decides at the end of the solve whether it may be.
  private mutating func leaveInDoubt(_ row: Int32) {
    if marks[row].contains(.primalInfeasible) { noteDoubt(about: row) }
    unlistPrimalInfeasible(row)
  }
}
