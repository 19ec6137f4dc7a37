/// The order in which constraints of a conflict give way.
extension LayoutConstraint {
  /// Returns a Boolean value that indicates whether the constraint gives way before another one in a conflict.
  ///
  /// Constraints that a container makes give way before those of the program. Among the program's own, the one that was
  /// activated last gives way first.
  ///
  /// Constraints inside of an item with alternatives give way before all others, so that nothing outside of the item
  /// depends on the alternative that is taken. Those inside of more such items give way first.
  ///
  /// A container makes its constraints when a layout or a question needs them, so their ages carry no meaning. Among
  /// them, those that involve several items give way before those of a single item. Within both groups, the
  /// constraint of the item that comes later in the declaration gives way first.
  func isYounger(than other: LayoutConstraint) -> Bool {
    let (hosts, otherHosts) = (hostCount, other.hostCount)
    if hosts != otherHosts { return hosts > otherHosts }
    if isOfContainer != other.isOfContainer { return isOfContainer }
    if !isOfContainer { return age > other.age }
    let (key, otherKey) = (arrangement, other.arrangement)
    if key.tiesItems != otherKey.tiesItems { return key.tiesItems }
    if key.position != otherKey.position { return key.position > otherKey.position }
    if key.attribute != otherKey.attribute { return key.attribute > otherKey.attribute }
    if identifier != other.identifier { return (identifier ?? "") > (other.identifier ?? "") }
    return age > other.age
  }

  /// The number of items with alternatives that the constraint is inside of.
  private var hostCount: Int {
    guard engine?.choiceState.hasAlternatives == true else { return 0 }
    var count = 0, node = expression.terms.first?.item.node
    while let present = node {
      if present.alternativeArranger?.handsInside(present) == true, isInside(present) { count += 1 }
      node = present.parent
    }
    return count
  }

  /// Returns whether the constraint is inside of an item: all its items are that item or lie inside of it, and at least
  /// one lies inside.
  private func isInside(_ node: LayoutNode) -> Bool {
    let nodes = expression.terms.map { $0.item.node }
    return nodes.contains { $0 !== node } && nodes.allSatisfy { $0.map { node.contains($0) } ?? false }
  }

  /// The sort key of a container's constraint: whether it involves several items, and the position and attribute of its
  /// first term.
  private var arrangement: (tiesItems: Bool, position: Int32, attribute: Int32) {
    guard let first = expression.terms.first else { return (false, -1, -1) }
    let tiesItems = expression.terms.contains { $0.item !== first.item }
    return (tiesItems, engine?.position(of: first.item) ?? -1, first.code)
  }
}
