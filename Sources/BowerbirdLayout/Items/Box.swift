/// A rectangle that a layout places: the item for programs that have no item classes of their own.
///
/// ```swift
/// let container = Box("container"), image = Box("image")
/// container.add(image)
/// ```
open class Box: LayoutItem {
  /// The box's node in the tree of items.
  public final let layoutNode: LayoutNode

  /// Creates a box.
  ///
  /// - Parameter name: The name in errors, reports and drawings.
  public init(_ name: String = "") {
    layoutNode = LayoutNode(name: name)
    layoutNode.owner = self
  }

  // A program may keep the node longer than the box.
  deinit { layoutNode.owner = nil }

  /// Arranges the children.
  ///
  /// Containers with rules of their own override this method; see ``LayoutItem/arrangeChildren()``.
  open func arrangeChildren() {}

  /// Makes choices that depend on the size of the box; see ``LayoutItem/decideArrangement()``.
  ///
  /// The method is called before a solve if a new decision is due, for outer boxes first.
  open func decideArrangement() {}

  /// Reviews the arrangement after a solve, and changes constraints if the solution requires it.
  ///
  /// The method is called if ``LayoutNode/reviewsArrangement`` is true, but not while the extents of the box are within
  /// ``LayoutNode/steadyExtents``.
  ///
  /// - Returns: Whether constraints have changed, so that the solve must be repeated.
  open func reviewArrangement() -> Bool { false }

  /// Returns the box's decisions for its present size, as sentences for explanations; see
  /// ``LayoutItem/decisions(along:)``.
  ///
  /// - Parameter axis: The axis of the decisions.
  /// - Returns: The sentences.
  open func decisions(along axis: Axis) -> [String] { [] }

  /// Returns the reasons for the lengths in a constraint that the box has made for its children; see
  /// ``LayoutItem/lengthReasons(in:)``.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: The reasons.
  open func lengthReasons(in constraint: LayoutConstraint) -> [String] { [] }

  /// Returns the box's requests that could not be met as asked, as sentences; see ``LayoutItem/warningSentences()``.
  ///
  /// - Returns: The sentences.
  open func warningSentences() -> [String] { [] }

  /// Computes the need of the box as if no optional constraint related its items to other items; see
  /// ``LayoutItem/needByItself(along:)``.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The need; nil if the box does not compute it, or if it is unknown before the solve.
  open func needByItself(along axis: Axis) -> LengthNeed? { nil }

  /// Returns the items that are declared as contents of the box; see ``LayoutItem/listedItems()``.
  ///
  /// - Returns: The items in their order.
  open func listedItems() -> [any LayoutItem] { [] }
}
