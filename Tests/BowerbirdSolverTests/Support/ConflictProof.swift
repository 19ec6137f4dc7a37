import BowerbirdSolver

/// Proves that rows are a minimal conflict: they cannot hold together, but can without any one of them.
enum ConflictProof {
  /// Returns why the rows are not a minimal conflict, or nil if they are.
  static func flaw(in rows: [Row], variableCount: Int) -> String? {
    guard !canHold(rows, variableCount) else { return "the \(rows.count) rows of the conflict can hold together" }
    for spared in rows.indices {
      var rest = rows
      rest.remove(at: spared)
      guard canHold(rest, variableCount) else { return "the conflict does not need its row \(rows[spared])" }
    }
    return nil
  }

  private static func canHold(_ rows: [Row], _ variableCount: Int) -> Bool {
    let solver = Solver()
    let variables = solver.variables(variableCount)
    do throws(SolverError) {
      try solver.add(rows.map { $0.constraint(over: variables) })
      return true
    } catch {
      return false
    }
  }
}
