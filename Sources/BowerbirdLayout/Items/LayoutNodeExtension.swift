/// Something that a library adds to an item: state of its own, and a say in how children are laid out.
///
/// A node keeps its extensions alive in ``LayoutNode/extensions``.
public protocol LayoutNodeExtension: AnyObject {
  /// Called before a solve if the node's ``LayoutItem/setNeedsArrangement()`` has been called; see also
  /// ``LayoutNode/arrangesChildren``.
  func arrangeChildren(of node: LayoutNode)

  /// Called before a solve, outer nodes first, if ``LayoutNode/noteDecision()`` has been called: makes choices that depend on
  /// the node's size.
  func decideArrangement(of node: LayoutNode)

  /// Called when a child has left the node, by whoever's hand.
  ///
  /// - Parameters:
  ///   - child: The node of the child.
  ///   - node: The node that the extension belongs to.
  func childLeft(_ child: LayoutNode, of node: LayoutNode)
}

extension LayoutNodeExtension {
  /// Does nothing.
  public func arrangeChildren(of node: LayoutNode) {}

  /// Does nothing.
  public func decideArrangement(of node: LayoutNode) {}

  /// Does nothing.
  public func childLeft(_ child: LayoutNode, of node: LayoutNode) {}
}
