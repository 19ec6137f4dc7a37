/// The order in which the constraints of a conflict give way.
extension LayoutConstraint {
  /// Returns whether this constraint counts as younger than another constraint, and gives way first in a conflict.
  ///
  /// The first of these rules that distinguishes the two constraints decides:
  ///
  /// - The constraint that lies inside of more items with alternatives gives way. Nothing outside of such an item
  ///   therefore depends on the taken alternative.
  /// - A constraint that a container made gives way before a constraint of the program.
  /// - Of two constraints of the program, the constraint that was activated last gives way.
  /// - Of two constraints of containers, a constraint of several items gives way before a constraint of a single item.
  /// - The constraint whose first item comes later in the declaration gives way.
  /// - The constraint whose first attribute has the larger ``LayoutAttribute/code`` gives way.
  /// - The constraint whose identifier is later in alphabetical order gives way.
  /// - The constraint with the larger age gives way.
  ///
  /// The ages of containers' constraints decide last, because a container makes its constraints when a layout or a
  /// question needs them.
  func isYounger(than other: LayoutConstraint) -> Bool {
    let (hosts, otherHosts) = (hostCount, other.hostCount)
    if hosts != otherHosts { return hosts > otherHosts }
    if isOfContainer != other.isOfContainer { return isOfContainer }
    if !isOfContainer { return age > other.age }
    let (key, otherKey) = (declarationOrder, other.declarationOrder)
    if key.tiesItems != otherKey.tiesItems { return key.tiesItems }
    if key.position != otherKey.position { return key.position > otherKey.position }
    if key.attribute != otherKey.attribute { return key.attribute > otherKey.attribute }
    if identifier != other.identifier { return (identifier ?? "") > (other.identifier ?? "") }
    return age > other.age
  }

  /// The number of items with alternatives inside of which the constraint lies.
  ///
  /// A root with alternatives is not counted, and neither is a container that arranges its children. The number is 0 if
  /// the constraint is in no engine.
  private var hostCount: Int {
    guard engine?.choiceState.hasAlternatives == true else { return 0 }
    var count = 0, node = expression.terms.first?.item.node
    while let present = node {
      if present.alternativeArranger?.handsInside(present) == true, isInside(present) { count += 1 }
      node = present.parent
    }
    return count
  }

  /// Returns whether the constraint lies inside of the item of a node.
  ///
  /// A constraint lies inside of an item if it involves the item and items inside of it, or only items inside of it.
  private func isInside(_ node: LayoutNode) -> Bool {
    let nodes = expression.terms.map { $0.item.node }
    return nodes.contains { $0 !== node } && nodes.allSatisfy { $0.map { node.contains($0) } ?? false }
  }

  /// The sort key of a container's constraint: whether it involves several items, the place of its first term's item in
  /// the declaration, and the code of that term's attribute.
  ///
  /// The place is -1 if the item has no slot, or the constraint no engine. Both numbers are -1 for a constraint without
  /// terms.
  private var declarationOrder: (tiesItems: Bool, position: Int32, attribute: Int32) {
    guard let first = expression.terms.first else { return (false, -1, -1) }
    let tiesItems = expression.terms.contains { $0.item !== first.item }
    let position = engine.map { engine in
      engine.positions.position(of: first.item, below: engine.root, slotCount: engine.slots.count)
    }
    return (tiesItems, position ?? -1, first.code)
  }
}
