/// Everything that a solver knows.
struct SolverState: ~Copyable {
  var simplex = Simplex()
  var identities = Identities()

  /// Constraints that a row does not give back as they were written: because a variable occurred twice, a coefficient was 0,
  /// or the row's power of two took something away.
  var verbatim: [ConstraintHandle: Constraint] = [:]

  var removed = RemovedConstraints()

  /// The answer of `changes`, made when it is asked for, and the log that it was made from.
  private var listedChanges: [Variable] = []
  private var listedEpoch = -1

  init() {}

  init(forking other: borrowing SolverState) {
    simplex = Simplex(copying: other.simplex)
    identities = Identities(forking: other.identities)
    verbatim = other.verbatim
    removed = RemovedConstraints(copying: other.removed)
  }

  /// The variables that the last solve changed.
  mutating func changes() -> [Variable] {
    if listedEpoch != simplex.changes.epoch {
      listedEpoch = simplex.changes.epoch
      listChanges()
    }
    return listedChanges
  }

  /// Writes the list over the one before it, which a drag leaves as long as it was.
  private mutating func listChanges() {
    var count = 0
    for place in 0..<simplex.changes.changes.count {
      let change = simplex.changes.changes[place]
      if simplex.values[change.variable] != change.before { list(change.variable, at: &count) }
    }
    if simplex.directions.lastMoveWasDense {
      for variable in 0..<Int32(simplex.variableCount) where simplex.wasMovedDensely(variable) {
        list(variable, at: &count)
      }
    }
    if count < listedChanges.count { listedChanges.removeLast(listedChanges.count - count) }
  }

  @inline(__always)
  private mutating func list(_ variable: Int32, at place: inout Int) {
    let changed = identities.variable(at: variable)
    if place < listedChanges.count { listedChanges[place] = changed } else { listedChanges.append(changed) }
    place += 1
  }
}
