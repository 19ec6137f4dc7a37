import BenchmarkWorkloads
import BowerbirdSolver

/// A test of the reader of workload files: it reads a damaged file, and runs the workload if the file is accepted.
///
/// Neither the reader nor the solver may trap. Each loop of an accepted workload runs twice, because loops must be
/// repeatable. Workloads of more than 1000 variables are not run.
package enum WorkloadFileTrial {
  /// Makes a damaged file from a seed, reads the file, and runs its workload.
  ///
  /// - Returns: Whether the file was accepted.
  /// - Throws: A failure if the reader accepted a file that cannot be run. A refusal of contradictory rows, or of
  ///   numbers that get too large, is no failure.
  package static func run(seed: UInt64) throws(TrialFailure) -> Bool {
    var damage = TextDamage(
      seed: seed,
      words: [
        "name", "vars", "c", "p", "e", "I", "i", "loop", "endloop", "s", "u", "r", "a", "t", "R", "E", "S", "M", "W",
      ])
    return try run(text: damage.damaged(sample))
  }

  /// Reads a file and runs its workload; returns whether the file was accepted.
  static func run(text: String) throws(TrialFailure) -> Bool {
    let workload: Workload
    do throws(WorkloadReader.FormatError) {
      workload = try WorkloadReader.workload(from: text)
    } catch {
      return false
    }
    // More variables take longer and find no other faults.
    if workload.variableCount > 1000 { return true }
    do throws(SolverError) {
      try build(workload)
    } catch {
      switch error {
      case .unsatisfiable, .nonFinite: break
      default: throw TrialFailure("a file was accepted that cannot be built: \(error)\n\(text)")
      }
    }
    return true
  }

  private static func build(_ workload: Workload) throws(SolverError) {
    let solver = Solver(), variables = (0..<workload.variableCount).map { _ in solver.variable() }
    var handles = [ConstraintHandle?](repeating: nil, count: workload.rows.count)
    for item in workload.items {
      switch item {
      case .row(let index):
        if !workload.rows[index].isPending { handles[index] = try add(workload.rows[index], to: solver, variables) }
      case .edit(let variable, let strength): try solver.edit(variables[variable], priority: strength.priority)
      case .suggestion(let said): try solver.suggest(variables[said.variable], said.value)
      }
    }
    for said in workload.initialSuggestions { try solver.suggest(variables[said.variable], said.value) }
    for loop in workload.loops { for _ in 0..<2 { try run(loop, workload, solver, variables, &handles) } }
  }

  private static func add(
    _ row: Workload.Row, to solver: Solver, _ variables: [Variable]
  ) throws(SolverError) -> ConstraintHandle {
    let terms = row.terms.map {
      LinearExpression.Term(variables[$0.variable], coefficient: $0.coefficient * row.strength.scale)
    }
    let expression = LinearExpression(terms, constant: row.constant * row.strength.scale)
    return try solver.add(Constraint(expression, row.relation), priority: row.strength.priority)
  }

  private static func run(
    _ loop: Workload.Loop, _ workload: Workload, _ solver: Solver, _ variables: [Variable],
    _ handles: inout [ConstraintHandle?]
  ) throws(SolverError) {
    for step in loop.steps {
      switch step {
      case .suggest(let said): try solver.suggest(variables[said.variable], said.value)
      case .update, .endOfOperation: solver.solve()
      case .remove(let row):
        guard let handle = handles[row] else { preconditionFailure("row \(row) is not in the solver") }
        try solver.remove(handle)
        handles[row] = nil
      case .add(let row): handles[row] = try add(workload.rows[row], to: solver, variables)
      }
    }
  }

  /// A file with every kind of line.
  static let sample = """
    name own 3  # a comment
    vars 4
    c 0 R 1 0 2 1 1 0 -1
    c 1 R 2 -10 1 1 1
    e 2 S
    I 2 12.5
    c 2 M 0 -100 2 1 1 2 1
    c 3 1250 1 -30 1 3 1
    p 4 W 1 5 2 3 1 2 -2
    i 2 40
    loop resize 2 500
    s 2 50
    u
    t
    s 2 70
    u
    t
    endloop
    loop churn 1 100
    r 2
    a 4
    u
    r 4
    a 2
    u
    t
    endloop
    """
}
