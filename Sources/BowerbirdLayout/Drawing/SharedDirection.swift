extension LayoutNode {
  /// The direction in which constraints between some items measure leading and trailing: that of the closest item that all of
  /// them are inside of, or are.
  ///
  /// - Parameter nodes: The items.
  /// - Returns: The direction; from left to right where the items have nothing in common.
  package static func sharedDirection(of nodes: [LayoutNode]) -> LayoutDirection {
    var shared = nodes.first?.selfAndAncestors ?? []
    for node in nodes.dropFirst() {
      let others = node.selfAndAncestors
      shared.removeAll { item in !others.contains { $0 === item } }
    }
    return shared.first?.direction ?? .leftToRight
  }

  /// From the inside outwards.
  private var selfAndAncestors: [LayoutNode] {
    var nodes = [self]
    while let next = nodes[nodes.count - 1].parent { nodes.append(next) }
    return nodes
  }
}
