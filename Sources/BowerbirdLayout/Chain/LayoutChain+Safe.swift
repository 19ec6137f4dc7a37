import BowerbirdSolver

// Statements about two or more edges of the safe area of the parent, which is the area inside its layout margins. Each
// passes another target to the member without the ending.

extension LayoutChain {
  /// Puts the upper edge `top` and the left edge `left` inside the safe area's.
  @discardableResult
  public func topLeftSafe(top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line) -> Self {
    topLeft(ChainSafeArea(), top: top, left: left, file: file, line: line)
  }

  /// Puts the upper edge `top` and the right edge `right` inside the safe area's.
  @discardableResult
  public func topRightSafe(top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line) -> Self
  {
    topRight(ChainSafeArea(), top: top, right: right, file: file, line: line)
  }

  /// Puts the lower edge `bottom` and the left edge `left` inside the safe area's.
  @discardableResult
  public func bottomLeftSafe(bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    bottomLeft(ChainSafeArea(), bottom: bottom, left: left, file: file, line: line)
  }

  /// Puts the lower edge `bottom` and the right edge `right` inside the safe area's.
  @discardableResult
  public func bottomRightSafe(bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    bottomRight(ChainSafeArea(), bottom: bottom, right: right, file: file, line: line)
  }

  /// Puts the left edge `left` and the right edge `right` inside the safe area's.
  @discardableResult
  public func leftRightSafe(left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    leftRight(ChainSafeArea(), left: left, right: right, file: file, line: line)
  }

  /// Puts the upper edge `top` and the leading edge `leading` inside the safe area's.
  @discardableResult
  public func topLeadingSafe(top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    topLeading(ChainSafeArea(), top: top, leading: leading, file: file, line: line)
  }

  /// Puts the upper edge `top` and the trailing edge `trailing` inside the safe area's.
  @discardableResult
  public func topTrailingSafe(top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    topTrailing(ChainSafeArea(), top: top, trailing: trailing, file: file, line: line)
  }

  /// Puts the lower edge `bottom` and the leading edge `leading` inside the safe area's.
  @discardableResult
  public func bottomLeadingSafe(
    bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    bottomLeading(ChainSafeArea(), bottom: bottom, leading: leading, file: file, line: line)
  }

  /// Puts the lower edge `bottom` and the trailing edge `trailing` inside the safe area's.
  @discardableResult
  public func bottomTrailingSafe(
    bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    bottomTrailing(ChainSafeArea(), bottom: bottom, trailing: trailing, file: file, line: line)
  }

  /// Puts the leading edge `leading` and the trailing edge `trailing` inside the safe area's.
  @discardableResult
  public func leadingTrailingSafe(
    leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    leadingTrailing(ChainSafeArea(), leading: leading, trailing: trailing, file: file, line: line)
  }

  /// Puts the upper edge `top` and the lower edge `bottom` inside the safe area's.
  @discardableResult
  public func topBottomSafe(top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line)
    -> Self
  {
    topBottom(ChainSafeArea(), top: top, bottom: bottom, file: file, line: line)
  }

  /// Puts the center `offsetX` after and `offsetY` below the safe area's, in reading direction.
  @discardableResult
  public func centerSafe(
    offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    center(ChainSafeArea(), offsetX: offsetX, offsetY: offsetY, file: file, line: line)
  }

  /// Puts each edge inside the safe area's by its own number.
  @discardableResult
  public func edgesSafe(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    edges(ChainSafeArea(), top: top, left: left, bottom: bottom, right: right, file: file, line: line)
  }
}
