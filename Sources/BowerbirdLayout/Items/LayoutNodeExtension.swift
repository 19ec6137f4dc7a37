/// An object with which a library extends an item: the object stores state, and takes part in the layout of the
/// children.
///
/// A node keeps its extensions alive in ``LayoutNode/extensions``.
public protocol LayoutNodeExtension: AnyObject {
  /// Arranges the children of a node.
  ///
  /// The method is called before a solve in these cases: the node has joined a tree,
  /// ``LayoutItem/setNeedsArrangement()`` has been called, or ``LayoutNode/arrangesChildren`` is true and the children
  /// have changed. In an alternative that is not taken, the method may be called whenever the need of the alternative
  /// is computed.
  func arrangeChildren(of node: LayoutNode)

  /// Makes choices that depend on the node's size.
  ///
  /// The method is called before a solve, for outer nodes first. A call has one of two reasons:
  /// ``LayoutNode/noteDecision()`` was called, or the node's size has left ``LayoutNode/extensionExtents`` or
  /// ``LayoutNode/decidedExtents``.
  func decideArrangement(of node: LayoutNode)

  /// Returns the requests of a node that could not be met as asked, as sentences; see
  /// ``LayoutItem/warningSentences()``.
  ///
  /// - Parameter node: The node.
  /// - Returns: The sentences.
  func warningSentences(of node: LayoutNode) -> [String]

  /// Reacts when a child has left the node.
  ///
  /// The method is called when the program has removed the child, and when another item has become the child's parent.
  /// The method is not called for a child that the node lends to another alternative.
  ///
  /// - Parameters:
  ///   - child: The node of the child.
  ///   - node: The node of the extension.
  func childLeft(_ child: LayoutNode, of node: LayoutNode)

  /// Returns the items that are declared as contents of the extension; see ``LayoutItem/listedItems()``.
  ///
  /// - Parameter node: The node of the extension.
  /// - Returns: The items in their order.
  func listedItems(of node: LayoutNode) -> [any LayoutItem]

  /// Computes the need of a node as if no optional constraint related its items to other items.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - axis: The axis.
  /// - Returns: The need; nil if the extension does not compute it, or if it is unknown before the solve.
  func needByItself(of node: LayoutNode, along axis: Axis) -> LengthNeed?
}

extension LayoutNodeExtension {
  /// Does nothing.
  public func arrangeChildren(of node: LayoutNode) {}

  /// Does nothing.
  public func decideArrangement(of node: LayoutNode) {}

  /// Returns no sentences.
  public func warningSentences(of node: LayoutNode) -> [String] { [] }

  /// Does nothing.
  public func childLeft(_ child: LayoutNode, of node: LayoutNode) {}

  /// Returns no items.
  public func listedItems(of node: LayoutNode) -> [any LayoutItem] { [] }

  /// Returns nil.
  public func needByItself(of node: LayoutNode, along axis: Axis) -> LengthNeed? { nil }
}
