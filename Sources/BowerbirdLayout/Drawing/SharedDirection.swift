extension LayoutNode {
  /// Returns the direction of leading and trailing in constraints between some items: that of the closest item that
  /// contains all of them.
  ///
  /// An item contains itself.
  ///
  /// - Parameter nodes: The items.
  /// - Returns: The direction; from left to right if no item contains all of them.
  package static func sharedDirection(of nodes: [LayoutNode]) -> LayoutDirection {
    guard let first = nodes.first else { return .leftToRight }
    var shared: LayoutNode? = first
    for node in nodes.dropFirst() { shared = shared.flatMap { $0.closestAround(node) } }
    return shared?.direction ?? .leftToRight
  }

  /// Returns the closest item that contains both this one and another one, where an item contains itself.
  ///
  /// The walks up from both items alternate, so that they meet early if the items are close, however deep these are.
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
