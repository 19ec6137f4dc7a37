/// What an engine on top of the solver reads by the thousand.
extension Solver {
  /// Brings everything up to date and lists the indices of the variables that the last solve changed.
  ///
  /// Some may have come back to the value that they had.
  ///
  /// - Parameter indices: What they are added to.
  /// - Returns: False, with nothing added, if so many have changed that it is better to look at all values.
  /// - Complexity: O(changes).
  package func appendChanges(to indices: inout [Int32]) -> Bool {
    bringUpToDate()
    let count = simplex.changes.changes.count
    if simplex.directions.lastMoveWasDense || count > variableCount / 4 { return false }
    for place in 0..<count { indices.append(simplex.changes.changes[place].variable) }
    return true
  }

  /// Gives variables values that they keep until a constraint changes them; variables that a constraint mentions do not move.
  ///
  /// - Parameter starts: The variables, all of this solver, with finite values.
  /// - Complexity: O(*k*) for *k* variables, after a solve.
  package func start(_ starts: [(variable: Variable, value: Double)]) {
    if starts.isEmpty { return }
    bringUpToDate()
    simplex.completeVariables()
    for start in starts { simplex.start(start.variable.storedIndex, at: start.value) }
    mutationEnded()
  }
}

extension ConstraintHandle {
  /// The row that the constraint occupies: a small number, which is used again after a removal.
  package var rowIndex: Int { Int(row) }
}
