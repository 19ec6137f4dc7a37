extension Solver {
  /// Removes a constraint.
  ///
  /// What it alone determined keeps its value.
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint is not there any more.
  /// - Complexity: O(*k*), and O(touched) at once or in the next solve if the constraint was active.
  public func remove(_ handle: ConstraintHandle) throws(SolverError) {
    remove(at: try row(of: handle))
    mutationEnded()
  }

  /// Removes several constraints: all of them or none.
  ///
  /// - Parameter handles: What adding the constraints returned; a handle that occurs twice counts once.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if one of them is not there any more; then none has been removed.
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
  /// ```swift
  /// let gap = try solver.add(right.left - left.right - 8 >= 0)
  /// try solver.update(gap, constant: -12)
  /// ```
  ///
  /// - Parameters:
  ///   - handle: What adding the constraint returned.
  ///   - constant: The new constant.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/nonFinite(_:)``, or
  ///   ``SolverError/unsatisfiable(_:)`` if the constraint is required and cannot hold with the new constant.
  /// - Complexity: O(1) where the constraint's direction is known and no other constraint changes side, else O(touched).
  public func update(_ handle: ConstraintHandle, constant: Double) throws(SolverError) {
    let row = try row(of: handle)
    let target = try target(of: row, constant: constant)
    simplex.releaseIfIdle(row, movingTo: target)
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
  /// - Parameters:
  ///   - handle: What adding the constraint returned.
  ///   - priority: The new priority.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidPriority(_:)``, or
  ///   ``SolverError/unsatisfiable(_:)`` if the constraint shall be required and cannot be.
  /// - Complexity: O(*k* + touched).
  public func update(_ handle: ConstraintHandle, priority: Priority) throws(SolverError) {
    let row = try row(of: handle)
    guard priority.isValid else {
      throw .invalidPriority(.init(priority, name: "The new priority of \(describe(constraint(at: row)))"))
    }
    if !priority.isRequired {
      _ = simplex.reprioritise(row, to: priority.value)
    } else {
      simplex.beginCall(changing: row, placesWishes: true)
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
