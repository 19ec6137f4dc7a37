extension Solver {
  /// Makes a variable editable, so that ``suggest(_:_:)`` can set its value with the given priority.
  ///
  /// ```swift
  /// try solver.edit(width, priority: .high)
  /// try solver.suggest(width, 320)
  /// solver[width]                          // 320.0
  /// try solver.endEdit(width)
  /// ```
  ///
  /// - Parameters:
  ///   - variable: The variable. The edit has no effect before the first suggestion.
  ///   - priority: The priority of suggestions, below 1000.
  /// - Throws: ``SolverError/foreignVariable(_:)`` for a variable of another solver;
  ///   ``SolverError/invalidPriority(_:)`` for a priority outside of 1…1000; ``SolverError/requiredEdit(_:)`` for 1000;
  ///   ``SolverError/duplicateEdit(_:)`` if the variable is editable already.
  /// - Complexity: Amortized O(1).
  public func edit(_ variable: Variable, priority: Priority = .high) throws(SolverError) {
    try require(variable)
    guard priority.isValid else {
      throw .invalidPriority(.init(priority, name: "The priority of the edit of \(name(of: variable))"))
    }
    if priority.isRequired { throw .requiredEdit(.init(variable, name: name(of: variable))) }
    if simplex.edits.rows[variable.storedIndex] >= 0 { throw .duplicateEdit(.init(variable, name: name(of: variable))) }
    simplex.appendEdit(of: variable.storedIndex, priority.value, registry.present)
    checkAfterMutation()
  }

  /// Suggests a value for an edit variable.
  ///
  /// ```swift
  /// try solver.add(width <= 300)
  /// try solver.edit(width)
  /// try solver.suggest(width, 320)
  /// solver[width]                          // 300.0: as near to 320 as width <= 300 allows
  /// ```
  ///
  /// - Parameters:
  ///   - variable: An edit variable.
  ///   - value: The suggested value.
  /// - Throws: ``SolverError/foreignVariable(_:)`` for a variable of another solver; ``SolverError/unknownEdit(_:)`` if
  ///   the variable is not editable; ``SolverError/nonFinite(_:)`` for a value that is not a finite number.
  /// - Complexity: O(1). The next solve costs O(values that move) if no constraint changes side. Otherwise it costs
  ///   O(*t*) for each constraint that changes side, where *t* counts the entries of the factors that the change
  ///   reaches.
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    try require(variable)
    let row = simplex.edits.rows[variable.storedIndex]
    if row < 0 { throw .unknownEdit(.init(variable, name: name(of: variable))) }
    if !value.isFinite { throw .nonFinite(.init(value, name: "The suggestion for \(name(of: variable))")) }
    simplex.suggest(row, value)
    checkAfterMutation()
  }

  /// Ends the edit of a variable.
  ///
  /// A value that only the edit determined stays as it is.
  ///
  /// ```swift
  /// try solver.edit(x)
  /// try solver.suggest(x, 7)
  /// try solver.endEdit(x)
  /// solver[x]                              // 7.0
  /// ```
  ///
  /// - Parameter variable: An edit variable.
  /// - Throws: ``SolverError/foreignVariable(_:)`` for a variable of another solver; ``SolverError/unknownEdit(_:)`` if
  ///   the variable is not editable.
  /// - Complexity: The complexity of ``remove(_:)-(ConstraintHandle)`` for a constraint with one term.
  public func endEdit(_ variable: Variable) throws(SolverError) {
    try require(variable)
    let row = simplex.edits.rows[variable.storedIndex]
    if row < 0 { throw .unknownEdit(.init(variable, name: name(of: variable))) }
    simplex.remove(row)
    checkAfterMutation()
  }
}
