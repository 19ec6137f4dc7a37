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
    // It is taken out meanwhile, because what fills it reads the rest of the state.
    var list: [Variable] = []
    swap(&list, &listedChanges)
    let missing = simplex.changes.changes.count - list.count
    if missing > 0 { list.append(contentsOf: repeatElement(identities.variable(at: 0), count: missing)) }
    let count = list.withUnsafeMutableBufferPointer { listNoted(into: $0) }
    list.removeLast(list.count - count)
    if simplex.directions.lastMoveWasDense { listMovedDensely(&list) }
    listedChanges = list
  }

  /// - Returns: How many of the noted variables have other values than before.
  @inline(__always)
  private func listNoted(into list: UnsafeMutableBufferPointer<Variable>) -> Int {
    let values = simplex.values.elements
    var count = 0
    for change in simplex.changes.changes.elements where values[Int(change.variable)] != change.before {
      list[count] = identities.variable(at: change.variable)
      count += 1
    }
    return count
  }

  /// What a dense pass moved it did not note.
  private func listMovedDensely(_ list: inout [Variable]) {
    for variable in 0..<Int32(simplex.variableCount) where simplex.wasMovedDensely(variable) {
      list.append(identities.variable(at: variable))
    }
  }
}
