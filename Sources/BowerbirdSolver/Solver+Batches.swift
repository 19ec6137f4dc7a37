/// Adding many constraints in one call.
extension Solver {
  /// Adds several constraints of one priority: all of them are added, or none.
  ///
  /// ```swift
  /// let handles = try solver.add([x >= 3, y == x + 1])
  /// solver.constraint(for: handles[1]) == (y == x + 1)           // true: handles come in the order of the call
  /// try solver.add([y <= 9, x >= 9])
  /// // throws: "y <= 9 and x >= 9 cannot hold together with y - x == 1."
  /// solver.constraintCount                 // 2: neither of them has been added
  /// ```
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - priority: The priority of all the constraints; required by default.
  /// - Returns: The handles, in the order of the constraints in the call.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/foreignVariable(_:)``, ``SolverError/nonFinite(_:)`` or
  ///   ``SolverError/invalidPriority(_:)``, as ``add(_:priority:)-(Constraint,_)``; then no constraint has been added.
  /// - Complexity: O(*k*) expected, whatever the order, where *k* counts the terms of all the constraints; and O(*t*)
  ///   for each exchange that required inequalities need, where *t* counts the entries of the factors that the exchange
  ///   reaches.
  @discardableResult
  public func add(
    _ constraints: [Constraint], priority: Priority = .required
  ) throws(SolverError) -> [ConstraintHandle] {
    let order = creationOrder(constraints.count) { constraints[$0].expression.terms }
    let rows = try admitRows(constraints.count) { index throws(SolverError) in
      try allocateRow(constraints[order.isEmpty ? index : Int(order[index])], priority)
    }
    return handles(of: rows, order)
  }

  /// Adds several constraints with priorities of their own: all of them are added, or none.
  ///
  /// ```swift
  /// let handles = try solver.add([(x + y == 10, .required), (x == 7, .high), (y == 7, .low)])
  /// solver[y]                              // 3.0
  /// solver.violation(of: handles[2])       // 4.0: handles come in the order of the call
  /// ```
  ///
  /// - Parameter constraints: The constraints with their priorities.
  /// - Returns: The handles, in the order of the constraints in the call.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/foreignVariable(_:)``, ``SolverError/nonFinite(_:)`` or
  ///   ``SolverError/invalidPriority(_:)``, as ``add(_:priority:)-(Constraint,_)``; then no constraint has been added.
  /// - Complexity: O(*k*) expected, whatever the order, where *k* counts the terms of all the constraints; and O(*t*)
  ///   for each exchange that required inequalities need, where *t* counts the entries of the factors that the exchange
  ///   reaches.
  @discardableResult
  public func add(_ constraints: [(Constraint, Priority)]) throws(SolverError) -> [ConstraintHandle] {
    let order = creationOrder(constraints.count) { constraints[$0].0.expression.terms }
    let rows = try admitRows(constraints.count) { index throws(SolverError) in
      let (constraint, priority) = constraints[order.isEmpty ? index : Int(order[index])]
      return try allocateRow(constraint, priority)
    }
    return handles(of: rows, order)
  }

  /// Returns the handles in the order of the call.
  ///
  /// `order` contains, for each row of the batch, the index of its constraint in the call. `order` is empty if the rows
  /// are in the order of the call.
  private func handles(of batch: [Int32], _ order: [Int32]) -> [ConstraintHandle] {
    if order.isEmpty { return batch.map { handle(of: $0) } }
    var rows = batch
    for (index, constraint) in order.enumerated() { rows[Int(constraint)] = batch[index] }
    return rows.map { handle(of: $0) }
  }

  // MARK: - All or none

  /// Creates several rows, and makes them take effect together; if a row is refused, removes all of them again.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - occupy: Creates one row, and returns its index in the solver's tables. Called with the numbers from 0 to
  ///     `count - 1` in turn.
  /// - Returns: The indices of the rows, in the order of creation.
  /// - Throws: The errors of `occupy`, or ``SolverError/unsatisfiable(_:)``.
  @inline(__always)
  func admitRows(
    _ count: Int, _ occupy: (Int) throws(SolverError) -> Int32
  ) throws(SolverError) -> [Int32] {
    let sawExtremes = simplex.sizes.hasExtremes
    var rows: [Int32] = []
    rows.reserveCapacity(count)
    for index in 0..<count {
      do throws(SolverError) {
        rows.append(try occupy(index))
      } catch {
        rollBack(rows, sawExtremes: sawExtremes)
        throw error
      }
    }
    if !simplex.admit(rows) {
      let conflict = describeConflict(rejecting: rows)
      simplex.undoCall()
      rollBack(rows, sawExtremes: sawExtremes)
      throw .unsatisfiable(conflict)
    }
    checkAfterMutation()
    return rows
  }

  // MARK: - Order

  /// Returns the indices of the constraints in the order in which to create their rows, or an empty array for the order
  /// of the call.
  ///
  /// Rows that share variables should lie close together in memory, because a pass over a variable's column reads all
  /// rows of the variable. A program that declares its layout box by box already lists the constraints in such an
  /// order. The *youngest* variable of a constraint is the variable that was created last. If the youngest variables of
  /// consecutive constraints are often far apart, the rows are created in the order of their youngest variables.
  ///
  /// For a large batch, the call also reserves memory for the rows.
  @inline(__always)
  private func creationOrder(_ count: Int, _ terms: (Int) -> [LinearExpression.Term]) -> [Int32] {
    simplex.completeVariables()
    if !simplex.isWorthMatching(count) { return [] }
    var youngest: [Int32] = []
    youngest.reserveCapacity(count)
    var jumps = 0
    var entries = 0
    var before: Int32 = 0
    for index in 0..<count {
      let row = terms(index)
      let variable = youngestVariable(of: row)
      entries += row.count
      if (before &- variable).magnitude > Self.farApart { jumps += 1 }
      before = variable
      youngest.append(variable)
    }
    // A variable with so large an index belongs to another solver, and is refused when the rows are created.
    if youngest.contains(where: { Int($0) >= simplex.variableCount }) { return [] }
    simplex.reserve(rows: count, entries: entries)
    return jumps * 4 > count ? indicesSorted(by: youngest) : []
  }

  /// The largest difference between the indices of two youngest variables that are not far apart.
  private static let farApart = 64

  /// Returns the youngest variable of a constraint: the variable that was created last; -1 if there is no variable.
  @inline(__always)
  private func youngestVariable(of terms: [LinearExpression.Term]) -> Int32 {
    var youngest: Int32 = -1
    for term in terms { youngest = max(youngest, term.variable.storedIndex) }
    return youngest
  }

  /// Returns the indices of the constraints, sorted by their youngest variables.
  ///
  /// This is a counting sort. Constraints with the same variable keep their order.
  private func indicesSorted(by variables: [Int32]) -> [Int32] {
    var ends = [Int32](repeating: 0, count: simplex.variableCount + 1)
    for variable in variables { ends[Int(variable) + 1] += 1 }
    for bucket in 1..<ends.count { ends[bucket] += ends[bucket - 1] }
    var sorted = [Int32](repeating: 0, count: variables.count)
    for index in variables.indices.reversed() {
      let bucket = Int(variables[index]) + 1
      ends[bucket] -= 1
      sorted[Int(ends[bucket])] = Int32(index)
    }
    return sorted
  }
}
