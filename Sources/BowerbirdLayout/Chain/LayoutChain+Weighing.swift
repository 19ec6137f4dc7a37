import BowerbirdSolver

// Methods that change the constraints of the last member of the chain: the last call, such as `edges()`.

extension LayoutChain {
  /// Sets the priority of all constraints of the last member.
  ///
  /// ```swift
  /// view.layout.top(10).width(200).priority(.high)         // priority of the width
  /// view.layout.top(12).priority(300)                      // priority of the upper edge
  /// ```
  ///
  /// - Parameter priority: The priority of the constraints.
  /// - Returns: The chain.
  @discardableResult
  public func priority(_ priority: Priority) -> Self {
    record.changeNamed { $0.priority = priority }
    return self
  }

  /// Sets the name that reports use for the constraints of the last member.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The chain.
  @discardableResult
  public func identifier(_ identifier: String) -> Self {
    record.changeNamed { $0.identifier = identifier }
    return self
  }

  /// Multiplies the target of the last member.
  ///
  /// The offset is not multiplied.
  ///
  /// ```swift
  /// view.layout.width(offset: -10).multiply(0.5)           // half of the parent's width, less 10
  /// ```
  ///
  /// - Parameter multiplier: The factor of the target. It replaces an earlier multiplier.
  /// - Returns: The chain.
  @discardableResult
  public func multiply(_ multiplier: Double) -> Self {
    record.multiplyNamed(by: multiplier)
    return self
  }
}
