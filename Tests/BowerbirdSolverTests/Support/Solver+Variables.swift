import BowerbirdSolver

extension Solver {
  /// Makes a solver with two variables.
  static func withVariables(_ first: String, _ second: String) -> (Solver, Variable, Variable) {
    let solver = Solver()
    return (solver, solver.variable(first), solver.variable(second))
  }
}
