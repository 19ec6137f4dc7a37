import BowerbirdSolver

extension LayoutNode {
  /// The counts of elementary solver steps for this tree; nil if this is not a root that has been laid out.
  package var solverStatistics: SolverStatistics? { ownEngine?.solver.statistics }
}
