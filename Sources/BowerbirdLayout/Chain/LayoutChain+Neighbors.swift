import BowerbirdSolver

// Statements that put the item beside another item: below, above, before or after.

extension LayoutChain {
  /// Puts the upper edge `distance` below the lower edge of `other`.
  ///
  /// The relation compares the two positions: with `>=`, the upper edge is at least `distance` below.
  @discardableResult
  public func below(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    top(ItemAnchors(item: other.layoutNode.reference).bottom, distance, relation, file: file, line: line)
  }

  /// Puts the lower edge `distance` above the upper edge of `other`.
  ///
  /// The relation compares the two positions: with `<=`, the lower edge is at least `distance` above.
  @discardableResult
  public func above(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    bottom(ItemAnchors(item: other.layoutNode.reference).top, distance, relation, file: file, line: line)
  }

  /// Puts the right edge `distance` to the left of the left edge of `other`.
  ///
  /// The relation compares the two positions: with `<=`, the right edge is at least `distance` to the left.
  @discardableResult
  public func before(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    right(ItemAnchors(item: other.layoutNode.reference).left, distance, relation, file: file, line: line)
  }

  /// Puts the left edge `distance` to the right of the right edge of `other`.
  ///
  /// The relation compares the two positions: with `>=`, the left edge is at least `distance` to the right.
  @discardableResult
  public func after(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    left(ItemAnchors(item: other.layoutNode.reference).right, distance, relation, file: file, line: line)
  }
}
