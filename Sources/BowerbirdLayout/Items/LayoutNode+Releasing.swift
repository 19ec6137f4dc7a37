extension LayoutNode {
  /// Lets go of everything in the node one after the other.
  ///
  /// Items own what is in them, so that each would be released within the release of the one around it, and a deep tree would
  /// need more stack than a thread may have. What somebody else holds on to stays as it is.
  func releaseDescendants() {
    if children.isEmpty { return }
    var items: [any LayoutItem] = []
    swap(&items, &children)
    for item in items { item.layoutNode.parent = nil }
    while !items.isEmpty {
      var node = items[items.count - 1].layoutNode
      items.removeLast()
      // An item that is gone has left its node to nobody but this.
      if isKnownUniquelyReferenced(&node) {
        for item in node.children { item.layoutNode.parent = nil }
        items += node.children
        node.children.removeAll()
      }
    }
  }
}
