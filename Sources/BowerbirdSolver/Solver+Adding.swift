extension Solver {
  /// Adds a constraint.
  ///
  /// ```swift
  /// let handle = try solver.add(x + 2 * y <= 30)
  /// try solver.add(x == 12.5, priority: .high)
  /// ```
  ///
  /// - Parameters:
  ///   - constraint: What shall hold.
  ///   - priority: How strongly; required by default.
  /// - Returns: The constraint's handle, for changing and removing it.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with a minimal conflict, if required constraints cannot hold together any
  ///   more; ``SolverError/foreignVariable(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/invalidPriority(_:)``.
  /// - Complexity: O(*k*) for a wish, and for a required equality with a variable that no other constraint determines;
  ///   otherwise O(*k* + touched) for each exchange that it takes, commonly none or one.
  @discardableResult
  public func add(_ constraint: Constraint, priority: Priority = .required) throws(SolverError) -> ConstraintHandle {
    let sawExtremes = simplex.hasExtremeNumbers
    let row = try occupyRow(constraint, priority)
    if priority.isRequired {
      if !simplex.admit(row) {
        let conflict = describeConflict(rejecting: [row])
        simplex.undoCall()
        takeBack([row], sawExtremes: sawExtremes)
        throw .unsatisfiable(conflict)
      }
    } else {
      simplex.markUnplaced(row)
    }
    mutationEnded()
    return handle(of: row)
  }

  /// Adds several constraints of one priority: all of them or none.
  ///
  /// - Parameters:
  ///   - constraints: What shall hold.
  ///   - priority: How strongly; required by default.
  /// - Returns: The handles, in the order of the constraints.
  /// - Throws: As ``add(_:priority:)``; then none has been added.
  /// - Complexity: O(total number of terms) expected, in any order.
  @discardableResult
  public func add(
    _ constraints: [Constraint], priority: Priority = .required
  ) throws(SolverError) -> [ConstraintHandle] {
    let sawExtremes = simplex.hasExtremeNumbers
    var batch: [Int32] = []
    batch.reserveCapacity(constraints.count)
    for constraint in constraints { try append(constraint, priority, to: &batch, sawExtremes: sawExtremes) }
    return try admit(batch, sawExtremes: sawExtremes)
  }

  /// Adds several constraints with priorities of their own: all of them or none.
  ///
  /// - Parameter constraints: What shall hold, and how strongly.
  /// - Returns: The handles, in the order of the constraints.
  /// - Throws: As ``add(_:priority:)``; then none has been added.
  /// - Complexity: O(total number of terms) expected, in any order.
  @discardableResult
  public func add(_ constraints: [(Constraint, Priority)]) throws(SolverError) -> [ConstraintHandle] {
    let sawExtremes = simplex.hasExtremeNumbers
    var batch: [Int32] = []
    batch.reserveCapacity(constraints.count)
    for (constraint, priority) in constraints { try append(constraint, priority, to: &batch, sawExtremes: sawExtremes) }
    return try admit(batch, sawExtremes: sawExtremes)
  }

  // MARK: - Batches

  private func append(
    _ constraint: Constraint, _ priority: Priority, to batch: inout [Int32], sawExtremes: Bool
  ) throws(SolverError) {
    do {
      batch.append(try occupyRow(constraint, priority))
    } catch {
      takeBack(batch, sawExtremes: sawExtremes)
      throw error
    }
  }

  private func admit(_ batch: [Int32], sawExtremes: Bool) throws(SolverError) -> [ConstraintHandle] {
    if !simplex.admit(batch) {
      let conflict = describeConflict(rejecting: batch)
      simplex.undoCall()
      takeBack(batch, sawExtremes: sawExtremes)
      throw .unsatisfiable(conflict)
    }
    mutationEnded()
    return batch.map { handle(of: $0) }
  }

  /// Makes the rows of a refused call vanish without a trace.
  func takeBack(_ batch: [Int32], sawExtremes: Bool) {
    for row in batch.reversed() {
      if !verbatim.isEmpty { verbatim[handle(of: row)] = nil }
      simplex.discard(row)
    }
    simplex.hasExtremeNumbers = sawExtremes
  }

  // MARK: - Conflicts

  /// Says what contradicts what, with the rows of the present call apart from those before.
  func describeConflict(rejecting batch: [Int32]) -> Conflict {
    var isNew = Set<Int32>()
    for row in batch { isNew.insert(row) }
    var rejected: [Constraint] = []
    var present: [ConstraintHandle] = []
    for place in 0..<simplex.conflict.count {
      let row = simplex.conflict[place]
      if isNew.contains(row) { rejected.append(constraint(at: row)) } else { present.append(handle(of: row)) }
    }
    return Conflict(
      rejected: rejected, present: present,
      description: sentence(rejected: rejected, present: present.map { constraint(at: $0.row) }))
  }

  private func sentence(rejected: [Constraint], present: [Constraint]) -> String {
    let new = list(rejected)
    if present.isEmpty {
      return rejected.count == 1 ? "\(new) can never hold." : "\(new) cannot hold together."
    }
    return "\(new) cannot hold together with \(list(present))."
  }

  private func list(_ constraints: [Constraint]) -> String {
    var text = ""
    for (place, constraint) in constraints.enumerated() {
      if place > 0 { text += place == constraints.count - 1 ? " and " : ", " }
      text += describe(constraint)
    }
    return text
  }
}
