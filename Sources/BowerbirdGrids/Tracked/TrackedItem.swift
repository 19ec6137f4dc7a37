import BowerbirdLayout

/// An item of a tracked grid, with its identity and its decorations.
///
/// An item has many references. Loops read a list of items in place, because copying an item counts all of them.
struct TrackedItem {
  let element: GridElement

  /// The node of the element's item, which owns it.
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
  /// The identity of an element without a declared one is made when it is asked for, because few are.
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
