import BowerbirdSolver

// Statements about a neighbor.

extension LayoutChain {
  /// Puts the upper edge `distance` below the lower edge of `other`, or relates both positions by `relation`.
  @discardableResult
  public func below(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    top(ItemAnchors(item: other.layoutNode.reference).bottom, distance, relation, file: file, line: line)
  }

  /// Puts the lower edge `distance` above the upper edge of `other`, or relates both positions by `relation`.
  @discardableResult
  public func above(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    bottom(ItemAnchors(item: other.layoutNode.reference).top, distance, relation, file: file, line: line)
  }

  /// Puts the right edge `distance` left of the left edge of `other`, or relates both positions by `relation`.
  @discardableResult
  public func before(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    right(ItemAnchors(item: other.layoutNode.reference).left, distance, relation, file: file, line: line)
  }

  /// Puts the left edge `distance` right of the right edge of `other`, or relates both positions by `relation`.
  @discardableResult
  public func after(
    _ other: any LayoutItem, _ distance: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    left(ItemAnchors(item: other.layoutNode.reference).right, distance, relation, file: file, line: line)
  }
}
