import BenchmarkWorkloads
import BowerbirdSolver

/// A workload in a solver of its own.
final class Scene {
  let workload: Workload
  let solver: Solver
  let variables: [Variable]
  let constraints: [Constraint]

  /// The handle of each row that is in the solver.
  var handles: [ConstraintHandle?]

  /// What each edit variable was last told to be.
  var suggestions: [Int: Double]

  /// How much a build took, and of what.
  struct Cost {
    var nanoseconds = 0.0

    /// The time it took to write the constraints down as values, which is not part of `nanoseconds`.
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
