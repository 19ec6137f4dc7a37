import BowerbirdSolver

// Statements about the safe area of the parent, which is the area inside its layout margins.

extension LayoutItem {
  /// The anchors of the area inside this item's layout margins, under short names.
  public var safeAnchor: ItemAnchors { ItemAnchors(item: layoutMarginsGuide.layoutNode.reference) }
}

extension LayoutChain {
  /// The guide inside the parent's margins.
  ///
  /// Without a parent, it is a reference that stands for the missing parent, which is then reported.
  private var safeArea: ItemReference {
    item.layoutNode.parent?.marginsGuide.layoutNode.reference ?? container
  }

  // MARK: One edge or center

  /// Puts the upper edge `offset` inside the safe area's.
  @discardableResult
  public func topSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the left edge `offset` inside the safe area's.
  @discardableResult
  public func leftSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the leading edge `offset` inside the safe area's.
  @discardableResult
  public func leadingSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the horizontal center `offset` after the safe area's, in reading direction.
  @discardableResult
  public func centerXSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the vertical center `offset` below the safe area's.
  @discardableResult
  public func centerYSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerY, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the right edge `offset` inside the safe area's.
  @discardableResult
  public func rightSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.right, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the trailing edge `offset` inside the safe area's.
  @discardableResult
  public func trailingSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.trailing, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `offset` inside the safe area's.
  @discardableResult
  public func bottomSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }
}

// MARK: - Two edges and more

extension LayoutChain {
  /// Puts the upper edge `top` and the left edge `left` inside the safe area's.
  @discardableResult
  public func topLeftSafe(
    top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the right edge `right` inside the safe area's.
  @discardableResult
  public func topRightSafe(
    top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the left edge `left` inside the safe area's.
  @discardableResult
  public func bottomLeftSafe(
    bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.left, left), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the right edge `right` inside the safe area's.
  @discardableResult
  public func bottomRightSafe(
    bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the left edge `left` and the right edge `right` inside the safe area's.
  @discardableResult
  public func leftRightSafe(
    left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, left), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the leading edge `leading` inside the safe area's.
  @discardableResult
  public func topLeadingSafe(
    top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.leading, leading), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the trailing edge `trailing` inside the safe area's.
  @discardableResult
  public func topTrailingSafe(
    top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.trailing, trailing), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the leading edge `leading` inside the safe area's.
  @discardableResult
  public func bottomLeadingSafe(
    bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.leading, leading), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the trailing edge `trailing` inside the safe area's.
  @discardableResult
  public func bottomTrailingSafe(
    bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.trailing, trailing), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the leading edge `leading` and the trailing edge `trailing` inside the safe area's.
  @discardableResult
  public func leadingTrailingSafe(
    leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, leading), (.trailing, trailing), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the lower edge `bottom` inside the safe area's.
  @discardableResult
  public func topBottomSafe(
    top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.bottom, bottom), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the center `offsetX` after and `offsetY` below the safe area's.
  @discardableResult
  public func centerSafe(
    offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offsetX), (.centerY, offsetY), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts each edge inside the safe area's by its own number.
  @discardableResult
  public func edgesSafe(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), (.bottom, bottom), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Makes the width equal to the safe area's plus `offset`.
  @discardableResult
  public func widthSafe(
    offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.width, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the height equal to the safe area's plus `offset`.
  @discardableResult
  public func heightSafe(
    offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.height, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }
}
