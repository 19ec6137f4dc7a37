extension Solver {
  /// Brings everything up to date now.
  ///
  /// Optional: every reading does it too.
  ///
  /// - Complexity: What the calls since the last solve have left to be done.
  public func solve() {
    if !simplex.solve() { simplex.forgetChanges() }
    solveEnded()
  }

  /// The value of a variable, up to date; not a number for a variable of another solver.
  ///
  /// - Complexity: O(1) after a solve.
  public subscript(variable: Variable) -> Double {
    guard owns(variable) else { return .nan }
    bringUpToDate()
    return simplex.values[variable.storedIndex]
  }

  /// Lends all values at once, without copying them: the value of `x` is at `x.index`.
  ///
  /// ```swift
  /// let total = solver.withValues { values in values[x.index] + values[y.index] }
  /// ```
  ///
  /// - Parameter body: Reads the values; the buffer is not valid after it returns, nor after any call to the solver.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1) after a solve.
  public func withValues<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    bringUpToDate()
    return try body(UnsafeBufferPointer(simplex.values.elements))
  }

  /// The variables whose values changed in the last solve, each once.
  ///
  /// Reading values solves where there is something to do, so this speaks of the last reading after a call. A solve that is
  /// asked for explicitly while nothing is to be done changes nothing, and leaves this empty.
  ///
  /// - Complexity: O(changes), once for each solve.
  public var changes: [Variable] {
    bringUpToDate()
    return listChanges()
  }

  /// How far a wish is from holding, in units of its expression: 0 if it holds, not a number if there is no such constraint.
  ///
  /// - Complexity: O(*k*) after a solve.
  public func violation(of handle: ConstraintHandle) -> Double {
    guard let row = knownRow(of: handle) else { return .nan }
    bringUpToDate()
    let residual = simplex.residual(of: row)
    // What a row is off by rounding is not a violation.
    let value = residual.isZero && simplex.rows[row].isActive ? 0 : residual.value
    return simplex.rows[row].relation.violation(ofValue: value * simplex.rows[row].weight)
  }

  /// Whether a constraint is one of those that hold the values where they are: it holds exactly and is not redundant.
  ///
  /// - Complexity: O(1) after a solve.
  public func isActive(_ handle: ConstraintHandle) -> Bool {
    bringUpToDate()
    guard let row = knownRow(of: handle) else { return false }
    return simplex.rows[row].isActive
  }

  /// The constraints that hold the values where they are, in the order of their rows.
  ///
  /// - Complexity: O(number of constraints) after a solve.
  public var activeConstraints: [ConstraintHandle] {
    bringUpToDate()
    return constraints.filter { simplex.rows[$0.row].isActive }
  }

  /// All constraints, edits not counted, in the order of their rows.
  ///
  /// - Complexity: O(number of constraints).
  public var constraints: [ConstraintHandle] {
    var handles: [ConstraintHandle] = []
    for row in 0..<Int32(simplex.rows.count) {
      if simplex.rows[row].stage == .live && !simplex.rows[row].isEdit { handles.append(handle(of: row)) }
    }
    return handles
  }

  /// The constraint of a handle, as it was written, or nil if it is not there any more.
  ///
  /// - Complexity: O(*k*).
  public func constraint(for handle: ConstraintHandle) -> Constraint? {
    knownRow(of: handle).map { constraint(at: $0) }
  }

  /// The priority of a constraint, or nil if it is not there any more.
  ///
  /// - Complexity: O(1).
  public func priority(of handle: ConstraintHandle) -> Priority? {
    knownRow(of: handle).map { Priority(simplex.rows[$0].priority) }
  }

  /// Counts of the solver's elementary steps since it was made.
  ///
  /// - Complexity: O(1).
  public var statistics: SolverStatistics {
    var statistics = simplex.statistics
    statistics.factorNonzeros = simplex.factors.size
    return statistics
  }

  // MARK: - Up to date

  @inline(__always)
  func bringUpToDate() {
    if simplex.solve() { solveEnded() }
  }
}
