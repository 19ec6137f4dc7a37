/// The ratio test: chooses the basic row that leaves for an entering required row.
extension Simplex {
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
        if size > 0 { noteDoubt(about: basis[position]) }
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
    let code = basis[candidate.position]
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
    if guardian.isCareful { return basis[candidate.position] < basis[best.position] }
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
    let row = rows[basis[choice.position]]
    let towards: Double = row.isRequired ? 0 : Double(choice.side) * row.weight
    // A required row has one bound, 0; it falls towards it if it is a `<=`.
    let falls = row.isRequired ? row.relation == .lessOrEqual : Double(choice.side) == row.lower
    return RatioCursor(
      row.multiplier, bound: towards, level: row.priority, factor: (falls ? -1 : 1) / choice.pivot)
  }
}
