import BowerbirdSolver

// Statements that relate an edge to any anchor of the same axis, of any item.

// MARK: - One edge or center

extension LayoutChain {
  /// Puts the upper edge `offset` below an anchor.
  @discardableResult
  public func top(
    _ anchor: VerticalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.top, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the left edge `offset` right of an anchor.
  @discardableResult
  public func left(
    _ anchor: HorizontalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.left, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the leading edge `offset` after an anchor.
  @discardableResult
  public func leading(
    _ anchor: HorizontalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.leading, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the horizontal center `offset` after an anchor, in reading direction.
  @discardableResult
  public func centerX(
    _ anchor: HorizontalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.centerX, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the vertical center `offset` below an anchor.
  @discardableResult
  public func centerY(
    _ anchor: VerticalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.centerY, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the right edge `offset` left of an anchor.
  @discardableResult
  public func right(
    _ anchor: HorizontalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.right, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the trailing edge `offset` before an anchor.
  @discardableResult
  public func trailing(
    _ anchor: HorizontalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.trailing, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `offset` above an anchor.
  @discardableResult
  public func bottom(
    _ anchor: VerticalAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(((.bottom, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }
}

// MARK: - Two edges and more

extension LayoutChain {
  /// Puts the upper edge `top` and the left edge `left` inside a point.
  @discardableResult
  public func topLeft(
    _ point: LocationAnchor, top: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.top, top), point.y.expression), ((.left, left), point.x.expression), place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the right edge `right` inside a point.
  @discardableResult
  public func topRight(
    _ point: LocationAnchor, top: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.top, top), point.y.expression), ((.right, right), point.x.expression), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the left edge `left` inside a point.
  @discardableResult
  public func bottomLeft(
    _ point: LocationAnchor, bottom: Double = 0, left: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.bottom, bottom), point.y.expression), ((.left, left), point.x.expression), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the right edge `right` inside a point.
  @discardableResult
  public func bottomRight(
    _ point: LocationAnchor, bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.bottom, bottom), point.y.expression), ((.right, right), point.x.expression), place: ChainPlace(file, line))
  }

  /// Puts the left edge `left` and the right edge `right` inside a pair of edges.
  @discardableResult
  public func leftRight(
    _ edges: HorizontalEdgesAnchor, left: Double = 0, right: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(
      ((.left, left), edges.leading.expression), ((.right, right), edges.trailing.expression),
      place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the leading edge `leading` inside a point.
  @discardableResult
  public func topLeading(
    _ point: LocationAnchor, top: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.top, top), point.y.expression), ((.leading, leading), point.x.expression), place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the trailing edge `trailing` inside a point.
  @discardableResult
  public func topTrailing(
    _ point: LocationAnchor, top: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.top, top), point.y.expression), ((.trailing, trailing), point.x.expression), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the leading edge `leading` inside a point.
  @discardableResult
  public func bottomLeading(
    _ point: LocationAnchor, bottom: Double = 0, leading: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(
      ((.bottom, bottom), point.y.expression), ((.leading, leading), point.x.expression), place: ChainPlace(file, line))
  }

  /// Puts the lower edge `bottom` and the trailing edge `trailing` inside a point.
  @discardableResult
  public func bottomTrailing(
    _ point: LocationAnchor, bottom: Double = 0, trailing: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(
      ((.bottom, bottom), point.y.expression), ((.trailing, trailing), point.x.expression),
      place: ChainPlace(file, line))
  }

  /// Puts the leading edge `leading` and the trailing edge `trailing` inside a pair of edges.
  @discardableResult
  public func leadingTrailing(
    _ edges: HorizontalEdgesAnchor, leading: Double = 0, trailing: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> Self {
    pin(
      ((.leading, leading), edges.leading.expression), ((.trailing, trailing), edges.trailing.expression),
      place: ChainPlace(file, line))
  }

  /// Puts the upper edge `top` and the lower edge `bottom` inside a pair of edges.
  @discardableResult
  public func topBottom(
    _ edges: VerticalEdgesAnchor, top: Double = 0, bottom: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(
      ((.top, top), edges.top.expression), ((.bottom, bottom), edges.bottom.expression), place: ChainPlace(file, line))
  }

  /// Puts the center `offsetX` after and `offsetY` below a point.
  @discardableResult
  public func center(
    _ point: LocationAnchor, offsetX: Double = 0, offsetY: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(
      ((.centerX, offsetX), point.x.expression), ((.centerY, offsetY), point.y.expression),
      place: ChainPlace(file, line))
  }

  /// Puts each edge inside the same edge of `edges` by its own number.
  @discardableResult
  public func edges(
    _ edges: EdgesAnchor, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(
      ((.top, top), edges.vertical.top.expression), ((.left, left), edges.horizontal.leading.expression),
      ((.bottom, bottom), edges.vertical.bottom.expression), ((.right, right), edges.horizontal.trailing.expression),
      place: ChainPlace(file, line))
  }
}
