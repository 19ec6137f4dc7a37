import BowerbirdSolver

// Statements about the parent.

// MARK: - One edge or middle

extension LayoutChain {
  /// Puts the upper edge a number inside of the parent's.
  @discardableResult
  public func top(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the left edge a number inside of the parent's.
  @discardableResult
  public func left(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the leading edge a number inside of the parent's.
  @discardableResult
  public func leading(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the horizontal middle a number right of the parent's.
  @discardableResult
  public func centerX(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the vertical middle a number below the parent's.
  @discardableResult
  public func centerY(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerY, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the right edge a number inside of the parent's.
  @discardableResult
  public func right(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.right, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the trailing edge a number inside of the parent's.
  @discardableResult
  public func trailing(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.trailing, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the lower edge a number inside of the parent's.
  @discardableResult
  public func bottom(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }
}

// MARK: - Two edges and more

extension LayoutChain {
  /// Puts the upper edge and the left edge inside of the parent.
  @discardableResult
  public func topLeft(
    top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the right edge inside of the parent.
  @discardableResult
  public func topRight(
    top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.right, right), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the left edge inside of the parent.
  @discardableResult
  public func bottomLeft(
    bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.left, left), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the right edge inside of the parent.
  @discardableResult
  public func bottomRight(
    bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.right, right), to: container, place: ChainPlace(file, line))
  }

  /// Puts the left edge and the right edge inside of the parent.
  @discardableResult
  public func leftRight(
    left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.left, left), (.right, right), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the leading edge inside of the parent.
  @discardableResult
  public func topLeading(
    top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.leading, leading), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the trailing edge inside of the parent.
  @discardableResult
  public func topTrailing(
    top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.trailing, trailing), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the leading edge inside of the parent.
  @discardableResult
  public func bottomLeading(
    bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.leading, leading), to: container, place: ChainPlace(file, line))
  }

  /// Puts the lower edge and the trailing edge inside of the parent.
  @discardableResult
  public func bottomTrailing(
    bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.bottom, bottom), (.trailing, trailing), to: container, place: ChainPlace(file, line))
  }

  /// Puts the leading edge and the trailing edge inside of the parent.
  @discardableResult
  public func leadingTrailing(
    leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.leading, leading), (.trailing, trailing), to: container, place: ChainPlace(file, line))
  }

  /// Puts the upper edge and the lower edge inside of the parent.
  @discardableResult
  public func topBottom(
    top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.bottom, bottom), to: container, place: ChainPlace(file, line))
  }

  /// Puts the middle right of and below the parent's.
  @discardableResult
  public func center(
    offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.centerX, offsetX), (.centerY, offsetY), to: container, place: ChainPlace(file, line))
  }

  /// Puts all edges inside of the parent.
  @discardableResult
  public func edges(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.top, top), (.left, left), (.bottom, bottom), (.right, right), to: container, place: ChainPlace(file, line))
  }
}
