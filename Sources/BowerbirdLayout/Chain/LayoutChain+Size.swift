import BowerbirdSolver

// Statements about the width and the height.

// MARK: - Numbers

extension LayoutChain {
  /// Makes the width equal to a number.
  @discardableResult
  public func width(
    _ width: Double, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.width, width), LayoutExpression()), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the height equal to a number.
  @discardableResult
  public func height(
    _ height: Double, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.height, height), LayoutExpression()), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the width and the height equal to numbers.
  @discardableResult
  public func size(_ size: Size, file: StaticString = #fileID, line: Int = #line) -> Self {
    pin(
      ((.width, size.width), LayoutExpression()), ((.height, size.height), LayoutExpression()),
      place: ChainPlace(file, line))
  }

  /// Makes the width and the height equal to numbers.
  @discardableResult
  public func size(_ width: Double, _ height: Double, file: StaticString = #fileID, line: Int = #line) -> Self {
    size(Size(width: width, height: height), file: file, line: line)
  }

  /// Sets the ratio of the height to the width.
  ///
  /// - Parameters:
  ///   - ratio: The height divided by the width.
  ///   - file: The file to name in reports.
  ///   - line: The line to name in reports.
  /// - Returns: The chain.
  @discardableResult
  public func aspect(_ ratio: Double = 1, file: StaticString = #fileID, line: Int = #line) -> Self {
    let width = LayoutExpression(item.layoutNode.reference, .width)
    let record = record
    record.beginMember()
    record.add(statement((.height, 0), .equal, width, ChainPlace(file, line), multiplier: ratio), setsMultiplier: true)
    return self
  }
}

// MARK: - Lengths of other items

extension LayoutChain {
  /// Makes the width equal to the parent's plus `offset`.
  @discardableResult
  public func width(
    offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.width, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the width equal to another item's plus `offset`.
  @discardableResult
  public func width(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.width, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the width equal to an anchor plus `offset`.
  @discardableResult
  public func width(
    _ anchor: LengthAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.width, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the height equal to the parent's plus `offset`.
  @discardableResult
  public func height(
    offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.height, offset), to: container, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the height equal to another item's plus `offset`.
  @discardableResult
  public func height(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin((.height, offset), to: other.layoutNode.reference, relation: named(relation), place: ChainPlace(file, line))
  }

  /// Makes the height equal to an anchor plus `offset`.
  @discardableResult
  public func height(
    _ anchor: LengthAnchor, _ offset: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    pin(((.height, offset), anchor.expression), relation: named(relation), place: ChainPlace(file, line))
  }
}
