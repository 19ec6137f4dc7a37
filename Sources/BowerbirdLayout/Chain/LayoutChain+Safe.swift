import BowerbirdSolver

// Statements about two or more edges, with the parent's safe area as the target: the area inside the parent's layout
// margins. Each statement calls the member whose name lacks the ending `Safe`.

extension LayoutChain {
  /// Insets the upper edge by `top` and the left edge by `left` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func topLeftSafe(top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line) -> Self {
    topLeft(ChainSafeArea(), top: top, left: left, file: file, line: line)
  }

  /// Insets the upper edge by `top` and the right edge by `right` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func topRightSafe(top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line) -> Self
  {
    topRight(ChainSafeArea(), top: top, right: right, file: file, line: line)
  }

  /// Insets the lower edge by `bottom` and the left edge by `left` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func bottomLeftSafe(bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    bottomLeft(ChainSafeArea(), bottom: bottom, left: left, file: file, line: line)
  }

  /// Insets the lower edge by `bottom` and the right edge by `right` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func bottomRightSafe(bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    bottomRight(ChainSafeArea(), bottom: bottom, right: right, file: file, line: line)
  }

  /// Insets the left edge by `left` and the right edge by `right` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func leftRightSafe(left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    leftRight(ChainSafeArea(), left: left, right: right, file: file, line: line)
  }

  /// Insets the upper edge by `top` and the leading edge by `leading` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func topLeadingSafe(top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    topLeading(ChainSafeArea(), top: top, leading: leading, file: file, line: line)
  }

  /// Insets the upper edge by `top` and the trailing edge by `trailing` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func topTrailingSafe(top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    topTrailing(ChainSafeArea(), top: top, trailing: trailing, file: file, line: line)
  }

  /// Insets the lower edge by `bottom` and the leading edge by `leading` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func bottomLeadingSafe(
    bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    bottomLeading(ChainSafeArea(), bottom: bottom, leading: leading, file: file, line: line)
  }

  /// Insets the lower edge by `bottom` and the trailing edge by `trailing` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func bottomTrailingSafe(
    bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    bottomTrailing(ChainSafeArea(), bottom: bottom, trailing: trailing, file: file, line: line)
  }

  /// Insets the leading edge by `leading` and the trailing edge by `trailing` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func leadingTrailingSafe(
    leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    leadingTrailing(ChainSafeArea(), leading: leading, trailing: trailing, file: file, line: line)
  }

  /// Insets the upper edge by `top` and the lower edge by `bottom` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func topBottomSafe(top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    topBottom(ChainSafeArea(), top: top, bottom: bottom, file: file, line: line)
  }

  /// Puts the center at the center of the parent's `layoutMarginsGuide`, with an offset.
  ///
  /// A positive `offsetX` moves the center in reading direction, and a positive `offsetY` moves it down.
  @discardableResult
  public func centerSafe(
    offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    center(ChainSafeArea(), offsetX: offsetX, offsetY: offsetY, file: file, line: line)
  }

  /// Insets the four edges by `top`, `left`, `bottom` and `right` from the parent's `layoutMarginsGuide`.
  @discardableResult
  public func edgesSafe(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    edges(ChainSafeArea(), top: top, left: left, bottom: bottom, right: right, file: file, line: line)
  }
}
