import BowerbirdSolver

/// A separate record of the model that a solver must have.
struct Mirror {
  struct Entry {
    var row: Row
    let handle: ConstraintHandle
  }

  struct Edit {
    let variable: Int
    let priority: Double
    var value: Double?
  }

  var variableCount: Int
  var entries: [Entry] = []
  var edits: [Edit] = []

  init(variableCount: Int) { self.variableCount = variableCount }

  /// The rows of the model: those that were added, and those of the suggestions.
  var rows: [Row] {
    entries.map(\.row)
      + edits.compactMap { edit in
        edit.value.map { Row([(edit.variable, 1)], -$0, .equal, priority: edit.priority) }
      }
  }

  /// Returns the rows of the model, with their sources in a certificate.
  func sourcedRows(_ variables: [Variable]) -> [Proof.SourcedRow] {
    let sources = entries.map { OptimalityCertificate.Source.constraint($0.handle) }
    let edits = edits.filter { $0.value != nil }.map { OptimalityCertificate.Source.edit(variables[$0.variable]) }
    return zip(rows, sources + edits).map { ($0, $1) }
  }

  func errors(at point: [Double]) -> LevelErrors { LevelErrors(of: rows, at: point) }

  /// Returns a new solver to which all rows were added in one call.
  func fresh() throws -> Solver { try Self.solver(with: rows, variableCount: variableCount) }

  /// Returns a solver to which the rows were added in one call, after proving its answer.
  static func solver(with rows: [Row], variableCount: Int) throws -> Solver {
    let solver = Solver()
    let variables = solver.variables(variableCount)
    let handles = try solver.add(rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
    try Proof.prove(solver, rows, handles)
    return solver
  }

  /// Returns a solver to which the rows were added one after the other, after proving its answer.
  static func solver(byOneOf rows: [Row], variableCount: Int) throws -> Solver {
    let solver = Solver()
    let variables = solver.variables(variableCount)
    let handles = try rows.map { try solver.add($0.constraint(over: variables), priority: Priority($0.priority)) }
    try Proof.prove(solver, rows, handles)
    return solver
  }
}
