import BowerbirdSolver

// Changes of what was just said.

extension LayoutChain {
  /// Gives a priority to what was just said, all edges of it.
  ///
  /// ```swift
  /// view.layout.top(10).width(200).priority(.high)         // the width's
  /// view.layout.top(12).priority(300)                      // the upper edge's
  /// ```
  ///
  /// - Parameter priority: How strongly it is wanted.
  /// - Returns: The chain.
  @discardableResult
  public func priority(_ priority: Priority) -> Self {
    record.changeNamed { $0.priority = priority }
    return self
  }

  /// Gives a name to what was just said, for reports.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The chain.
  @discardableResult
  public func identifier(_ identifier: String) -> Self {
    record.changeNamed { $0.identifier = identifier }
    return self
  }

  /// Multiplies the other side of what was just said; the number that is added to it stays.
  ///
  /// ```swift
  /// view.layout.width(offset: -10).multiply(0.5)           // half of the parent's width, less 10
  /// ```
  ///
  /// - Parameter multiplier: What the other side is multiplied by, instead of any earlier multiplier.
  /// - Returns: The chain.
  @discardableResult
  public func multiply(_ multiplier: Double) -> Self {
    record.multiplyNamed(by: multiplier)
    return self
  }
}
