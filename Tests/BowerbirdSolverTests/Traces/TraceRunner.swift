import BowerbirdSolver

/// Applies a trace to a solver, and compares the results with the trace.
struct TraceRunner {
  /// A row of the trace that is in the solver.
  struct ActiveRow {
    let id: String
    let row: Row
    let handle: ConstraintHandle
  }

  struct Edit {
    let variable: Variable
    let priority: Double
    var value: Double?
  }

  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var rows: [ActiveRow] = []
  private(set) var edits: [Edit] = []
  private var numbers: [String: Int] = [:]

  /// The handles of removed rows, for traces that remove a row twice.
  private var retired: [String: ConstraintHandle] = [:]

  /// Runs a case to its end or its first failure.
  static func run(_ trace: TraceCase) throws {
    var runner = TraceRunner()
    for (index, operation) in try trace.operations().enumerated() {
      do {
        try runner.apply(operation)
      } catch {
        throw TraceFailure(trace: trace.name, index: index, reason: "\(error)")
      }
    }
    runner.solver.checkInvariants()
  }

  private mutating func apply(_ operation: TraceOperation) throws {
    switch operation {
    case .add, .remove, .edit, .suggest, .endEdit: try mutate(operation)
    case .expect(let values, let tolerance): try checkValues(values, tolerance)
    case .expectErrors(let levels, let tolerance): try checkErrors(levels, tolerance)
    case .expectSatisfied(let id, let tolerance): try checkSatisfied(id, tolerance)
    // Another solver's choice among equal optima is not binding.
    case .peerExpect: break
    case .fails(let refusal, let refused, let conflicts): try checkRefused(refused, refusal, conflicts)
    }
  }

  /// Applies an operation that changes the solver, and records it if it was not refused.
  mutating func mutate(_ operation: TraceOperation) throws(SolverError) {
    switch operation {
    case .add(let id, let content):
      let row = numbered(content)
      let handle = try solver.add(row.constraint(over: variables), priority: Priority(row.priority))
      rows.append(ActiveRow(id: id, row: row, handle: handle))
    case .remove(let id):
      try solver.remove(handle(of: id))
      retired[id] = rows.first { $0.id == id }?.handle
      rows.removeAll { $0.id == id }
    case .edit(let name, let priority):
      let variable = variable(name)
      try solver.edit(variable, priority: Priority(priority))
      edits.append(Edit(variable: variable, priority: priority))
    case .suggest(let name, let value):
      let variable = variable(name)
      try solver.suggest(variable, value)
      for index in edits.indices where edits[index].variable == variable { edits[index].value = value }
    case .endEdit(let name):
      let variable = variable(name)
      try solver.endEdit(variable)
      edits.removeAll { $0.variable == variable }
    case .expect, .expectErrors, .expectSatisfied, .peerExpect, .fails:
      break
    }
  }

  func activeRow(_ id: String) -> ActiveRow? { rows.first { $0.id == id } }

  /// Returns a row with its variables as numbers; variables are made when they are first named.
  mutating func numbered(_ content: TraceOperation.Row) -> Row {
    var terms: [Row.Term] = []
    for term in content.terms {
      terms.append(Row.Term(variable: variable(term.name).index, coefficient: term.value))
    }
    return Row(terms, content.constant, content.relation, priority: content.priority)
  }

  mutating func variable(_ name: String) -> Variable {
    if let number = numbers[name] { return variables[number] }
    let variable = solver.variable(name)
    numbers[name] = variable.index
    variables.append(variable)
    return variable
  }

  /// Returns the handle of a present or removed row, or of another solver for a row that never existed.
  private func handle(of id: String) throws(SolverError) -> ConstraintHandle {
    if let active = activeRow(id) { return active.handle }
    if let handle = retired[id] { return handle }
    let stranger = Solver()
    return try stranger.add(stranger.variable() == 0)
  }
}
