extension LayoutNode {
  /// Releases the items below the node one after the other.
  ///
  /// Items own their children. Without this method, each level of the tree would be released within the release of the
  /// level above, and a deep tree would overflow the stack of a thread. Items that are referenced elsewhere keep their
  /// children.
  func releaseDescendants() {
    if children.isEmpty { return }
    if let extras, !extras.mistakes.isEmpty { handMistakesOn(extras.mistakes) }
    var items: [any LayoutItem] = []
    swap(&items, &storedChildren)
    items.withUnsafeBufferPointer { items in
      for index in items.indices { items[index].layoutNode.leaveReleased() }
    }
    while !items.isEmpty {
      var node = items[items.count - 1].layoutNode
      items.removeLast()
      // The node has a second reference unless its item has been released.
      if isKnownUniquelyReferenced(&node) {
        for item in node.children { item.layoutNode.leaveReleased() }
        items += node.children
        node.storedChildren.removeAll()
      }
    }
  }

  /// Stores the mistakes that no report has listed at the children about which they are.
  ///
  /// An arrangement that contains its host is often released before any layout. The host is then a root.
  private func handMistakesOn(_ mistakes: [LayoutProblem]) {
    for mistake in mistakes {
      guard case .cycle(_, let parent) = mistake else { continue }
      for child in children where child.layoutNode.reference === parent { child.layoutNode.mistakes.append(mistake) }
    }
  }

  /// Leaves a parent that is being released.
  private func leaveReleased() {
    parent = nil
    forgetDecisionsOfContainer()
  }
}
