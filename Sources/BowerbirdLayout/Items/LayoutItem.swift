/// An item that takes part in layout, such as a box, a view or a sprite.
///
/// Any class can conform. Its node provides children, anchors, constraints, content and layout.
///
/// ```swift
/// final class Sprite: LayoutItem {
///   let layoutNode = LayoutNode(name: "sprite")
/// }
/// ```
public protocol LayoutItem: LayoutItemBase {
  /// The item's place in the tree.
  ///
  /// The item creates one node, stores it, and shares it with no other item.
  var layoutNode: LayoutNode { get }

  /// Adds, removes and changes the children and constraints that the item itself makes.
  ///
  /// The method is called before a solve if ``setNeedsArrangement()`` has been called. If
  /// ``LayoutNode/arrangesChildren`` is true, the method is also called after the item has joined a tree, and after a
  /// change of its children. In an alternative that is not taken, the method may be called whenever the need of the
  /// alternative is computed.
  func arrangeChildren()

  /// Makes choices that depend on the item's size.
  ///
  /// The method is called before a solve, after all items have arranged their children. A call has one of two reasons:
  /// ``LayoutNode/noteDecision()`` was called, or the item's size has left ``LayoutNode/decidedExtents`` or
  /// ``LayoutNode/extensionExtents``. Outer items decide before inner items.
  func decideArrangement()

  /// Reviews the arrangement after a solve, and changes constraints if the solution requires it.
  ///
  /// The method is called if ``LayoutNode/reviewsArrangement`` is true, but not while the item's extents are within
  /// ``LayoutNode/steadyExtents``. Inner items usually review before outer items.
  ///
  /// - Returns: Whether constraints have changed, so that the solve must be repeated.
  func reviewArrangement() -> Bool

  /// Returns the item's decisions for its present size, as sentences for explanations.
  ///
  /// ```swift
  /// print(grid.decisions(along: .horizontal)[0])      // 'grid' has 3 columns, because 4 of 180 do not fit into 700
  /// ```
  ///
  /// - Parameter axis: The axis of the decisions.
  /// - Returns: The sentences.
  func decisions(along axis: Axis) -> [String]

  /// Returns the reasons for the lengths in a constraint that the item has made for its children.
  ///
  /// A container such as a grid computes lengths from the needs of its items before the solve. A constraint that sets
  /// such a length contains only a number. The container knows where the number comes from.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: The reasons, such as `it is the fit of 'title'`; an empty list if no length comes from an item, or if
  ///   another container has made the constraint.
  func lengthReasons(in constraint: LayoutConstraint) -> [String]

  /// Returns the item's requests that could not be met as asked, as sentences for the report of a layout.
  ///
  /// After a call of ``LayoutNode/noteWarnings()``, this method is called at the end of each layout, until it returns
  /// no sentences.
  ///
  /// - Returns: The sentences, which do not name the item itself.
  func warningSentences() -> [String]

  /// Returns the items that are declared as contents of this item, such as the items in the cells of a grid.
  ///
  /// A listed item may have become a child of another container. If this item and that container become arrangements of
  /// alternatives, they share the listed item.
  ///
  /// - Returns: The items in their order.
  func listedItems() -> [any LayoutItem]

  /// Computes the need of a container as if no optional constraint related its items to other items.
  ///
  /// The method is called while the need of an alternative is computed, if required constraints tie lengths of the
  /// container's items to each other. ``LayoutNode/needByItself(_:)`` of an item then includes these constraints.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The need; nil if the item does not compute it, or if it is unknown before the solve.
  func needByItself(along axis: Axis) -> LengthNeed?
}

extension LayoutItem {
  /// Does nothing, because most items make no constraints themselves.
  public func arrangeChildren() {}

  /// Does nothing, because most items make no choices.
  public func decideArrangement() {}

  /// Returns false, because most items review nothing.
  public func reviewArrangement() -> Bool { false }

  /// Returns no sentences, because most items make no choices.
  public func decisions(along axis: Axis) -> [String] { [] }

  /// Returns no reasons, because most items compute no lengths.
  public func lengthReasons(in constraint: LayoutConstraint) -> [String] { [] }

  /// Returns no sentences, because most items have no requests.
  public func warningSentences() -> [String] { [] }

  /// Returns no items, because most items have no declared contents besides their children.
  public func listedItems() -> [any LayoutItem] { [] }

  /// Returns nil, because most items are no containers.
  public func needByItself(along axis: Axis) -> LengthNeed? { nil }

  /// The name of the item in errors, reports and drawings.
  public var name: String {
    get { layoutNode.name }
    set { layoutNode.name = newValue }
  }

  /// Requests a call of ``arrangeChildren()`` before the next solve.
  ///
  /// A request that the item makes in ``arrangeChildren()`` has no effect.
  public func setNeedsArrangement() { layoutNode.setNeedsArrangement() }
}
