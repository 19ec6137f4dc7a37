import BowerbirdSolver

extension LayoutConstraint {
  /// The strongest pull of other constraints against this constraint in the present solution; nil if there is none.
  ///
  /// The value is also nil if the constraint has no row, if the row is not active in the solver, or if the constraint
  /// is a required equality.
  package var pull: Pull? {
    guard let handle, let engine else { return nil }
    return engine.solver.pull(at: handle)
  }
}
