import BowerbirdSolver

extension TraceRunner {
  mutating func checkValues(_ values: [TraceOperation.Value], _ tolerance: Double) throws {
    for expected in values {
      let got = solver[variable(expected.name)]
      guard close(got, expected.value, tolerance) else {
        throw Unexpected("\(expected.name) is \(got) and should be \(expected.value)")
      }
    }
    try proveAnswer()
  }

  /// Proves that the present answer is optimal.
  private func proveAnswer() throws {
    if let flaw = Proof.flaw(in: solver.certificate(), of: sourcedRows) { throw Unexpected(flaw) }
  }

  /// Compares the errors by level, computed from the rows of the trace and the values of the solver.
  func checkErrors(_ levels: [TraceOperation.Level], _ tolerance: Double) throws {
    let errors = LevelErrors(of: rowsWithEdits, at: solver.values)
    guard errors.levels.map(\.priority) == levels.map(\.priority) else {
      throw Unexpected("levels \(errors.levels.map(\.priority)) and should be \(levels.map(\.priority))")
    }
    for (got, expected) in zip(errors.levels, levels) where !close(got.error, expected.error, tolerance) {
      throw Unexpected("error \(got.error) at \(expected.priority) and should be \(expected.error)")
    }
    try proveAnswer()
  }

  func checkSatisfied(_ id: String, _ tolerance: Double) throws {
    guard let active = activeRow(id) else { throw Unexpected("\(id) is not active") }
    let violation = active.row.violation(at: solver.values)
    guard violation <= tolerance * max(1, active.row.constant.magnitude) else {
      throw Unexpected("\(id) is violated by \(violation)")
    }
  }

  /// Checks that an operation is refused for the right reason and changes no value.
  mutating func checkRefused(
    _ operation: TraceOperation, _ refusal: TraceOperation.Refusal, _ conflicts: TraceOperation.Conflicts?
  ) throws {
    if refusal == .duplicateConstraint {
      // In a solver whose constraints are objects, an object can be added twice. Here each add makes a new row and
      // handle, so only this runner, which names the rows, can notice a repeated name.
      guard case .add(let id, _) = operation, activeRow(id) != nil else { throw Unexpected("no duplicate") }
      return
    }
    let before = solver.valueBits
    let thrown = try refusalOf(operation)
    try check(thrown, of: operation, is: refusal, conflicts)
    // A refused operation may have been the first to name a variable. That variable is appended, and its value is 0.
    guard solver.valueBits.starts(with: before) else { throw Unexpected("the refused call changed a value") }
  }

  private mutating func refusalOf(_ operation: TraceOperation) throws -> SolverError {
    do throws(SolverError) {
      try mutate(operation)
    } catch {
      return error
    }
    throw Unexpected("the call was not refused")
  }

  private mutating func check(
    _ thrown: SolverError, of operation: TraceOperation, is refusal: TraceOperation.Refusal,
    _ conflicts: TraceOperation.Conflicts?
  ) throws {
    switch (refusal, thrown) {
    case (.unsatisfiable, .unsatisfiable(let conflict)):
      guard case .add(let id, let content) = operation else { throw Unexpected("only an add can be unsatisfiable") }
      try check(conflict, causedBy: id, numbered(content), conflicts)
    case (.unknownConstraint, .unknownConstraint), (.duplicateEditVariable, .duplicateEdit),
      (.unknownEditVariable, .unknownEdit), (.badRequiredStrength, .requiredEdit), (.nonFinite, .nonFinite):
      break
    default:
      throw Unexpected("refused as \(thrown) and should be \(refusal)")
    }
  }

  private func check(
    _ conflict: Conflict, causedBy id: String, _ refused: Row, _ conflicts: TraceOperation.Conflicts?
  ) throws {
    guard conflict.rejected == [refused.constraint(over: variables)] else {
      throw Unexpected("the conflict rejects \(conflict.rejected)")
    }
    let present = try conflict.present.map { handle in
      guard let active = rows.first(where: { $0.handle == handle }) else {
        throw Unexpected("a stranger in the conflict")
      }
      guard active.row.isRequired else { throw Unexpected("\(active.id) is in the conflict and not required") }
      return active
    }
    if let flaw = Proof.flaw(in: conflict, of: [refused] + present.map(\.row)) { throw Unexpected(flaw) }
    let members = Set(present.map(\.id) + [id])
    guard members.count == present.count + 1 else { throw Unexpected("the conflict names a row twice") }
    if let conflicts, conflicts.isComplete {
      guard conflicts.minimal.contains(members) else { throw Unexpected("\(members.sorted()) is no minimal conflict") }
    } else if let flaw = ConflictProof.flaw(in: present.map(\.row) + [refused], variableCount: variables.count) {
      throw Unexpected(flaw)
    }
  }

  private var rowsWithEdits: [Row] { sourcedRows.map(\.row) }

  /// The rows and suggestions of the solver, with their sources in a certificate.
  private var sourcedRows: [Proof.SourcedRow] {
    rows.map { ($0.row, .constraint($0.handle)) }
      + edits.compactMap { edit in
        edit.value.map {
          (Row([(edit.variable.index, 1)], -$0, .equal, priority: edit.priority), .edit(edit.variable))
        }
      }
  }
}
