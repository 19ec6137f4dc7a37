extension Solver {
  /// Makes a variable editable: from its first suggestion on it follows suggestions as well as its priority allows.
  ///
  /// ```swift
  /// try solver.edit(width, priority: .high)
  /// try solver.suggest(width, 320)
  /// try solver.endEdit(width)
  /// ```
  ///
  /// - Parameters:
  ///   - variable: What shall be edited; it has no suggestion yet, and is not pulled anywhere before it has one.
  ///   - priority: How strongly suggestions count; below required.
  /// - Throws: ``SolverError/duplicateEdit(_:)``, ``SolverError/requiredEdit(_:)``,
  ///   ``SolverError/invalidPriority(_:)``, ``SolverError/foreignVariable(_:)``.
  /// - Complexity: O(1).
  public func edit(_ variable: Variable, priority: Priority = .high) throws(SolverError) {
    try require(variable)
    guard priority.isValid else {
      throw .invalidPriority(.init(priority, name: "The priority of the edit of \(name(of: variable))"))
    }
    if priority.isRequired { throw .requiredEdit(.init(variable, name: name(of: variable))) }
    if simplex.editRow[variable.storedIndex] >= 0 { throw .duplicateEdit(.init(variable, name: name(of: variable))) }
    simplex.appendEdit(of: variable.storedIndex, priority.value, identities.present)
    mutationEnded()
  }

  /// Suggests a value for an edit variable.
  ///
  /// - Parameters:
  ///   - variable: An edit variable.
  ///   - value: The value that it shall have, if it can.
  /// - Throws: ``SolverError/unknownEdit(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/foreignVariable(_:)``.
  /// - Complexity: O(1); the next solve costs O(values that move) while no constraint changes side, else O(touched) for each
  ///   that does.
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    try require(variable)
    let row = simplex.editRow[variable.storedIndex]
    if row < 0 { throw .unknownEdit(.init(variable, name: name(of: variable))) }
    if !value.isFinite { throw .nonFinite(.init(value, name: "The suggestion for \(name(of: variable))")) }
    simplex.suggest(row, value)
    mutationEnded()
  }

  /// Ends the edit of a variable.
  ///
  /// What it alone determined keeps its value.
  ///
  /// - Parameter variable: An edit variable.
  /// - Throws: ``SolverError/unknownEdit(_:)``, ``SolverError/foreignVariable(_:)``.
  /// - Complexity: As removing a constraint.
  public func endEdit(_ variable: Variable) throws(SolverError) {
    try require(variable)
    let row = simplex.editRow[variable.storedIndex]
    if row < 0 { throw .unknownEdit(.init(variable, name: name(of: variable))) }
    simplex.remove(row)
    mutationEnded()
  }
}
