import BowerbirdSolver

// Statements about the parent.

// MARK: - One edge or center

extension LayoutChain {
  /// Puts the upper edge `offset` inside the parent's.
  @discardableResult
  public func top(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the left edge `offset` inside the parent's.
  @discardableResult
  public func left(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the leading edge `offset` inside the parent's.
  @discardableResult
  public func leading(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the horizontal center `offset` after the parent's, in reading direction.
  @discardableResult
  public func centerX(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the vertical center `offset` below the parent's.
  @discardableResult
  public func centerY(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerY, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the right edge `offset` inside the parent's.
  @discardableResult
  public func right(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.right, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the trailing edge `offset` inside the parent's.
  @discardableResult
  public func trailing(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.trailing, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `offset` inside the parent's.
  @discardableResult
  public func bottom(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }
}

// MARK: - Two edges and more

extension LayoutChain {
  /// Puts the upper edge `top` and the left edge `left` inside the parent's.
  @discardableResult
  public func topLeft(
    top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the right edge `right` inside the parent's.
  @discardableResult
  public func topRight(
    top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.right, right), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the left edge `left` inside the parent's.
  @discardableResult
  public func bottomLeft(
    bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.left, left), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the right edge `right` inside the parent's.
  @discardableResult
  public func bottomRight(
    bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.right, right), to: container, place: ChainPlace(file, line))
  }

  /// Puts the left edge `left` and the right edge `right` inside the parent's.
  @discardableResult
  public func leftRight(
    left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, left), (.right, right), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the leading edge `leading` inside the parent's.
  @discardableResult
  public func topLeading(
    top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.leading, leading), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the trailing edge `trailing` inside the parent's.
  @discardableResult
  public func topTrailing(
    top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.trailing, trailing), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the leading edge `leading` inside the parent's.
  @discardableResult
  public func bottomLeading(
    bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.leading, leading), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the trailing edge `trailing` inside the parent's.
  @discardableResult
  public func bottomTrailing(
    bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.trailing, trailing), to: container, place: ChainPlace(file, line))
  }

  /// Puts the leading edge `leading` and the trailing edge `trailing` inside the parent's.
  @discardableResult
  public func leadingTrailing(
    leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, leading), (.trailing, trailing), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the lower edge `bottom` inside the parent's.
  @discardableResult
  public func topBottom(
    top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.bottom, bottom), to: container, place: ChainPlace(file, line))
  }

  /// Puts the center `offsetX` after and `offsetY` below the parent's.
  @discardableResult
  public func center(
    offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offsetX), (.centerY, offsetY), to: container, place: ChainPlace(file, line))
  }

  /// Puts each edge inside the parent's by its own number.
  @discardableResult
  public func edges(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), (.bottom, bottom), (.right, right), to: container, place: ChainPlace(file, line))
  }
}
