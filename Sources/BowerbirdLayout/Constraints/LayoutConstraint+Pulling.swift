import BowerbirdSolver

extension LayoutConstraint {
  /// The constraints that pull at the constraint in the present solution, or nil if there are none or it has no row.
  package var pull: Pull? {
    guard let handle, let engine else { return nil }
    return engine.solver.pull(at: handle)
  }
}
