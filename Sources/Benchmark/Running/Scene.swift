import BenchmarkWorkloads
import BowerbirdSolver

/// A workload with a solver of its own.
final class Scene {
  let workload: Workload
  let solver: Solver
  let variables: [Variable]
  let constraints: [Constraint]

  /// The handle of each row that is in the solver.
  var handles: [ConstraintHandle?]

  /// The last suggestion for each edit variable.
  var suggestions: [Int: Double]

  /// The cost of a build.
  struct Cost {
    var nanoseconds = 0.0

    /// The time for creating the constraints as values, which is not part of `nanoseconds`.
    var nanosecondsForValues = 0.0
    var allocations = 0
  }

  init(
    _ workload: Workload, solver: Solver, variables: [Variable], constraints: [Constraint],
    handles: [ConstraintHandle?]
  ) {
    self.workload = workload
    self.solver = solver
    self.variables = variables
    self.constraints = constraints
    self.handles = handles
    let said = workload.items.compactMap { if case .suggestion(let said) = $0 { said } else { nil } }
    suggestions = Dictionary((said + workload.initialSuggestions).map { ($0.variable, $0.value) }) { $1 }
  }
}
