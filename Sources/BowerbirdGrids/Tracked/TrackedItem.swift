import BowerbirdLayout

/// An item of a tracked grid, with its identity and its decorations.
///
/// Copying an item counts many references, so loops read a list of items in place.
struct TrackedItem {
  let element: GridElement

  /// The node of the element's item, which owns the node.
  unowned(unsafe) let node: LayoutNode

  /// The declared identity, or one that differs from all others of the list; nil for an element without a declared one.
  private let givenIdentity: GridIdentity?

  /// The index among the elements without a declared identity.
  private let plainIndex: Int

  var background = CellDecoration()
  var overlay = CellDecoration()

  init(_ element: GridElement, _ node: LayoutNode, identity: GridIdentity?, plainIndex: Int) {
    self.element = element
    self.node = node
    givenIdentity = identity
    self.plainIndex = plainIndex
  }

  /// The identity, which is unique among the items of the grid.
  ///
  /// Few identities are read, so that of an element without a declared one is made when it is read.
  var identity: GridIdentity { givenIdentity ?? GridIdentity(PlainOrder(index: plainIndex)) }
}

/// The identity of an element that was declared without one: its index among all such elements.
struct PlainOrder: Hashable {
  let index: Int
}

/// The identity of an element whose declared identity an earlier element has already: its index among all items.
struct RepeatedIdentity: Hashable {
  let index: Int
}
