/// A rectangle that layout places: the item that ships.
///
/// ```swift
/// let container = Box("container"), image = Box("image")
/// container.add(image)
/// ```
open class Box: LayoutItem {
  /// The box's place in the tree.
  public let layoutNode: LayoutNode

  /// Creates a box.
  ///
  /// - Parameter name: What errors, reports and drawings call it.
  public init(_ name: String = "") {
    layoutNode = LayoutNode(name: name)
    layoutNode.owner = self
  }

  /// Called before a solve if ``LayoutItem/setNeedsArrangement()`` has been called; a container with a rule of its own overrides it.
  open func arrangeChildren() {}

  /// Called before a solve, outer boxes first, for choices that depend on the box's size; see ``LayoutItem/decideArrangement()``.
  open func decideArrangement() {}

  /// Called after a solve, if ``LayoutNode/reviewsArrangement`` is set, so that a subclass can read the solution.
  ///
  /// - Returns: Whether constraints have been changed, so that the solve must be repeated.
  open func reviewArrangement() -> Bool { false }

  /// What the box has decided for its present size, as sentences for explanations; see ``LayoutItem/decisions(along:)``.
  ///
  /// - Parameter axis: The axis along which the decisions are.
  /// - Returns: The sentences.
  open func decisions(along axis: Axis) -> [String] { [] }
}
