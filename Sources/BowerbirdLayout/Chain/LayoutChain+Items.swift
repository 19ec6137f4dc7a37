import BowerbirdSolver

// Statements about an item other than the parent.

// MARK: - One edge or center

extension LayoutChain {
  /// Puts the upper edge `offset` inside another item's.
  @discardableResult
  public func top(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.top, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the left edge `offset` inside another item's.
  @discardableResult
  public func left(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.left, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the leading edge `offset` inside another item's.
  @discardableResult
  public func leading(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.leading, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the horizontal center `offset` after another item's, in reading direction.
  @discardableResult
  public func centerX(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.centerX, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the vertical center `offset` below another item's.
  @discardableResult
  public func centerY(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.centerY, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the right edge `offset` inside another item's.
  @discardableResult
  public func right(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.right, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the trailing edge `offset` inside another item's.
  @discardableResult
  public func trailing(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin((.trailing, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `offset` inside another item's.
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
  /// Puts the upper edge `top` and the left edge `left` inside another item's.
  @discardableResult
  public func topLeft(
    _ other: any LayoutItem, top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the right edge `right` inside another item's.
  @discardableResult
  public func topRight(
    _ other: any LayoutItem, top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.right, right), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the left edge `left` inside another item's.
  @discardableResult
  public func bottomLeft(
    _ other: any LayoutItem, bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.left, left), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the right edge `right` inside another item's.
  @discardableResult
  public func bottomRight(
    _ other: any LayoutItem, bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.right, right), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the left edge `left` and the right edge `right` inside another item's.
  @discardableResult
  public func leftRight(
    _ other: any LayoutItem, left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, left), (.right, right), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the leading edge `leading` inside another item's.
  @discardableResult
  public func topLeading(
    _ other: any LayoutItem, top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.leading, leading), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the trailing edge `trailing` inside another item's.
  @discardableResult
  public func topTrailing(
    _ other: any LayoutItem, top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.trailing, trailing), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the leading edge `leading` inside another item's.
  @discardableResult
  public func bottomLeading(
    _ other: any LayoutItem, bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.leading, leading), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the trailing edge `trailing` inside another item's.
  @discardableResult
  public func bottomTrailing(
    _ other: any LayoutItem, bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.trailing, trailing), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the leading edge `leading` and the trailing edge `trailing` inside another item's.
  @discardableResult
  public func leadingTrailing(
    _ other: any LayoutItem, leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, leading), (.trailing, trailing), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the lower edge `bottom` inside another item's.
  @discardableResult
  public func topBottom(
    _ other: any LayoutItem, top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.bottom, bottom), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts the center `offsetX` after and `offsetY` below another item's.
  @discardableResult
  public func center(
    _ other: any LayoutItem, offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offsetX), (.centerY, offsetY), to: other.layoutNode.reference, place: ChainPlace(file, line))
  }

  /// Puts each edge inside another item's by its own number.
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
