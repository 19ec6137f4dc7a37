import BowerbirdLayout

extension Grid {
  /// Creates a grid of a kind of your own.
  ///
  /// ```swift
  /// let grid = Grid("spiral", arrangedBy: Spiral(share: 0.6), items: [one, two, three])
  /// ```
  ///
  /// The layout calls the arranger before a solve if children were added or removed, or if the needs of children have
  /// changed. If you change a property of the arranger that affects the layout, call
  /// ``/BowerbirdLayout/LayoutItem/setNeedsArrangement()``.
  ///
  /// - Parameters:
  ///   - name: The name of the grid in reports.
  ///   - arranger: The arranger, which the grid retains. Use an arranger for one grid only.
  ///   - items: The children.
  public convenience init(
    _ name: String = "", arrangedBy arranger: any GridArranger, items: [any LayoutItem] = []
  ) {
    self.init(name)
    self.arranger = arranger
    layoutNode.arrangesChildren = true
    add(items)
  }
}
