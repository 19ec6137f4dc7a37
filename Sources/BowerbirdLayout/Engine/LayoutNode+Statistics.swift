import BowerbirdSolver

extension LayoutNode {
  /// Counts of the elementary steps that solving this tree took; nil if this is not a root that has been laid out.
  package var solverStatistics: SolverStatistics? { ownEngine?.solver.statistics }
}
