import BowerbirdSolver

/// The list of conflicts between required constraints, each with the member that is left out.
///
/// Until the next call of ``forgetEnded()``, the list may also contain conflicts that have ended.
struct StandingConflicts {
  private(set) var conflicts: [LayoutConflict] = []

  /// Whether a change may allow a left-out constraint to hold again.
  private var mayReadmit = false

  /// Whether the order in which constraints give way may have changed.
  private(set) var hasNewOrder = false

  /// Records that a change may allow a left-out constraint to hold again.
  mutating func noteRoom() { mayReadmit = true }

  /// Records that the order in which constraints give way may have changed.
  mutating func noteNewOrder() {
    if conflicts.isEmpty { return }
    hasNewOrder = true
    mayReadmit = true
  }

  /// Adds a conflict, one member of which has just been left out.
  mutating func append(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
    mayReadmit = true
  }

  /// Updates the members of a conflict with their present rows, numbers and names.
  mutating func refresh(conflict index: Int, _ rows: [Constraint], in engine: LayoutEngine) {
    let owners = conflicts[index].members.map { $0.owner }
    conflicts[index].members = zip(owners, rows).map { LayoutConflict.Member(owner: $0, row: $1, engine: engine) }
  }

  // MARK: - Readmission

  /// Whether there are left-out constraints, and a change may allow one of them to hold.
  var isRoundDue: Bool { mayReadmit && !conflicts.isEmpty }

  /// Begins a round in which left-out constraints are tried again, if a change may allow one of them to hold.
  ///
  /// - Returns: Whether a round has begun.
  mutating func beginRound() -> Bool {
    let isDue = isRoundDue
    mayReadmit = false
    if isDue { forgetEnded() }
    return isDue
  }

  /// Ends a round in which left-out constraints were tried again.
  ///
  /// - Parameter hasChanged: Whether any constraint was readmitted, which is the only reason for another round.
  mutating func endRound(hasChanged: Bool) {
    mayReadmit = hasChanged
    hasNewOrder = false
  }

  /// Removes the conflicts that have ended.
  ///
  /// A conflict has ended if its constraint is no longer left out, or was left out again because of a later conflict.
  ///
  /// All ended conflicts are removed in one pass, because thousands may end at once.
  mutating func forgetEnded() {
    if !conflicts.isEmpty { conflicts.removeAll { !$0.isCurrent } }
  }

  /// The indices of the conflicts, ordered by the age of their left-out constraints, the oldest first.
  var indicesByAge: [Int] {
    conflicts.indices.sorted { conflicts[$1].leftOut.isYounger(than: conflicts[$0].leftOut) }
  }

  /// The listed conflicts in the order of reports: by the age of their left-out constraints, the oldest first.
  ///
  /// The order in which the conflicts were found depends on earlier sizes and questions.
  var conflictsByAge: [LayoutConflict] { indicesByAge.map { conflicts[$0] } }

  /// The left-out constraints of all listed conflicts, the oldest first.
  var constraints: [LayoutConstraint] {
    conflicts.map { $0.leftOut }.sorted { $1.isYounger(than: $0) }
  }
}
