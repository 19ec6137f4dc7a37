/// A rectangle that helps to place other items: a guide is laid out like a box, but never drawn.
public final class Guide: LayoutItem {
  /// The guide's node in the tree of items.
  public let layoutNode: LayoutNode

  /// Creates a guide.
  ///
  /// - Parameter name: The name in errors and reports.
  public init(_ name: String = "") {
    layoutNode = LayoutNode(name: name)
    layoutNode.owner = self
  }

  // A program may keep the node longer than the guide.
  deinit { layoutNode.owner = nil }
}
