/// The conflicts of required constraints, each with the member that is left out.
struct StandingConflicts {
  var conflicts: [LayoutConflict] = []

  /// Whether a change may allow a left-out constraint to hold again.
  var mayReadmit = false

  /// Adds a conflict of which a member has just been left out.
  mutating func append(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
    mayReadmit = true
  }

  /// Removes conflicts whose constraints hold by now, do not count any more, or were left out again for another reason.
  ///
  /// They are removed in one pass, because thousands may end at once.
  mutating func forgetSettled() {
    if !conflicts.isEmpty { conflicts.removeAll { !$0.isCurrent } }
  }

  /// The places of the conflicts, that of the oldest left-out constraint first.
  var placesByAge: [Int] {
    conflicts.indices.sorted { conflicts[$1].leftOut.isYounger(than: conflicts[$0].leftOut) }
  }

  /// The left-out constraints, the oldest first.
  var constraints: [LayoutConstraint] {
    conflicts.map { $0.leftOut }.sorted { $1.isYounger(than: $0) }
  }
}
