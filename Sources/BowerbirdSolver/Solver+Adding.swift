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
    let row = try occupyRow(constraint, priority)
    if priority.isRequired {
      if !simplex.admit(row) {
        let conflict = describeConflict(rejecting: [row])
        simplex.undoCall()
        vacate([row])
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
    var batch: [Int32] = []
    batch.reserveCapacity(constraints.count)
    for constraint in constraints { try append(constraint, priority, to: &batch) }
    return try admit(batch)
  }

  /// Adds several constraints with priorities of their own: all of them or none.
  ///
  /// - Parameter constraints: What shall hold, and how strongly.
  /// - Returns: The handles, in the order of the constraints.
  /// - Throws: As ``add(_:priority:)``; then none has been added.
  /// - Complexity: O(total number of terms) expected, in any order.
  @discardableResult
  public func add(_ constraints: [(Constraint, Priority)]) throws(SolverError) -> [ConstraintHandle] {
    var batch: [Int32] = []
    batch.reserveCapacity(constraints.count)
    for (constraint, priority) in constraints { try append(constraint, priority, to: &batch) }
    return try admit(batch)
  }

  // MARK: - Batches

  private func append(_ constraint: Constraint, _ priority: Priority, to batch: inout [Int32]) throws(SolverError) {
    do {
      batch.append(try occupyRow(constraint, priority))
    } catch {
      vacate(batch)
      throw error
    }
  }

  private func admit(_ batch: [Int32]) throws(SolverError) -> [ConstraintHandle] {
    if !simplex.admit(batch) {
      let conflict = describeConflict(rejecting: batch)
      simplex.undoCall()
      vacate(batch)
      throw .unsatisfiable(conflict)
    }
    mutationEnded()
    return batch.map { handle(of: $0) }
  }

  private func vacate(_ batch: [Int32]) {
    for row in batch.reversed() {
      if !verbatim.isEmpty { verbatim[handle(of: row)] = nil }
      simplex.vacate(row)
    }
  }

  // MARK: - Rows

  /// Writes a constraint down as a row that has no effect yet.
  func occupyRow(_ constraint: Constraint, _ priority: Priority) throws(SolverError) -> Int32 {
    guard priority.isValid else { throw .invalidPriority(priority) }
    let expression = constraint.expression
    if !expression.constant.isFinite {
      throw .nonFinite(.init(expression.constant, name: "The constant of a constraint"))
    }
    try sumTerms(of: expression)
    defer { simplex.step.clear() }
    let exponent = largestExponent()
    let scale = powerOfTwo(-exponent)
    let target = -expression.constant * scale
    if !target.isFinite {
      throw .nonFinite(.init(target, name: "The constant of a constraint, relative to its coefficients,"))
    }
    let row = simplex.occupyRow(
      Row(
        target: target + 0, priority: priority.value, tenancy: 0, lineage: identities.present,
        weightExponent: Int16(exponent), relation: constraint.relation))
    simplex.matrix.beginRow(row)
    for place in 0..<simplex.step.pattern.count {
      let variable = simplex.step.pattern[place]
      let coefficient = simplex.step[variable] * scale
      if coefficient == 0 { continue }
      simplex.matrix.appendEntry(row, variable, coefficient)
      simplex.noteFaintness(of: coefficient)
    }
    if Int(simplex.matrix.spans[row].count) != expression.terms.count { verbatim[handle(of: row)] = constraint }
    return row
  }

  /// Adds the terms up by variable, in the simplex's step vector.
  private func sumTerms(of expression: LinearExpression) throws(SolverError) {
    for term in expression.terms {
      if !owns(term.variable) {
        simplex.step.clear()
        throw .foreignVariable(term.variable)
      }
      let index = term.variable.storedIndex
      let sum = simplex.step[index] + term.coefficient
      simplex.step.list(index)
      simplex.step.values[index] = difference(simplex.step[index], -term.coefficient)
      if !sum.isFinite {
        simplex.step.clear()
        throw .nonFinite(.init(sum, name: "The coefficient of \(name(of: term.variable))"))
      }
    }
  }

  /// The exponent of the largest coefficient; rows are divided by that power of two.
  private func largestExponent() -> Int {
    var largest = 0.0
    for place in 0..<simplex.step.pattern.count {
      largest = max(largest, simplex.step[simplex.step.pattern[place]].magnitude)
    }
    return largest == 0 ? 0 : max(-1000, min(1000, Int(largest.exponent)))
  }

  private func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
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
