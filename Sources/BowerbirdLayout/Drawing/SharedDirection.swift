extension LayoutNode {
  /// Returns the layout direction that decides leading and trailing in constraints between some items.
  ///
  /// This is the direction of the closest item that contains all these items. An item contains itself.
  ///
  /// - Parameter nodes: The items.
  /// - Returns: The direction; from left to right if the list is empty, or if no item contains all these items.
  package static func sharedDirection(of nodes: [LayoutNode]) -> LayoutDirection {
    guard let first = nodes.first else { return .leftToRight }
    var shared: LayoutNode? = first
    for node in nodes.dropFirst() { shared = shared.flatMap { $0.closestAround(node) } }
    return shared?.direction ?? .leftToRight
  }

  /// Returns the closest item that contains both this item and another item; nil if they are in different trees.
  ///
  /// An item contains itself.
  ///
  /// The walks from the two items towards the root take turns. The search is therefore short for items that are close
  /// to each other, however deep they are in the tree.
  private func closestAround(_ other: LayoutNode) -> LayoutNode? {
    if self === other { return self }
    var seen: Set<ObjectIdentifier> = []
    var (first, second): (LayoutNode?, LayoutNode?) = (self, other)
    while first != nil || second != nil {
      for node in [first, second] {
        if let node, !seen.insert(ObjectIdentifier(node)).inserted { return node }
      }
      first = first?.parent
      second = second?.parent
    }
    return nil
  }
}
