import BowerbirdSolver

extension LayoutConstraint {
  /// The strongest pull against the constraint in the present solution; nil if nothing pulls, or if the constraint has
  /// no row.
  package var pull: Pull? {
    guard let handle, let engine else { return nil }
    return engine.solver.pull(at: handle)
  }
}
