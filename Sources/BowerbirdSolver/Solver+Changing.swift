extension Solver {
  /// Removes a constraint.
  ///
  /// What it alone determined keeps its value.
  ///
  /// ```swift
  /// let handle = try solver.add(x == 12)
  /// try solver.remove(handle)
  /// solver[x]                              // 12.0
  /// solver.constraint(for: handle) == nil  // true
  /// ```
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint is not there any more, or is of another solver.
  /// - Complexity: O(*k*), where *k* counts the constraint's terms, and O(touched) at once or in the next solve if the constraint
  ///   was active. A constraint that no solve has seen yet has its effect first: that costs what the calls since the last solve
  ///   have left to be done.
  public func remove(_ handle: ConstraintHandle) throws(SolverError) {
    remove(at: try row(of: handle))
    mutationEnded()
  }

  /// Removes several constraints: all of them are removed, or none.
  ///
  /// ```swift
  /// let handles = try solver.add([x >= 3, y >= 4])
  /// try solver.remove(handles)
  /// solver.constraintCount                 // 0
  /// ```
  ///
  /// - Parameter handles: What adding the constraints returned; a handle that occurs twice counts once.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if one of them is not there any more, or is of another solver; then none
  ///   has been removed.
  /// - Complexity: As ``remove(_:)-(ConstraintHandle)`` for each.
  public func remove(_ handles: [ConstraintHandle]) throws(SolverError) {
    for handle in handles { _ = try row(of: handle) }
    for (place, handle) in handles.enumerated() {
      guard let row = knownRow(of: handle) else { continue }
      // More of them would be forgotten again on the way.
      remove(at: row, isRemembered: handles.count - place <= RemovedConstraints.capacity)
    }
    mutationEnded()
  }

  private func remove(at row: Int32, isRemembered: Bool = true) {
    if isRemembered { remember(row) }
    if !verbatim.isEmpty { verbatim[handle(of: row)] = nil }
    simplex.remove(row)
  }

  /// Changes the constant of a constraint's expression in place; the handle stays valid.
  ///
  /// The constant is that of the expression on the left of `… relation 0`: of `x >= 10`, which is `x - 10 >= 0`, it is -10.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10)
  /// solver[x]                              // 10.0
  /// try solver.update(floor, constant: -15)            // x >= 15
  /// solver[x]                              // 15.0
  /// try solver.update(floor, constant: -4)             // x >= 4
  /// solver[x]                              // 15.0: nothing pulls it down
  /// ```
  ///
  /// An equality takes its variables along. An inequality pushes values only as far as it must, and when it yields, it lets
  /// go of a value that it had pushed and that nothing else pulls: what is free stays where it is.
  ///
  /// - Parameters:
  ///   - handle: What adding the constraint returned.
  ///   - constant: The new constant.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint is not there any more, or is of another solver;
  ///   ``SolverError/nonFinite(_:)`` if the constant is not a finite number, or too large beside the coefficients;
  ///   ``SolverError/unsatisfiable(_:)`` if the constraint is required and cannot hold with the new constant.
  /// - Complexity: O(1) where the constraint's direction is known and no other constraint changes side, else O(touched).
  public func update(_ handle: ConstraintHandle, constant: Double) throws(SolverError) {
    let row = try row(of: handle)
    simplex.releaseIfIdle(row, movingTo: try target(of: row, constant: constant))
    try move(handle, constant: constant)
  }

  /// Changes the constant of a constraint in place, as ``update(_:constant:)`` does, but an inequality that yields takes along
  /// what it had pushed and nothing else pulls.
  ///
  /// That leaves everything to the next solve, where a layout changes thousands of bounds at once.
  ///
  /// - Complexity: O(1) for a wish.
  package func move(_ handle: ConstraintHandle, constant: Double) throws(SolverError) {
    let row = try row(of: handle)
    let target = try target(of: row, constant: constant)
    let written = keepVerbatim(row, constant: constant, target: target)
    do throws(SolverError) {
      try retarget(row, to: target)
    } catch {
      if !verbatim.isEmpty { verbatim[handle] = written }
      throw error
    }
    mutationEnded()
  }

  /// Changes the priority of a constraint in place; the handle stays valid.
  ///
  /// ```swift
  /// let wish = try solver.add(x == 12, priority: .low)
  /// try solver.add(x == 40, priority: .medium)
  /// solver[x]                              // 40.0
  /// try solver.update(wish, priority: .high)
  /// solver[x]                              // 12.0
  /// ```
  ///
  /// - Parameters:
  ///   - handle: What adding the constraint returned.
  ///   - priority: The new priority.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint is not there any more, or is of another solver;
  ///   ``SolverError/invalidPriority(_:)`` for a priority outside of 1…1000; ``SolverError/unsatisfiable(_:)`` if the constraint
  ///   shall be required and cannot be.
  /// - Complexity: O(*k* + touched), where *k* counts the constraint's terms.
  public func update(_ handle: ConstraintHandle, priority: Priority) throws(SolverError) {
    let row = try row(of: handle)
    guard priority.isValid else {
      throw .invalidPriority(.init(priority, name: "The new priority of \(describe(constraint(at: row)))"))
    }
    if !priority.isRequired {
      _ = simplex.reprioritise(row, to: priority.value)
    } else {
      simplex.beginCall(changing: row, placesOptional: true)
      if !simplex.reprioritise(row, to: priority.value) {
        let conflict = describeConflict(rejecting: [row])
        simplex.undoCall()
        throw .unsatisfiable(conflict)
      }
      simplex.commitCall()
    }
    mutationEnded()
  }

  private func retarget(_ row: Int32, to target: Double) throws(SolverError) {
    if !simplex.rows[row].isRequired {
      _ = simplex.retarget(row, to: target)
      return
    }
    if target.magnitude <= Tolerances.extreme && simplex.moveInRange(row, to: target) { return }
    simplex.beginCall(changing: row)
    if !simplex.retarget(row, to: target) {
      let conflict = describeConflict(rejecting: [row])
      simplex.undoCall()
      throw .unsatisfiable(conflict)
    }
    simplex.commitCall()
    simplex.noteRequiredMove(of: row)
  }
}
