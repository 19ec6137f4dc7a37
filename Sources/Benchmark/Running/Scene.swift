import BenchmarkWorkloads
import BowerbirdSolver

/// A workload, and the solver in which it was built.
final class Scene {
  let workload: Workload
  let solver: Solver
  let variables: [Variable]
  let constraints: [Constraint]

  /// The handle of each row of the workload, at the row's index; nil for a row that is not in the solver.
  var handles: [ConstraintHandle?]

  /// The last suggestion for each edit variable, by the variable's index.
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
