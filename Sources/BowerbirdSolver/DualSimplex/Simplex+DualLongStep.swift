/// Making many basic rows give way at once while one required row enters: the long-step rule for breakpoints and
/// bounds.
///
/// A basic row with one variable can give its position to another row with the same variable and coefficient: the row
/// whose breakpoint is next. The basis matrix then stays the same. The next rows in the order of the ratio test give
/// way in the same manner, until the entering row holds. So one pass over the rows makes all of these exchanges.
///
/// For example, the entering row may limit a sum of widths. Without long steps, one width would shrink by all the
/// length that is too much. That width would then violate its minimum. The row of the minimum would enter and make the
/// next width give way, and so on. Each of these exchanges would examine all widths.
extension Simplex {
  /// Makes rows give way to the next breakpoints of their variables, and returns the row that leaves in the end.
  ///
  /// The rows give way in the order of the ratio test. Each of them gives its position to the row whose breakpoint its
  /// variable reaches next. This ends at the first row without a next breakpoint, or at the first row whose variable
  /// makes the entering row hold before the variable reaches its next breakpoint. That row leaves. If only one row is
  /// left, and its next breakpoint belongs to a required row, this last row leaves.
  ///
  /// The call passes no breakpoint if the ratio test has not chosen `first`, or if the problem has extreme numbers.
  ///
  /// - Parameters:
  ///   - row: The required row that enters. `alpha` contains its coefficients in the basis.
  ///   - growth: 1 if the multiplier of `row` grows, -1 if it falls.
  ///   - first: The basis entry that the ratio test has chosen to leave.
  ///   - cycleGuard: The guard of the loop of exchanges. If its `isCareful` is true, the call passes no breakpoint.
  /// - Returns: The entry that leaves: `first` if the call passes no breakpoint.
  /// - Complexity: O(1) if `first` cannot give its position to another row, otherwise O(*k* log *k*), where *k* counts
  ///   the entries of `alpha`, the coefficients of the entering row, and the rows that give way. If values are out of
  ///   date, an update of the values comes first.
  mutating func passBreakpoints(for row: Int32, growth: Double, first: LeavingCandidate, _ cycleGuard: CycleGuard)
    -> LeavingCandidate
  {
    if first.rank != LeavingCandidate.ratioTestRank || !multipliersAreOptimal || cycleGuard.isCareful
      || sizes.hasExtremes
    {
      return first
    }
    if nextBreakpoint(behind: first, growth) < 0 { return first }
    if !work.dirty.isEmpty || work.isAllDirty { refreshValues() }
    var needed = residual(of: row).value * growth
    if needed <= room(at: first, to: nextBreakpoint(behind: first, growth), growth) { return first }
    var queue = RatioQueue(sorted: ratioCandidatesInOrder(growth: growth))
    if queue.isEmpty { return first }
    while true {
      let candidate = queue.removeFirst { comesBefore($0, $1) }.candidate
      let next = nextBreakpoint(behind: candidate, growth)
      // The last row leaves, unless it gives its position to an optional row, which can leave in turn.
      if next < 0 || queue.isEmpty && rows[next].isRequired { return candidate }
      needed -= room(at: candidate, to: next, growth)
      if needed <= 0 { return candidate }
      movePosition(candidate.position, to: next, side: candidate.side)
      forgetDirections()
      if let ratioCandidate = ratioCandidate(at: candidate.position, growth) {
        queue.insert(ratioCandidate) { comesBefore($0, $1) }
      }
    }
  }

  /// Removes from the list of dual infeasible entries those whose multipliers an exchange has brought within bounds.
  mutating func unlistDualFeasible() {
    var kept = 0
    for index in 0..<work.dualInfeasible.count {
      let entry = work.dualInfeasible[index]
      if multiplierHead(of: entry) >= 0 && excess(of: entry) != 0 {
        work.dualInfeasible[kept] = entry
        kept += 1
      } else {
        unlistDualInfeasible(entry)
      }
    }
    work.dualInfeasible.truncate(to: kept)
  }

  // MARK: - Breakpoints

  /// Returns the nonbasic row whose target the leaving row's variable reaches next when the leaving row gives way, or
  /// -1 if there is no such row.
  ///
  /// Only rows with this one variable and the same coefficient count.
  private mutating func nextBreakpoint(behind candidate: LeavingCandidate, _ growth: Double) -> Int32 {
    if basis[candidate.position].isStay { return -1 }
    let leaving = basis[candidate.position].row
    if matrix.spans[leaving].count != 1 || rows[leaving].stage != .live { return -1 }
    let own = matrix.entries[matrix.spans[leaving].start]
    // The left side of the entering row moves against `growth`: down if `growth` is 1. This move is the change of the
    // leaving row's left side, times the leaving row's number in `alpha`.
    let direction: Double = alpha[candidate.position] * growth > 0 ? -1 : 1
    let start = target(of: leaving)
    var nearest: Int32 = -1
    var index = matrix.columnHead[own.column]
    var steps = 0
    while index >= 0 && steps < Self.mostRowsOfVariable {
      let entry = matrix.entries[index]
      index = entry.nextInColumn
      steps += 1
      let marks = rows.marks[entry.row]
      if !marks.contains(.counted) || marks.allows(direction) || entry.value != own.value { continue }
      if matrix.spans[entry.row].count != 1 || rows[entry.row].isFree { continue }
      // If an optional row's target lies behind the start, the row's side is out of date and is corrected later.
      if !marks.contains(.required) && (target(of: entry.row) - start) * direction < 0 { continue }
      if nearest < 0 || (target(of: entry.row) - target(of: nearest)) * direction < 0 { nearest = entry.row }
    }
    return nearest
  }

  /// The largest number of rows of a variable that a search for the variable's next breakpoint examines.
  ///
  /// If a search misses the next breakpoint, later exchanges make up for it, and the solution is equally good.
  static let mostRowsOfVariable = 16

  /// Returns the distance by which the entering row's left side comes closer to its target when the leaving row's
  /// variable moves from the leaving row's target to that of `breakpoint`.
  ///
  /// The distance is negative if the target of `breakpoint` lies behind the leaving row's target.
  @inline(__always)
  private func room(at candidate: LeavingCandidate, to breakpoint: Int32, _ growth: Double) -> Double {
    let way = target(of: breakpoint) - target(of: basis[candidate.position].row)
    return -way * alpha[candidate.position] * growth
  }

  // MARK: - Order

  /// Returns the candidates that may leave, in the order in which their multipliers reach their bounds.
  ///
  /// `growth` is 1 if the multiplier of the entering row grows, and -1 if it falls.
  private mutating func ratioCandidatesInOrder(growth: Double) -> [RatioCandidate] {
    let smallest = alpha.largestMagnitude * Tolerances.pivot
    var ratioCandidates: [RatioCandidate] = []
    for index in 0..<alpha.walkCount {
      let position = alpha.index(atStep: index)
      if alpha[position].magnitude <= smallest { continue }
      if let ratioCandidate = ratioCandidate(at: position, growth) { ratioCandidates.append(ratioCandidate) }
    }
    ratioCandidates.sort { left, right in comesBefore(left, right) }
    return ratioCandidates
  }

  // Inlined, because a call would copy the whole borrowed state.
  @inline(__always)
  private func comesBefore(_ left: RatioCandidate, _ right: RatioCandidate) -> Bool {
    if left.level != right.level { return left.level < right.level }
    if left.ratio != right.ratio { return left.ratio < right.ratio }
    if !left.isSingle || !right.isSingle {
      let order = compareRatios(left.candidate, right.candidate)
      if order != 0 { return order < 0 }
    }
    if left.candidate.pivot != right.candidate.pivot { return left.candidate.pivot > right.candidate.pivot }
    return left.candidate.position < right.candidate.position
  }

  /// Returns the entry at a position as a candidate of the ratio test, or nil if it cannot leave.
  private mutating func ratioCandidate(at position: Int32, _ growth: Double) -> RatioCandidate? {
    var candidate = LeavingCandidate(position: position, pivot: alpha[position].magnitude)
    if !rank(&candidate, falls: alpha[position] * growth > 0, usesRatios: true) { return nil }
    return ratioCandidate(candidate)
  }

  private mutating func ratioCandidate(_ candidate: LeavingCandidate) -> RatioCandidate {
    var ratioCandidate = RatioCandidate(candidate: candidate, level: -.infinity, ratio: 0, isSingle: true)
    var cursor = cursor(for: candidate)
    while true {
      let level = cursor.nextLevel(in: multipliers)
      if level == -.infinity { return ratioCandidate }
      let ratio = cursor.ratio(at: level, in: multipliers)
      if ratio == 0 { continue }
      if ratioCandidate.ratio != 0 {
        ratioCandidate.isSingle = false
        return ratioCandidate
      }
      ratioCandidate.level = level
      ratioCandidate.ratio = ratio
    }
  }
}
