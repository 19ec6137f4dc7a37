extension Solver {
  /// Brings everything up to date now.
  ///
  /// Optional: every reading does it too.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver.solve()                         // the work is done here
  /// solver[x]                              // 3.0, which is only looked up
  /// ```
  ///
  /// - Complexity: What the calls since the last solve have left to be done.
  public func solve() {
    if !simplex.solve() { simplex.forgetChanges() }
    solveEnded()
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
  /// - Returns: The value, which is 0 as long as nothing has moved it.
  /// - Complexity: O(1) after a solve.
  public subscript(variable: Variable) -> Double {
    guard owns(variable) else { return .nan }
    bringUpToDate()
    return simplex.values[variable.storedIndex]
  }

  /// Lends all values at once, without copying them: the value of `x` is at `x.index`.
  ///
  /// ```swift
  /// try solver.add([x == 3, y == 4])
  /// solver.withValues { values in values[x.index] + values[y.index] }      // 7.0
  /// ```
  ///
  /// - Parameter body: Reads the values; the buffer is not valid after it returns, nor after any call to the solver.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1) after a solve, beside what `body` does.
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
  /// ```swift
  /// try solver.add([x == 3, y == 0])
  /// solver.changes                         // [x]: y was 0 before
  /// solver.solve()
  /// solver.changes                         // []
  /// ```
  ///
  /// - Complexity: O(changes), once for each solve.
  public var changes: [Variable] {
    bringUpToDate()
    return listChanges()
  }

  /// How far a wish is from holding, in units of its expression: 0 if it holds, not a number if there is no such constraint.
  ///
  /// ```swift
  /// let wish = try solver.add(2 * x == 80, priority: .high)
  /// try solver.add(x <= 30)
  /// solver.violation(of: wish)             // 20.0
  /// ```
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Returns: The violation, 0 or more; not a number for a handle without a constraint in this solver.
  /// - Complexity: O(*k*) after a solve, where *k* counts the constraint's terms.
  public func violation(of handle: ConstraintHandle) -> Double {
    guard let row = knownRow(of: handle) else { return .nan }
    bringUpToDate()
    let residual = simplex.residual(of: row)
    // What a row is off by rounding is not a violation.
    let value = residual.isZero && simplex.rows[row].isBasic ? 0 : residual.value
    return simplex.rows[row].relation.violation(ofValue: value * simplex.rows[row].weight)
  }

  /// Whether a constraint is one of those that hold the values where they are: it holds exactly and is not redundant.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10), ceiling = try solver.add(x <= 50)
  /// solver.isActive(floor)                 // true
  /// solver.isActive(ceiling)               // false
  /// ```
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Returns: Whether it is; false if there is no such constraint.
  /// - Complexity: O(1) after a solve.
  public func isActive(_ handle: ConstraintHandle) -> Bool {
    bringUpToDate()
    guard let row = knownRow(of: handle) else { return false }
    return simplex.rows[row].isBasic
  }

  /// The constraints that hold the values where they are, in the order of their rows, as ``constraints`` has them.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10)
  /// try solver.add(x <= 50)
  /// solver.activeConstraints == [floor]    // true
  /// ```
  ///
  /// - Complexity: O(number of constraints) after a solve.
  public var activeConstraints: [ConstraintHandle] {
    bringUpToDate()
    return constraints.filter { simplex.rows[$0.row].isBasic }
  }

  /// All constraints, edits not counted, in the order of their rows.
  ///
  /// Rows follow the order of adding, except inside a batch, whose rows may lie in another order than its constraints, and after a
  /// removal: the row that became vacant goes to a later constraint.
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

  /// The constraint of a handle, as it was written, or nil if it is not there any more.
  ///
  /// ```swift
  /// let handle = try solver.add(x + 2 * y <= 30)
  /// solver.constraint(for: handle) == (x + 2 * y <= 30)          // true
  /// ```
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Returns: The constraint, with the constant that it has now.
  /// - Complexity: O(*k*), where *k* counts the constraint's terms.
  public func constraint(for handle: ConstraintHandle) -> Constraint? {
    knownRow(of: handle).map { constraint(at: $0) }
  }

  /// The priority of a constraint, or nil if it is not there any more.
  ///
  /// ```swift
  /// let wish = try solver.add(x == 12, priority: .high)
  /// solver.priority(of: wish) == .high     // true
  /// ```
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Returns: The priority that it has now.
  /// - Complexity: O(1).
  public func priority(of handle: ConstraintHandle) -> Priority? {
    knownRow(of: handle).map { Priority(simplex.rows[$0].priority) }
  }

  /// Counts of the solver's elementary steps since it was made.
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
    statistics.factorNonzeros = simplex.factors.size
    return statistics
  }

  // MARK: - Up to date

  @inline(__always)
  func bringUpToDate() {
    if simplex.solve() { solveEnded() }
  }
}
