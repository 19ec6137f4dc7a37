/// The ratio test: it chooses the basis entry that leaves for an entering required row.
extension Simplex {
  /// Expresses a row in the basis, and chooses the entry that leaves for the row.
  ///
  /// If no pivot is large enough, the call tries a pivot so small that it may be rounding. For this purpose, it
  /// rebuilds the factors if they have been updated, because fresh factors leave no rounding of that size. The small
  /// pivot counts only if a second computation confirms it.
  ///
  /// - Parameters:
  ///   - row: The required row that enters.
  ///   - growth: 1 if the multiplier of `row` grows, -1 if it falls.
  ///   - cycleGuard: The guard of the loop of exchanges.
  /// - Returns: The candidate; its `exists` is false if no entry can leave. `alpha` contains the row's coefficients in
  ///   the basis.
  mutating func chooseLeaving(for row: Int32, growth: Double, _ cycleGuard: CycleGuard) -> LeavingCandidate {
    expressInBasis(.row(row))
    let first = bestLeaving(growth: growth, Tolerances.pivot, cycleGuard)
    if first.exists || !bestSmallPivot(for: row, growth: growth, cycleGuard).exists { return first }
    if updates.sinceBuild > 0 {
      alpha.clear()
      rebuildFactors()
      expressInBasis(.row(row))
    }
    let second = bestLeaving(growth: growth, Tolerances.pivot, cycleGuard)
    if second.exists { return second }
    let small = bestSmallPivot(for: row, growth: growth, cycleGuard)
    return small.exists && isConfirmed(small, for: row) ? small : LeavingCandidate()
  }

  /// Returns the best entry to leave among the entries whose pivots are large enough.
  ///
  /// The call records a doubt about each entry whose pivot is too small but not 0.
  ///
  /// - Parameters:
  ///   - growth: 1 if the multiplier of the entering row grows, -1 if it falls.
  ///   - smallestPivot: The smallest pivot, relative to the largest number in `alpha`.
  ///   - cycleGuard: The guard of the loop of exchanges.
  ///   - trustsProducts: Whether smaller pivots are accepted if they are products of small coefficients. `step` must
  ///     then contain, for each number in `alpha`, the sum of the magnitudes of its terms.
  /// - Returns: The best candidate; its `exists` is false if no entry can leave.
  mutating func bestLeaving(
    growth: Double, _ smallestPivot: Double, _ cycleGuard: CycleGuard, trustsProducts: Bool = false
  ) -> LeavingCandidate {
    let smallest = alpha.largestMagnitude * smallestPivot
    let usesRatios = multipliersAreOptimal && !cycleGuard.isDesperate
    var best = LeavingCandidate()
    for index in 0..<alpha.walkCount {
      let position = alpha.index(atStep: index)
      let size = alpha[position].magnitude
      if size <= smallest && !(trustsProducts && isProduct(at: position)) {
        if size > 0 { noteDoubt(about: basis[position]) }
        continue
      }
      var candidate = LeavingCandidate(position: position, pivot: size)
      let falls = alpha[position] * growth > 0
      guard rank(&candidate, falls: falls, usesRatios: usesRatios) else { continue }
      if isBetter(candidate, than: best, cycleGuard) { best = candidate }
    }
    return best
  }

  // Inlined, because a call would copy the whole borrowed state.
  /// Computes the rank and the side of a candidate, and returns whether the candidate may leave.
  ///
  /// `falls` indicates whether the candidate's multiplier falls while the entering row's multiplier moves away from 0.
  /// If `usesRatios` is false, an optional constraint is ranked by its priority.
  @inline(__always)
  func rank(_ candidate: inout LeavingCandidate, falls: Bool, usesRatios: Bool) -> Bool {
    let entry = basis[candidate.position]
    if entry.isStay {
      candidate.rank = LeavingCandidate.freeRank
      return true
    }
    let row = rows[entry.row]
    if row.stage == .removed {
      candidate.rank = LeavingCandidate.freeRank
      return true
    }
    if row.isRequired {
      if row.relation == .equal || falls != (row.relation == .lessOrEqual) { return false }
      candidate.rank = LeavingCandidate.ratioTestRank
      return true
    }
    candidate.rank = usesRatios ? LeavingCandidate.ratioTestRank : row.priority
    candidate.side = Int8(falls ? row.lower : row.upper)
    return true
  }

  private func isBetter(_ candidate: LeavingCandidate, than best: LeavingCandidate, _ cycleGuard: CycleGuard) -> Bool {
    if !best.exists || candidate.rank != best.rank { return candidate.rank < best.rank }
    if candidate.rank == LeavingCandidate.freeRank { return prefersReplaceable(candidate, best) }
    if candidate.rank == LeavingCandidate.ratioTestRank && multipliersAreOptimal {
      let order = compareRatios(candidate, best)
      if order != 0 { return order < 0 }
    }
    if cycleGuard.isCareful { return basis[candidate.position] < basis[best.position] }
    return candidate.pivot > best.pivot
  }

  /// Returns a Boolean value that indicates whether a stay or removed row is a better candidate to leave than another
  /// stay or removed row.
  ///
  /// A much larger pivot is better. If the pivots are of similar size, a row singleton is better: a position whose row
  /// has no other entry in the factors. An exchange there eliminates nothing. If both positions or neither are row
  /// singletons, the larger position is better.
  func prefersReplaceable(_ candidate: LeavingCandidate, _ best: LeavingCandidate) -> Bool {
    if candidate.pivot < best.pivot * Tolerances.preferredPivot { return false }
    if best.pivot < candidate.pivot * Tolerances.preferredPivot { return true }
    let candidateIsAlone = factors.value.rowHead[candidate.position] < 0
    let bestIsAlone = factors.value.rowHead[best.position] < 0
    if candidateIsAlone != bestIsAlone { return candidateIsAlone }
    return candidate.position > best.position
  }

  // Inlined, because a call would copy the whole borrowed state.
  /// Compares the ratios of two candidates lexicographically.
  ///
  /// - Returns: -1 if the ratio of `left` is smaller, 1 if it is larger, 0 if the ratios are tied.
  @inline(__always)
  func compareRatios(_ left: LeavingCandidate, _ right: LeavingCandidate) -> Int {
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
  func cursor(for candidate: LeavingCandidate) -> RatioCursor {
    let row = rows[basis[candidate.position].row]
    let towards: Double = row.isRequired ? 0 : Double(candidate.side) * row.weight
    // The multiplier of a required inequality has one bound, 0. The multiplier of a `<=` falls toward this bound.
    let falls = row.isRequired ? row.relation == .lessOrEqual : Double(candidate.side) == row.lower
    return RatioCursor(
      row.multiplier, bound: towards, level: row.priority, factor: (falls ? -1 : 1) / candidate.pivot)
  }
}
