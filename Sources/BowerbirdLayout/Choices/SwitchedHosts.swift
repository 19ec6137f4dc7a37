/// The items whose choices have taken other alternatives since the last solution.
struct SwitchedHosts {
  private var hosts: Set<ObjectIdentifier> = []

  var isEmpty: Bool { hosts.isEmpty }

  mutating func insert(_ choice: LayoutChoice) { hosts.insert(ObjectIdentifier(choice.node)) }

  /// Returns whether the node of a choice is one of these items, or lies inside of one of these items.
  ///
  /// The lengths on which such a choice depends are known only after the next solve.
  func contain(_ choice: LayoutChoice) -> Bool {
    if hosts.isEmpty { return false }
    var node: LayoutNode? = choice.node
    while let present = node {
      if hosts.contains(ObjectIdentifier(present)) { return true }
      node = present.parent
    }
    return false
  }
}
