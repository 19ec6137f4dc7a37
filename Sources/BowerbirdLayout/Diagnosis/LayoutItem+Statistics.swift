import BowerbirdSolver

extension LayoutItem {
  /// The counts of all elementary solver steps so far for this item's tree; nil before the first layout of the tree or
  /// the first question about it.
  ///
  /// ```swift
  /// let before = container.solverStatistics?.pivots
  /// container.layout(width: 500, height: 300)
  /// container.solverStatistics?.pivots == before      // true: the same constraints determine all sizes
  /// ```
  public var solverStatistics: SolverStatistics? { layoutNode.topmost.solverStatistics }
}
