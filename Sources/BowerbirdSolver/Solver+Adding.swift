extension Solver {
  /// Adds a constraint.
  ///
  /// ```swift
  /// let handle = try solver.add(x + 2 * y <= 30)
  /// try solver.add(x == 12.5, priority: .high)
  /// solver[x]                              // 12.5
  /// ```
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - priority: The constraint's priority; required by default.
  /// - Returns: The constraint's handle, for changing and removing it.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with a minimal conflict, if the required constraints cannot hold
  ///   together; ``SolverError/foreignVariable(_:)`` for a variable of another solver; ``SolverError/nonFinite(_:)``
  ///   for a coefficient, a sum of a variable's coefficients or a constant that is not a finite number, or for a
  ///   constant that overflows when it is divided by the largest coefficient;
  ///   ``SolverError/invalidPriority(_:)`` for a priority outside of 1…1000.
  /// - Complexity: O(*k*) for an optional constraint, and for a required equality with a variable that no active
  ///   constraint involves. Otherwise O(*k* + *t*) for each exchange; most calls need at most one exchange. *k* counts
  ///   the constraint's terms, and *t* the entries of the factors that the exchange reaches.
  @discardableResult
  public func add(_ constraint: Constraint, priority: Priority = .required) throws(SolverError) -> ConstraintHandle {
    let sawExtremes = simplex.sizes.hasExtremes
    let row = try allocateRow(constraint, priority)
    if priority.isRequired {
      if !simplex.admit(row) {
        let conflict = describeConflict(rejecting: [row])
        simplex.undoCall()
        rollBack([row], sawExtremes: sawExtremes)
        throw .unsatisfiable(conflict)
      }
    } else {
      simplex.markUnplaced(row)
    }
    checkAfterMutation()
    return handle(of: row)
  }
}
