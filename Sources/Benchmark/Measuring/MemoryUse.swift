import AllocationCounter
import BenchmarkWorkloads
import BowerbirdSolver

/// The memory that a solver takes, including all its rows and values.
struct MemoryUse {
  let workload: String
  let size: Int

  /// The number of bytes for each constraint after the build.
  let afterBuild: Double

  /// The number of bytes for each constraint after 500 passes through the suggestions of the workload's first loop.
  let afterLoop: Double

  /// Measures the memory after a build that adds one constraint at a time, and after 500 passes through the suggestions
  /// of the first loop.
  ///
  /// The constraints are created inside the measured part, so that memory that the solver shares with the constraints
  /// is included.
  static func measure(_ workload: Workload) throws(SolverError) -> MemoryUse {
    let start = allocation_live_bytes()
    let (solver, suggestions) = try built(workload)
    let built = allocation_live_bytes() - start
    for _ in 0..<500 {
      for (variable, value) in suggestions {
        try solver.suggest(variable, value)
        ValueSum.shared.add(solver.withValues(ValueSum.of))
      }
    }
    let looped = allocation_live_bytes() - start
    let constraints = Double(workload.constraintCount)
    return MemoryUse(
      workload: workload.name, size: workload.size, afterBuild: Double(built) / constraints,
      afterLoop: Double(looped) / constraints)
  }

  /// Builds a scene, and releases everything but its solver and variables.
  private static func built(_ workload: Workload) throws(SolverError) -> (Solver, [(Variable, Double)]) {
    let (scene, _) = try Scene.build(workload, .oneAtATime)
    let suggestions = workload.loops.first?.steps.suggestions ?? []
    return (scene.solver, suggestions.map { (scene.variables[$0.variable], $0.value) })
  }
}
