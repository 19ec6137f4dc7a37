import BowerbirdSolver

// The members of a chain about two or more edges.

extension LayoutChain {
  /// Insets the upper edge by `top` and the left edge by `left` from the target.
  @discardableResult
  public func topLeft(
    _ target: some ChainPointTarget = ChainParent(), top: Double = 0, left: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(target, [(.top, top), (.left, left)], source: SourcePosition(file, line))
  }

  /// Insets the upper edge by `top` and the right edge by `right` from the target.
  @discardableResult
  public func topRight(
    _ target: some ChainPointTarget = ChainParent(), top: Double = 0, right: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(target, [(.top, top), (.right, right)], source: SourcePosition(file, line))
  }

  /// Insets the lower edge by `bottom` and the left edge by `left` from the target.
  @discardableResult
  public func bottomLeft(
    _ target: some ChainPointTarget = ChainParent(), bottom: Double = 0, left: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(target, [(.bottom, bottom), (.left, left)], source: SourcePosition(file, line))
  }

  /// Insets the lower edge by `bottom` and the right edge by `right` from the target.
  @discardableResult
  public func bottomRight(
    _ target: some ChainPointTarget = ChainParent(), bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.bottom, bottom), (.right, right)], source: SourcePosition(file, line))
  }

  /// Insets the left edge by `left` and the right edge by `right` from the target.
  @discardableResult
  public func leftRight(
    _ target: some ChainHorizontalEdgesTarget = ChainParent(), left: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.left, left), (.right, right)], source: SourcePosition(file, line))
  }

  /// Insets the upper edge by `top` and the leading edge by `leading` from the target.
  @discardableResult
  public func topLeading(
    _ target: some ChainPointTarget = ChainParent(), top: Double = 0, leading: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(target, [(.top, top), (.leading, leading)], source: SourcePosition(file, line))
  }

  /// Insets the upper edge by `top` and the trailing edge by `trailing` from the target.
  @discardableResult
  public func topTrailing(
    _ target: some ChainPointTarget = ChainParent(), top: Double = 0, trailing: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.top, top), (.trailing, trailing)], source: SourcePosition(file, line))
  }

  /// Insets the lower edge by `bottom` and the leading edge by `leading` from the target.
  @discardableResult
  public func bottomLeading(
    _ target: some ChainPointTarget = ChainParent(), bottom: Double = 0, leading: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.bottom, bottom), (.leading, leading)], source: SourcePosition(file, line))
  }

  /// Insets the lower edge by `bottom` and the trailing edge by `trailing` from the target.
  @discardableResult
  public func bottomTrailing(
    _ target: some ChainPointTarget = ChainParent(), bottom: Double = 0, trailing: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.bottom, bottom), (.trailing, trailing)], source: SourcePosition(file, line))
  }

  /// Insets the leading edge by `leading` and the trailing edge by `trailing` from the target.
  @discardableResult
  public func leadingTrailing(
    _ target: some ChainHorizontalEdgesTarget = ChainParent(), leading: Double = 0, trailing: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.leading, leading), (.trailing, trailing)], source: SourcePosition(file, line))
  }

  /// Insets the upper edge by `top` and the lower edge by `bottom` from the target.
  @discardableResult
  public func topBottom(
    _ target: some ChainVerticalEdgesTarget = ChainParent(), top: Double = 0, bottom: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.top, top), (.bottom, bottom)], source: SourcePosition(file, line))
  }

  /// Puts the center at the center of the target, or at the target point, with an offset.
  ///
  /// A positive `offsetX` moves the center in reading direction. If the target is a point at a left or right edge, a
  /// positive `offsetX` moves the center to the right. A positive `offsetY` moves the center down.
  @discardableResult
  public func center(
    _ target: some ChainPointTarget = ChainParent(), offsetX: Double = 0, offsetY: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.centerX, offsetX), (.centerY, offsetY)], source: SourcePosition(file, line))
  }

  /// Insets the four edges by `top`, `left`, `bottom` and `right` from the target.
  @discardableResult
  public func edges(
    _ target: some ChainEdgesTarget = ChainParent(), top: Double = 0, left: Double = 0, bottom: Double = 0,
    right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(target, [(.top, top), (.left, left), (.bottom, bottom), (.right, right)], source: SourcePosition(file, line))
  }
}
