import BowerbirdSolver

// Statements about the safe area of the parent: what its layout margins leave.

extension LayoutItem {
  /// The anchors of what the layout margins of this item leave, under short names.
  public var safeAnchor: ItemAnchors { ItemAnchors(item: layoutMarginsGuide.layoutNode.reference) }
}

extension LayoutChain {
  /// The guide in the margins of the parent; of nothing, which is reported, if there is no parent.
  private var safeArea: ItemReference {
    item.layoutNode.parent?.marginsGuide.layoutNode.reference ?? container
  }

  // MARK: One edge or middle

  /// Puts the upper edge a number inside of the parent's safe area.
  @discardableResult
  public func topSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the left edge a number inside of the parent's safe area.
  @discardableResult
  public func leftSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the leading edge a number inside of the parent's safe area.
  @discardableResult
  public func leadingSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the horizontal middle a number right of the parent's safe area.
  @discardableResult
  public func centerXSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the vertical middle a number below the parent's safe area.
  @discardableResult
  public func centerYSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerY, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the right edge a number inside of the parent's safe area.
  @discardableResult
  public func rightSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.right, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the trailing edge a number inside of the parent's safe area.
  @discardableResult
  public func trailingSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.trailing, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the lower edge a number inside of the parent's safe area.
  @discardableResult
  public func bottomSafe(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }
}

// MARK: - Two edges and more

extension LayoutChain {
  /// Puts the upper edge and the left edge inside of the parent's safe area.
  @discardableResult
  public func topLeftSafe(
    top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the right edge inside of the parent's safe area.
  @discardableResult
  public func topRightSafe(
    top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the left edge inside of the parent's safe area.
  @discardableResult
  public func bottomLeftSafe(
    bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.left, left), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the right edge inside of the parent's safe area.
  @discardableResult
  public func bottomRightSafe(
    bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the left edge and the right edge inside of the parent's safe area.
  @discardableResult
  public func leftRightSafe(
    left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, left), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the leading edge inside of the parent's safe area.
  @discardableResult
  public func topLeadingSafe(
    top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.leading, leading), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the trailing edge inside of the parent's safe area.
  @discardableResult
  public func topTrailingSafe(
    top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.trailing, trailing), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the leading edge inside of the parent's safe area.
  @discardableResult
  public func bottomLeadingSafe(
    bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.leading, leading), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the trailing edge inside of the parent's safe area.
  @discardableResult
  public func bottomTrailingSafe(
    bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.trailing, trailing), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the leading edge and the trailing edge inside of the parent's safe area.
  @discardableResult
  public func leadingTrailingSafe(
    leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, leading), (.trailing, trailing), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the lower edge inside of the parent's safe area.
  @discardableResult
  public func topBottomSafe(
    top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.bottom, bottom), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts the middle right of and below the parent's safe area.
  @discardableResult
  public func centerSafe(
    offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offsetX), (.centerY, offsetY), to: safeArea, place: ChainPlace(file, line))
  }

  /// Puts all edges inside of the parent's safe area.
  @discardableResult
  public func edgesSafe(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), (.bottom, bottom), (.right, right), to: safeArea, place: ChainPlace(file, line))
  }

  /// Makes the width that of the parent's safe area and a number.
  @discardableResult
  public func widthSafe(
    offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.width, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the height that of the parent's safe area and a number.
  @discardableResult
  public func heightSafe(
    offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.height, offset), to: safeArea, relation: named(relation), place: ChainPlace(file, line))
  }
}
