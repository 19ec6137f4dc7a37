import BowerbirdSolver

extension Trial {
  /// Makes a wrong call, and checks that the solver refuses it with the right error.
  ///
  /// A call that needs a row is not made if there is no such row. The solver may accept a batch that lists a handle
  /// twice.
  mutating func perform(_ misuse: Misuse) throws(TrialFailure) {
    switch misuse {
    case .coefficientIsNotANumber: try addRefused([LinearExpression.Term(mirror.variable(at: 0), coefficient: .nan)], 1)
    case .constantIsInfinite: try addRefused([LinearExpression.Term(mirror.variable(at: 1))], -.infinity)
    case .suggestionIsNotANumber: try suggest(mirror.variable(at: 0), .nan)
    case .priorityOutOfRange: try priorityOutOfRange()
    case .foreignVariable: try foreignVariable()
    case .foreignHandle: try foreignHandle()
    case .removedHandle: try removedHandle()
    case .handleTwiceInABatch: try handleTwiceInABatch()
    case .requiredEdit: try edit(mirror.variable(at: 0), .required)
    case .batchThatContradictsItself: try batchThatContradictsItself()
    }
  }

  private mutating func addRefused(_ terms: [LinearExpression.Term], _ constant: Double) throws(TrialFailure) {
    let constraint = Constraint(LinearExpression(terms, constant: constant), .equal)
    record { _ in "try solver.add(\(Transcript.swift(constraint)))" }
    let outcome = try attempt { solver throws(SolverError) in
      _ = try solver.add(constraint)
    }
    guard case .failure(.nonFinite) = outcome else { throw TrialFailure("non-finite constraint: \(outcome)") }
  }

  private mutating func priorityOutOfRange() throws(TrialFailure) {
    let constraint = Constraint(LinearExpression(mirror.variable(at: 0)), .equal)
    for number in [0, -1, 1000.5, .nan, .infinity] {
      let priority = Priority(number)
      record { _ in "try solver.add(\(Transcript.swift(constraint)), priority: \(number))" }
      let outcome = try attempt { solver throws(SolverError) in
        _ = try solver.add(constraint, priority: priority)
      }
      guard case .failure(.invalidPriority) = outcome else { throw TrialFailure("priority \(number): \(outcome)") }
    }
  }

  private mutating func foreignVariable() throws(TrialFailure) {
    let stranger = Solver().variable()
    let constraint: Constraint = mirror.variable(at: 0) - stranger == 3
    record { _ in "try solver.add(v[0] - Solver().variable() == 3)" }
    let added = try attempt { solver throws(SolverError) in
      _ = try solver.add(constraint)
    }
    guard case .failure(.foreignVariable) = added else {
      throw TrialFailure("adding a constraint with a foreign variable was not refused as such: \(added)")
    }
    record { _ in "try solver.edit(Solver().variable())" }
    let edited = try attempt { solver throws(SolverError) in
      try solver.edit(stranger)
    }
    guard case .failure(.foreignVariable) = edited else {
      throw TrialFailure("an edit of a foreign variable was not refused as such: \(edited)")
    }
    guard solver[stranger].isNaN else { throw TrialFailure("a foreign variable has the value \(solver[stranger])") }
  }

  private mutating func foreignHandle() throws(TrialFailure) {
    let other = Solver()
    let variable = other.variable()
    guard let handle = try? other.add(variable == 1) else { throw TrialFailure("x == 1 was refused") }
    try refuse(handle)
  }

  private mutating func removedHandle() throws(TrialFailure) {
    if let handle = mirror.removed { try refuse(handle) }
  }

  private mutating func refuse(_ handle: ConstraintHandle) throws(TrialFailure) {
    let good = mirror.rows.first.map { [$0.handle] } ?? []
    record { _ in "try solver.remove(unknown), remove([known, unknown]), update(unknown, …)" }
    let outcomes = [
      try attempt { solver throws(SolverError) in try solver.remove(handle) },
      try attempt { solver throws(SolverError) in try solver.remove(good + [handle]) },
      try attempt { solver throws(SolverError) in try solver.update(handle, constant: 1) },
      try attempt { solver throws(SolverError) in try solver.update(handle, priority: 7) },
    ]
    for case .success in outcomes { throw TrialFailure("a handle without a row was accepted") }
    for case .failure(let error) in outcomes {
      guard case .unknownConstraint = error else {
        throw TrialFailure("a handle without a row was refused for another reason: \(error)")
      }
    }
    guard solver.constraint(for: handle) == nil, solver.priority(of: handle) == nil, !solver.isActive(handle),
      solver.violation(of: handle).isNaN
    else { throw TrialFailure("the solver returned something for a handle without a row") }
  }

  /// Removes one handle twice in a batch.
  ///
  /// The solver may accept the call and remove the row, or refuse the call and keep the row.
  private mutating func handleTwiceInABatch() throws(TrialFailure) {
    guard let row = mirror.rows.last else { return }
    record { "try solver.remove([\($0.name(of: row.handle)), \($0.name(of: row.handle))])" }
    let outcome = try attempt { solver throws(SolverError) in
      try solver.remove([row.handle, row.handle])
    }
    if case .success = outcome {
      mirror.removed = row.handle
      mirror.rows.removeLast()
    }
    let isThere = solver.constraint(for: row.handle) != nil
    guard isThere == (mirror.rows.last?.handle == row.handle) else {
      throw TrialFailure("a call that lists a handle twice was carried out in part")
    }
  }

  private mutating func batchThatContradictsItself() throws(TrialFailure) {
    let x = RowSketch.Term(0, 1)
    let before = rowCount
    try add([
      RowSketch([RowSketch.Term(1, 1)], constant: -7, .equal, priority: .low),
      RowSketch([x], constant: -10, .greaterOrEqual, priority: .required),
      RowSketch([x], constant: -5, .lessOrEqual, priority: .required),
    ])
    guard rowCount == before else { throw TrialFailure("x >= 10 and x <= 5 were accepted together") }
  }
}
