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

  func errors(at point: [Double]) -> LevelErrors { LevelErrors(of: rows, at: point) }

  /// A solver that has never known anything else, its rows given in one call.
  func fresh() throws(SolverError) -> Solver { try Self.solver(with: rows, variableCount: variableCount) }

  static func solver(with rows: [Row], variableCount: Int) throws(SolverError) -> Solver {
    let solver = Solver()
    let variables = solver.variables(variableCount)
    try solver.add(rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
    return solver
  }

  /// A solver that was given its rows one after the other.
  static func solver(byOneOf rows: [Row], variableCount: Int) throws(SolverError) -> Solver {
    let solver = Solver()
    let variables = solver.variables(variableCount)
    for row in rows { try solver.add(row.constraint(over: variables), priority: Priority(row.priority)) }
    return solver
  }
}
