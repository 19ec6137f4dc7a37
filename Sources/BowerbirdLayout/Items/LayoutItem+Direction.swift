extension LayoutItem {
  /// The direction of text inside this item, which decides which side is leading.
  ///
  /// An item whose direction was not set has the direction of its parent. A root whose direction was not set runs from
  /// left to right.
  ///
  /// A constraint on one item uses the direction of the item's parent, or of the item itself if it is a root. A
  /// constraint on several items uses the direction of the items' closest common ancestor, or of the item among them
  /// that contains all others.
  public var layoutDirection: LayoutDirection {
    get { layoutNode.direction }
    set { layoutNode.setDirection(newValue) }
  }
}
