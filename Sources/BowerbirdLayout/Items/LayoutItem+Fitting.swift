extension LayoutItem {
  /// The smallest size that satisfies the tree under this item; the present layout stays as it is.
  ///
  /// Contents resist being compressed as strongly as they say, and what has another wish for its size gets it as long as the
  /// wish is stronger than 50.
  ///
  /// - Returns: The size.
  public func fittingSize() -> Size { layoutNode.fittingSize(width: nil, height: nil) }

  /// The smallest size of a given width that satisfies the tree under this item.
  ///
  /// ```swift
  /// let height = cell.fittingSize(width: 320).height
  /// ```
  ///
  /// - Parameter width: The width that the item would have.
  /// - Returns: The size.
  public func fittingSize(width: Double) -> Size { layoutNode.fittingSize(width: width, height: nil) }

  /// The smallest size of a given height that satisfies the tree under this item.
  ///
  /// - Parameter height: The height that the item would have.
  /// - Returns: The size.
  public func fittingSize(height: Double) -> Size { layoutNode.fittingSize(width: nil, height: height) }
}

extension LayoutNode {
  func fittingSize(width: Double?, height: Double?) -> Size {
    let engine = topmost.madeEngine()
    guard engine.canAnswer() else { return frame.size }
    engine.prepare()
    if slot < 0 { return .zero }
    // A reviewer that asks is not asked to review.
    if (engine.hasFits || !engine.reviewers.isEmpty) && engine.activity == .nothing {
      return engine.reviewedSize(of: slot, width: width, height: height)
    }
    engine.keepingValues { engine.completeFloors() }
    var fitting = FittingSolver(engine: engine, slot: slot)
    return fitting.size(width: width, height: height)
  }
}
