import BowerbirdSolver

extension LayoutNode {
  /// The counts of all elementary solver steps so far for the tree under this root; nil if the node has a parent, and
  /// before the first layout or question.
  package var solverStatistics: SolverStatistics? { ownEngine?.solver.statistics }
}
