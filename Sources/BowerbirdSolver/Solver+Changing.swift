extension Solver {
  /// Removes a constraint.
  ///
  /// A value that only this constraint determined stays as it is.
  ///
  /// ```swift
  /// let handle = try solver.add(x == 12)
  /// try solver.remove(handle)
  /// solver[x]                              // 12.0
  /// solver.constraint(for: handle) == nil  // true
  /// ```
  ///
  /// - Parameter handle: The constraint's handle.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint was removed, or belongs to another solver.
  /// - Complexity: O(*k*), where *k* counts the constraint's terms. If the constraint is active, its replacement later
  ///   adds O(*t*), usually in the next solve, where *t* counts the entries of the factors that the removal reaches. If
  ///   the last solve was before the constraint was added or changed, the call may solve first. That solve costs the
  ///   pending work of all calls since the last solve.
  public func remove(_ handle: ConstraintHandle) throws(SolverError) {
    remove(at: try row(of: handle))
    checkAfterMutation()
  }

  /// Removes several constraints: all of them are removed, or none.
  ///
  /// ```swift
  /// let handles = try solver.add([x >= 3, y >= 4])
  /// try solver.remove(handles)
  /// solver.constraintCount                 // 0
  /// ```
  ///
  /// - Parameter handles: The constraints' handles; a handle that occurs twice counts once.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if one of the constraints was removed, or belongs to another
  ///   solver; then no constraint has been removed.
  /// - Complexity: The complexity of ``remove(_:)-(ConstraintHandle)`` for each handle.
  public func remove(_ handles: [ConstraintHandle]) throws(SolverError) {
    for handle in handles { _ = try row(of: handle) }
    for (index, handle) in handles.enumerated() {
      guard let row = knownRow(of: handle) else { continue }
      // Only the last constraints of a long call are recorded, because later records would overwrite the first records.
      remove(at: row, isRemembered: handles.count - index <= RemovedConstraints.capacity)
    }
    checkAfterMutation()
  }

  private func remove(at row: Int32, isRemembered: Bool = true) {
    if isRemembered { remember(row) }
    if !verbatim.isEmpty { verbatim[handle(of: row)] = nil }
    simplex.remove(row)
  }

  /// Changes the constant of a constraint's expression in place; the handle stays valid.
  ///
  /// The constant belongs to the left side of `expression relation 0`. For `x >= 10`, which is `x - 10 >= 0`, the
  /// constant is -10.
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
  /// Values follow the new constant of an equality. An inequality moves values only as far as it must. If an inequality
  /// is relaxed, the values that it had pushed stay where they are, unless another constraint pulls them.
  ///
  /// - Parameters:
  ///   - handle: The constraint's handle.
  ///   - constant: The new constant.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint was removed, or belongs to another solver;
  ///   ``SolverError/nonFinite(_:)`` if the constant is not a finite number, or overflows when it is divided by the
  ///   largest coefficient;
  ///   ``SolverError/unsatisfiable(_:)`` if the constraint is required and cannot hold with the new constant.
  /// - Complexity: O(1) if the constraint's direction is cached and no other constraint changes side, otherwise O(*t*),
  ///   where *t* counts the entries of the factors that the change reaches.
  public func update(_ handle: ConstraintHandle, constant: Double) throws(SolverError) {
    let row = try row(of: handle)
    simplex.releaseIfIdle(row, movingTo: try target(of: row, constant: constant))
    try move(handle, constant: constant)
  }

  /// Changes the constant of a constraint in place, with less work than ``update(_:constant:)``.
  ///
  /// If an inequality is relaxed, the values that the inequality had pushed follow the new bound, unless another
  /// constraint pulls them. ``update(_:constant:)`` leaves such values where they are, but may have to solve for that.
  ///
  /// `move` leaves all work of an optional constraint to the next solve. Layouts need this, because they change
  /// thousands of bounds at once. The feasibility of a required constraint is decided at once.
  ///
  /// - Throws: The errors of ``update(_:constant:)``; then the constant has not changed.
  /// - Complexity: O(1) for an optional constraint.
  package func move(_ handle: ConstraintHandle, constant: Double) throws(SolverError) {
    let row = try row(of: handle)
    let target = try target(of: row, constant: constant)
    let written = keepVerbatim(row, constant: constant, target: target)
    if !simplex.moveInRange(row, to: target) {
      do throws(SolverError) {
        try retarget(row, to: target)
      } catch {
        if !verbatim.isEmpty { verbatim[handle] = written }
        throw error
      }
    }
    checkAfterMutation()
  }

  /// Changes the constants of several constraints in place: all of them, or none.
  ///
  /// The feasibility of the required constraints is decided once, with all the new constants. ``move(_:constant:)``
  /// would decide it after each constant.
  ///
  /// - Parameter constants: The constraints' handles with their new constants.
  /// - Returns: Whether the constants have changed. If a handle has no constraint, a constant cannot be stored, or the
  ///   required constraints cannot hold, the result is false and nothing has changed.
  /// - Complexity: O(*k* + *t*), where *k* counts the constraints, and *t* the entries of the factors that the changes
  ///   reach.
  package func move(_ constants: [(handle: ConstraintHandle, constant: Double)]) -> Bool {
    var moves: [(row: Int32, target: Double)] = []
    moves.reserveCapacity(constants.count)
    for (handle, constant) in constants {
      guard let row = knownRow(of: handle), let target = try? target(of: row, constant: constant) else { return false }
      moves.append((row, target))
    }
    simplex.beginCall()
    if !simplex.retarget(moves) {
      simplex.undoCall()
      return false
    }
    simplex.commitCall()
    for index in moves.indices {
      _ = keepVerbatim(moves[index].row, constant: constants[index].constant, target: moves[index].target)
    }
    checkAfterMutation()
    return true
  }

  /// Changes the priority of a constraint in place; the handle stays valid.
  ///
  /// ```swift
  /// let preferred = try solver.add(x == 12, priority: .low)
  /// try solver.add(x == 40, priority: .medium)
  /// solver[x]                              // 40.0
  /// try solver.update(preferred, priority: .high)
  /// solver[x]                              // 12.0
  /// ```
  ///
  /// - Parameters:
  ///   - handle: The constraint's handle.
  ///   - priority: The new priority.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint was removed, or belongs to another solver;
  ///   ``SolverError/invalidPriority(_:)`` for a priority outside of 1…1000; ``SolverError/unsatisfiable(_:)`` if the
  ///   priority is required and the constraint cannot hold.
  /// - Complexity: O(*k* + *t*), where *k* counts the constraint's terms, and *t* the entries of the factors that the
  ///   change reaches.
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
    checkAfterMutation()
  }

  private func retarget(_ row: Int32, to target: Double) throws(SolverError) {
    if !simplex.rows[row].isRequired {
      _ = simplex.retarget(row, to: target)
      return
    }
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
