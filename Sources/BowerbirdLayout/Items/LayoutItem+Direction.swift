extension LayoutItem {
  /// The direction of text inside this item, which decides which side is leading.
  ///
  /// If it is not set, an item has its parent's direction, and a root is left to right. A constraint between several
  /// items uses the direction of the items' closest common ancestor.
  public var layoutDirection: LayoutDirection {
    get { layoutNode.direction }
    set { layoutNode.setDirection(newValue) }
  }
}
