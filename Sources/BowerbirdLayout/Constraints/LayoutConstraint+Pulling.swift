import BowerbirdSolver

extension LayoutConstraint {
  /// What pulls at the constraint in the present solution, or nil if nothing does or the constraint has no row.
  package var pull: Pull? {
    guard let handle, let engine else { return nil }
    return engine.solver.pull(at: handle)
  }
}
