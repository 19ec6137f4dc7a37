import BowerbirdLayout

extension LayoutNode {
  /// The size for which a grid kind decides: the node's next size, or its present one if the next is unknown.
  ///
  /// The engine determines the sizes of outer items first. A length that no outer item gives is the one of the latest
  /// solution. If the solution then has another length, the kind decides again.
  ///
  /// ```swift
  /// grid.layoutNode.decidingSize.width        // 400, if a layout in this width is about to be solved
  /// ```
  public var decidingSize: Size { forecast ?? givenSize ?? latestSize }
}
