import BowerbirdLayout

extension LayoutNode {
  /// The size for which a grid kind makes its plan: the size that the coming solve gives the node, or the node's
  /// present size if the coming size is unknown.
  ///
  /// The engine determines the sizes of outer items first. If no outer item determines a length of the node, the value
  /// has the length of the latest solution. If the next solution has another length, the plan is made again.
  ///
  /// ```swift
  /// grid.layoutNode.decidingSize.width        // 400, if a layout in this width is about to be solved
  /// ```
  public var decidingSize: Size { forecast ?? givenSize ?? latestSize }
}
