import BowerbirdSolver

extension LayoutConstraint {
  /// What the constraint holds the present solution against; nil if it is in none, or nothing pulls at it.
  package var pull: Pull? {
    guard let handle, let engine else { return nil }
    return engine.solver.pull(at: handle)
  }
}
