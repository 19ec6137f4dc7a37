import BowerbirdLayout

/// An item of a tracked grid, with its identity and its decorations.
///
/// Copying a value of this type increments many reference counts, so loops read a list of items in place.
struct TrackedItem {
  let element: GridElement

  /// The node of the element's item, which owns the node.
  unowned(unsafe) let node: LayoutNode

  /// The declared identity, or a unique identity if an earlier element has the declared identity; nil if the plain
  /// index identifies the element.
  private let givenIdentity: GridIdentity?

  /// The index of the element among the elements without a declared identity.
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
  /// Few identities are read, so the identity of an element without a declared identity is made on each read.
  var identity: GridIdentity { givenIdentity ?? GridIdentity(PlainOrder(index: plainIndex)) }
}

/// The identity of an element without a declared identity: its index among the elements without a declared identity.
struct PlainOrder: Hashable {
  let index: Int
}

/// A value that makes a repeated identity unique: the index of the element's item among all items.
struct RepeatedIdentity: Hashable {
  let index: Int
}
