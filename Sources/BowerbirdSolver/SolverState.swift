/// The state of a solver: the state of the simplex method, the names of the variables, and records of constraints as
/// they were written.
struct SolverState: ~Copyable {
  var simplex = Simplex()
  var registry: VariableRegistry

  /// Constraints that cannot be read back from their rows as they were written.
  ///
  /// In such a constraint, a variable occurred twice, a coefficient was 0, or dividing by the row's power of two lost
  /// digits.
  var verbatim: [ConstraintHandle: Constraint] = [:]

  var removed = RemovedConstraints()

  private var looseEntries = LooseEntriesCache()

  /// The last result of `changes()`.
  private var listedChanges: [Variable] = []

  /// The epoch of the change log from which `listedChanges` was computed.
  private var listedEpoch = -1

  init(lineage: Lineage) { registry = VariableRegistry(lineage: lineage) }

  init(forking other: borrowing SolverState) {
    simplex = Simplex(copying: other.simplex)
    registry = VariableRegistry(forking: other.registry)
    verbatim = other.verbatim
    removed = RemovedConstraints(copying: other.removed)
  }

  /// Returns the directions in which variables can move.
  ///
  /// `isWanted` contains, for each variable, whether to search for directions that move the variable. The solver must
  /// be up to date.
  mutating func findFreedom(of isWanted: [Bool]) -> [FreedomSearch.Finding] {
    if looseEntries.provesThatNothingMoves(of: isWanted, in: simplex) { return [] }
    var search = FreedomSearch(in: simplex, isWanted: isWanted)
    let findings = search.findings()
    if !search.hasExactParts { looseEntries.note(search.looseEntries, isWanted, in: simplex) }
    return findings
  }

  /// Returns the variables that the last solve changed.
  mutating func changes() -> [Variable] {
    if listedEpoch != simplex.changes.epoch {
      listedEpoch = simplex.changes.epoch
      listChanges()
    }
    return listedChanges
  }

  /// Computes the list of changed variables, in the memory of the former list.
  ///
  /// If one suggestion follows another, as in a drag, the former list usually has the right length already.
  private mutating func listChanges() {
    // Filling the list reads the rest of the state, so the list is taken out of the state first.
    var list: [Variable] = []
    swap(&list, &listedChanges)
    let missing = simplex.changes.changes.count - list.count
    if missing > 0 { list.append(contentsOf: repeatElement(registry.variable(at: 0), count: missing)) }
    let count = list.withUnsafeMutableBufferPointer { listNoted(into: $0) }
    list.removeLast(list.count - count)
    if simplex.directions.value.lastMoveWasDense { listMovedDensely(&list) }
    listedChanges = list
  }

  /// Writes the variables of the change log whose values have changed into a list.
  ///
  /// - Returns: The number of these variables.
  @inline(__always)
  private func listNoted(into list: UnsafeMutableBufferPointer<Variable>) -> Int {
    let values = simplex.values.elements
    var count = 0
    for change in simplex.changes.changes.elements where values[Int(change.variable)] != change.before {
      list[count] = registry.variable(at: change.variable)
      count += 1
    }
    return count
  }

  /// Appends the variables that moved along dense directions, which the change log does not contain.
  ///
  /// A dense direction is stored as a rate for every variable, see `DirectionCache`.
  private func listMovedDensely(_ list: inout [Variable]) {
    for variable in 0..<Int32(simplex.variableCount) where simplex.wasMovedDensely(variable) {
      list.append(registry.variable(at: variable))
    }
  }
}
