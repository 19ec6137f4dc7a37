extension LayoutItem {
  /// Where lines of text begin inside of this item, and so which side is leading.
  ///
  /// What is not set is as in the parent; a root begins at the left. Constraints between items measure leading and trailing in
  /// the closest item that all of them are inside of.
  public var layoutDirection: LayoutDirection {
    get { layoutNode.direction }
    set { layoutNode.setDirection(newValue) }
  }
}
