/// What takes part in layout: a box, a view, a sprite, whatever has a node.
///
/// Any class can adopt it; children, anchors, constraints, content and layout come with the node.
///
/// ```swift
/// final class Sprite: LayoutItem {
///   let layoutNode = LayoutNode(name: "sprite")
/// }
/// ```
public protocol LayoutItem: AnyObject {
  /// The item's place in the tree: stored by the item, made once, and given to no other item.
  var layoutNode: LayoutNode { get }

  /// Called before a solve if ``setNeedsArrangement()`` has been called: adds, removes and changes what the item itself makes.
  func arrangeChildren()

  /// Called before a solve, once all items have arranged their children, if ``LayoutNode/noteDecision()`` has been called:
  /// makes choices that depend on the item's size.
  ///
  /// Outer items are called before inner ones.
  func decideArrangement()

  /// Called after a solve, if ``LayoutNode/reviewsArrangement`` is set, so that the item can read the solution.
  ///
  /// Items that came last are called first, which is mostly what is inside of others before these.
  ///
  /// - Returns: Whether constraints have been changed, so that the solve must be repeated.
  func reviewArrangement() -> Bool

  /// What the item has decided for its present size, as sentences for explanations.
  ///
  /// ```swift
  /// print(grid.decisions(along: .horizontal)[0])      // 'grid' has 3 columns, because 4 of 180 do not fit into 700
  /// ```
  ///
  /// - Parameter axis: The axis along which the decisions are.
  /// - Returns: The sentences.
  func decisions(along axis: Axis) -> [String]
}

extension LayoutItem {
  /// Does nothing: most items have constraints that others made.
  public func arrangeChildren() {}

  /// Does nothing: most items make no choices.
  public func decideArrangement() {}

  /// Changes nothing.
  public func reviewArrangement() -> Bool { false }

  /// Nothing: most items make no choices.
  public func decisions(along axis: Axis) -> [String] { [] }

  /// The name that errors, reports and drawings use.
  public var name: String {
    get { layoutNode.name }
    set { layoutNode.name = newValue }
  }

  /// Asks for a call of ``arrangeChildren()`` before the next solve.
  public func setNeedsArrangement() { layoutNode.setNeedsArrangement() }
}
