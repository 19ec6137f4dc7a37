extension Solver {
  /// Brings all values up to date now.
  ///
  /// Calling this is optional, because every read solves first.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver.solve()                         // the work is done here
  /// solver[x]                              // 3.0, which is only looked up
  /// ```
  ///
  /// - Complexity: The pending work of the calls since the last solve.
  public func solve() {
    if !simplex.solve() { simplex.forgetChanges() }
    checkAfterSolve()
  }

  /// The value of a variable, up to date; not a number for a variable of another solver.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver[x]                              // 3.0
  /// Solver()[x]                            // nan
  /// ```
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: The value; 0 for a variable that nothing has moved yet.
  /// - Complexity: O(1) after a solve.
  public subscript(variable: Variable) -> Double {
    guard owns(variable) else { return .nan }
    solveIfNeeded()
    return simplex.values[variable.storedIndex]
  }

  /// Calls a closure with all values, without copying them: the value of `x` is at `x.index`.
  ///
  /// ```swift
  /// try solver.add([x == 3, y == 4])
  /// solver.withValues { values in values[x.index] + values[y.index] }      // 7.0
  /// ```
  ///
  /// - Parameter body: Reads the values. The buffer is invalid after the closure returns, and after any call to the
  ///   solver.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(1) after a solve, in addition to the work of `body`.
  public func withValues<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    solveIfNeeded()
    return try body(UnsafeBufferPointer(simplex.values.elements))
  }

  /// The variables whose values changed in the last solve, each once.
  ///
  /// A read solves only if work is pending, so reads without pending work keep the list. An explicit ``solve()``
  /// without pending work changes nothing, and empties the list.
  ///
  /// ```swift
  /// try solver.add([x == 3, y == 0])
  /// solver.changes                         // [x]: y was 0 before
  /// solver.solve()
  /// solver.changes                         // []
  /// ```
  ///
  /// - Complexity: O(changes), once for each solve.
  public var changes: [Variable] {
    solveIfNeeded()
    return listChanges()
  }

  /// Returns the violation of a constraint, in units of its expression: 0 if the constraint holds.
  ///
  /// ```swift
  /// let preferred = try solver.add(2 * x == 80, priority: .high)
  /// try solver.add(x <= 30)
  /// solver.violation(of: preferred)        // 20.0
  /// ```
  ///
  /// - Parameter handle: The constraint's handle.
  /// - Returns: The violation, 0 or more; not a number for a handle without a constraint in this solver.
  /// - Complexity: O(*k*) after a solve, where *k* counts the constraint's terms.
  public func violation(of handle: ConstraintHandle) -> Double {
    guard let row = knownRow(of: handle) else { return .nan }
    solveIfNeeded()
    let residual = simplex.residual(of: row)
    // A basic row is on its target, so a residual that may be rounding only is no violation.
    let value = residual.isZero && simplex.rows[row].isBasic ? 0 : residual.value
    return simplex.rows[row].relation.violation(ofValue: value * simplex.rows[row].weight)
  }

  /// Returns a Boolean value that indicates whether a constraint is active: it determines values, so it holds exactly
  /// and is not redundant.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10), ceiling = try solver.add(x <= 50)
  /// solver.isActive(floor)                 // true
  /// solver.isActive(ceiling)               // false
  /// ```
  ///
  /// - Parameter handle: The constraint's handle.
  /// - Returns: Whether the constraint is active; false if there is no such constraint.
  /// - Complexity: O(1) after a solve.
  public func isActive(_ handle: ConstraintHandle) -> Bool {
    solveIfNeeded()
    guard let row = knownRow(of: handle) else { return false }
    return simplex.rows[row].isBasic
  }

  /// The active constraints, which determine the values, in the order of ``constraints``.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10)
  /// try solver.add(x <= 50)
  /// solver.activeConstraints == [floor]    // true
  /// ```
  ///
  /// - Complexity: O(number of constraints) after a solve.
  public var activeConstraints: [ConstraintHandle] {
    solveIfNeeded()
    return constraints.filter { simplex.rows[$0.row].isBasic }
  }

  /// All constraints, without edits, in the order of their rows.
  ///
  /// Rows follow the order of adding, with two exceptions. Inside a batch, rows may be reordered. After a removal, a
  /// later constraint takes the vacant row.
  ///
  /// ```swift
  /// let first = try solver.add(x >= 3)
  /// let second = try solver.add(y >= 4)
  /// solver.constraints == [first, second]  // true
  /// ```
  ///
  /// - Complexity: O(number of constraints and edits).
  public var constraints: [ConstraintHandle] {
    var handles: [ConstraintHandle] = []
    for row in 0..<Int32(simplex.rows.count) {
      if simplex.rows[row].stage == .live && !simplex.rows[row].isEdit { handles.append(handle(of: row)) }
    }
    return handles
  }

  /// Returns the constraint of a handle as it was written, or nil if this solver has no such constraint.
  ///
  /// ```swift
  /// let handle = try solver.add(x + 2 * y <= 30)
  /// solver.constraint(for: handle) == (x + 2 * y <= 30)          // true
  /// ```
  ///
  /// - Parameter handle: The constraint's handle.
  /// - Returns: The constraint, with its present constant.
  /// - Complexity: O(*k*), where *k* counts the constraint's terms.
  public func constraint(for handle: ConstraintHandle) -> Constraint? {
    knownRow(of: handle).map { constraint(at: $0) }
  }

  /// Returns the priority of a constraint, or nil if this solver has no such constraint.
  ///
  /// ```swift
  /// let handle = try solver.add(x == 12, priority: .high)
  /// solver.priority(of: handle) == .high   // true
  /// ```
  ///
  /// - Parameter handle: The constraint's handle.
  /// - Returns: The present priority.
  /// - Complexity: O(1).
  public func priority(of handle: ConstraintHandle) -> Priority? {
    knownRow(of: handle).map { Priority(simplex.rows[$0].priority) }
  }

  /// Counts of the solver's elementary steps since it was created.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver.solve()
  /// solver.statistics.solves               // 1
  /// ```
  ///
  /// - Complexity: O(1).
  public var statistics: SolverStatistics {
    var statistics = simplex.statistics
    statistics.factorNonzeros = simplex.factors.value.size
    return statistics
  }

  // MARK: - Up to date

  @inline(__always)
  func solveIfNeeded() {
    if simplex.solve() { checkAfterSolve() }
  }
}
