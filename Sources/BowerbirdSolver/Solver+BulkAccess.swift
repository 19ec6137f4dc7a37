/// Reading many changes and setting many values at once, for an engine on top of the solver.
extension Solver {
  /// Solves if needed, and appends the indices of the variables that the latest solve has changed.
  ///
  /// Some of these variables may have returned to their former value.
  ///
  /// - Parameter indices: Receives the indices.
  /// - Returns: True if the indices were appended. False, with nothing appended, if so many values may have changed
  ///   that reading all of them is faster.
  /// - Complexity: O(changes).
  package func solve(appendingChangesTo indices: inout [Int32]) -> Bool {
    solveIfNeeded()
    let count = simplex.changes.changes.count
    if simplex.directions.value.lastMoveWasDense || count > variableCount / 4 { return false }
    for index in 0..<count { indices.append(simplex.changes.changes[index].variable) }
    return true
  }

  /// Sets the values of variables that no constraint involves.
  ///
  /// The values stay until a constraint changes them. Variables that a constraint involves keep their values.
  ///
  /// - Parameter starts: Variables of this solver, each with the finite value to set.
  /// - Complexity: O(*k*) for *k* variables, after a solve.
  package func start(_ starts: [(variable: Variable, value: Double)]) {
    if starts.isEmpty { return }
    solveIfNeeded()
    simplex.completeVariables()
    for start in starts { simplex.start(start.variable.storedIndex, at: start.value) }
    checkAfterMutation()
  }
}

extension ConstraintHandle {
  /// The index of the row that the constraint occupies.
  ///
  /// After the constraint's removal, another constraint may occupy the same row.
  @inlinable package var rowIndex: Int { Int(row) }
}
