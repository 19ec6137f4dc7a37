import BenchmarkWorkloads
import BowerbirdSolver

extension AnswerCheck {
  /// Checks that a solver reports exactly the variables that change at each step of a loop, each variable once.
  static func changes(_ scene: Scene, _ loop: Workload.Loop) throws(SolverError) -> AnswerCheck {
    scene.solver.solve()
    var before = scene.solver.withValues { Array($0) }
    for suggestion in loop.steps.suggestions {
      try scene.solver.suggest(scene.variables[suggestion.variable], suggestion.value)
      scene.solver.solve()
      let after = scene.solver.withValues { Array($0) }
      let due = before.indices.filter { before[$0] != after[$0] }
      let named = scene.solver.changes.map(\.index).sorted()
      guard named == due else {
        return .failure("\(named.count) changes are reported, but \(due.count) values changed")
      }
      before = after
    }
    return .pass
  }
}
