import BowerbirdSolver

extension LayoutItem {
  /// The counts of elementary solver steps for this item's tree; nil if the tree has never been laid out.
  ///
  /// ```swift
  /// let before = container.solverStatistics?.pivots
  /// container.layout(width: 500, height: 300)
  /// container.solverStatistics?.pivots == before      // true: the same constraints determine all sizes
  /// ```
  public var solverStatistics: SolverStatistics? { layoutNode.topmost.solverStatistics }
}
