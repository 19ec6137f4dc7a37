/// The order in which the constraints of a conflict give way.
extension LayoutConstraint {
  /// Returns whether the constraint counts as younger: it gives way before another constraint in a conflict.
  ///
  /// A constraint inside of an item with alternatives gives way before a constraint outside. Nothing outside of the
  /// item therefore depends on the taken alternative. A constraint inside of more such items gives way first.
  ///
  /// Otherwise, a constraint that a container made gives way before a constraint of the program. Among the constraints
  /// of the program, the constraint that was activated last gives way first.
  ///
  /// The ages of containers' constraints carry no meaning, because a container makes its constraints when a layout or a
  /// question needs them. Among these constraints, a constraint of several items gives way before a constraint of a
  /// single item. Otherwise, the constraint of the item that comes later in the declaration gives way first.
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

  /// The number of items with alternatives inside of which the constraint lies.
  private var hostCount: Int {
    guard engine?.choiceState.hasAlternatives == true else { return 0 }
    var count = 0, node = expression.terms.first?.item.node
    while let present = node {
      if present.alternativeArranger?.handsInside(present) == true, isInside(present) { count += 1 }
      node = present.parent
    }
    return count
  }

  /// Returns whether the constraint lies inside of an item.
  ///
  /// Each item of the constraint must be this item or lie inside of it, and at least one item must lie inside.
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
