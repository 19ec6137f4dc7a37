import BowerbirdSolver

/// What a solver ought to hold, kept apart from it.
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

  /// The rows that count: those added and those of the suggestions made.
  var rows: [Row] {
    entries.map(\.row)
      + edits.compactMap { edit in
        edit.value.map { Row([(edit.variable, 1)], -$0, .equal, priority: edit.priority) }
      }
  }

  /// The rows that count, and what a certificate calls them.
  func sourcedRows(_ variables: [Variable]) -> [Proof.SourcedRow] {
    let sources = entries.map { Certificate.Source.constraint($0.handle) }
    let edits = edits.filter { $0.value != nil }.map { Certificate.Source.edit(variables[$0.variable]) }
    return zip(rows, sources + edits).map { ($0, $1) }
  }

  func errors(at point: [Double]) -> LevelErrors { LevelErrors(of: rows, at: point) }

  /// A solver that has never known anything else, its rows given in one call.
  func fresh() throws -> Solver { try Self.solver(with: rows, variableCount: variableCount) }

  /// A solver that was given its rows in one call, and whose answer has been proved.
  static func solver(with rows: [Row], variableCount: Int) throws -> Solver {
    let solver = Solver()
    let variables = solver.variables(variableCount)
    let handles = try solver.add(rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
    try Proof.prove(solver, rows, handles)
    return solver
  }

  /// A solver that was given its rows one after the other, and whose answer has been proved.
  static func solver(byOneOf rows: [Row], variableCount: Int) throws -> Solver {
    let solver = Solver()
    let variables = solver.variables(variableCount)
    let handles = try rows.map { try solver.add($0.constraint(over: variables), priority: Priority($0.priority)) }
    try Proof.prove(solver, rows, handles)
    return solver
  }
}
