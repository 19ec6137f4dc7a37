import BowerbirdLayout

/// An item of a grid of tracks, with its identity.
struct TrackedItem {
  /// The node of the item; the item's element, which is in the same ``ItemList``, keeps it alive.
  unowned(unsafe) let node: LayoutNode

  /// The declared identity, or a unique replacement if an earlier element has the same identity.
  ///
  /// Nil if the element has no declared identity. ``plainIndex`` then identifies the element.
  private let givenIdentity: GridIdentity?

  /// The index of the element among the elements without a declared identity.
  private let plainIndex: Int

  init(_ node: LayoutNode, identity: GridIdentity?, plainIndex: Int) {
    self.node = node
    givenIdentity = identity
    self.plainIndex = plainIndex
  }

  /// The identity, which is unique among the items of the grid.
  ///
  /// Few identities are ever read, so an identity that follows from the index is made on each read and not stored.
  var identity: GridIdentity { givenIdentity ?? GridIdentity(PlainOrder(index: plainIndex)) }
}

/// The identity of an element without a declared identity: its index among the elements without a declared identity.
struct PlainOrder: Hashable {
  let index: Int
}

/// The index of an item among all items of a grid.
///
/// The value is added to an identity that an earlier element has too, and makes this identity unique.
struct RepeatedIdentity: Hashable {
  let index: Int
}
