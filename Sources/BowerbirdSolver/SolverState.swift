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

  private mutating func listChanges() {
    listedChanges.removeAll(keepingCapacity: true)
    for place in 0..<simplex.changes.changes.count {
      let change = simplex.changes.changes[place]
      if simplex.values[change.variable] != change.before {
        listedChanges.append(identities.variable(at: change.variable))
      }
    }
    if !simplex.directions.lastMoveWasDense { return }
    for variable in 0..<Int32(simplex.variableCount) where simplex.wasMovedDensely(variable) {
      listedChanges.append(identities.variable(at: variable))
    }
  }
}
