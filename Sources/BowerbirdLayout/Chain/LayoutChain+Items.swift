import BowerbirdSolver

// Statements about another item than the parent.

// MARK: - One edge or middle

extension LayoutChain {
  /// Puts the upper edge a number inside of another item's.
  @discardableResult
  public func top(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.top, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the left edge a number inside of another item's.
  @discardableResult
  public func left(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.left, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the leading edge a number inside of another item's.
  @discardableResult
  public func leading(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.leading, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the horizontal middle a number right of another item's.
  @discardableResult
  public func centerX(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.centerX, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the vertical middle a number below another item's.
  @discardableResult
  public func centerY(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.centerY, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the right edge a number inside of another item's.
  @discardableResult
  public func right(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.right, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the trailing edge a number inside of another item's.
  @discardableResult
  public func trailing(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.trailing, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the lower edge a number inside of another item's.
  @discardableResult
  public func bottom(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.bottom, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }
}

// MARK: - Two edges and more

extension LayoutChain {
  /// Puts the upper edge and the left edge inside of another item.
  @discardableResult
  public func topLeft(
    _ other: any LayoutItem, top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the right edge inside of another item.
  @discardableResult
  public func topRight(
    _ other: any LayoutItem, top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.right, right), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the left edge inside of another item.
  @discardableResult
  public func bottomLeft(
    _ other: any LayoutItem, bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.left, left), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the right edge inside of another item.
  @discardableResult
  public func bottomRight(
    _ other: any LayoutItem, bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.right, right), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the left edge and the right edge inside of another item.
  @discardableResult
  public func leftRight(
    _ other: any LayoutItem, left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, left), (.right, right), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the leading edge inside of another item.
  @discardableResult
  public func topLeading(
    _ other: any LayoutItem, top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.leading, leading), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the trailing edge inside of another item.
  @discardableResult
  public func topTrailing(
    _ other: any LayoutItem, top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.trailing, trailing), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the leading edge inside of another item.
  @discardableResult
  public func bottomLeading(
    _ other: any LayoutItem, bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.leading, leading), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the trailing edge inside of another item.
  @discardableResult
  public func bottomTrailing(
    _ other: any LayoutItem, bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.trailing, trailing), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the leading edge and the trailing edge inside of another item.
  @discardableResult
  public func leadingTrailing(
    _ other: any LayoutItem, leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, leading), (.trailing, trailing), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the lower edge inside of another item.
  @discardableResult
  public func topBottom(
    _ other: any LayoutItem, top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.bottom, bottom), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the middle right of and below another item's.
  @discardableResult
  public func center(
    _ other: any LayoutItem, offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offsetX), (.centerY, offsetY), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts all edges inside of another item.
  @discardableResult
  public func edges(
    _ other: any LayoutItem, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(
      (.top, top), (.left, left), (.bottom, bottom), (.right, right), to: other.layoutNode.reference,
      place: ChainPlace(file, line))
  }
}
