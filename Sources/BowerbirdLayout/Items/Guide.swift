/// A rectangle that only helps to place others: it is laid out as a box is, and never drawn.
public final class Guide: LayoutItem {
  /// The guide's place in the tree.
  public let layoutNode: LayoutNode

  /// Creates a guide.
  ///
  /// - Parameter name: What errors and reports call it.
  public init(_ name: String = "") {
    layoutNode = LayoutNode(name: name)
    layoutNode.owner = self
  }
}
