/// The position of an item: a container that contains or has lent the item, and the index in the container.
///
/// An item has one parent. If several alternatives arrange the same item, the item is a child in the arrangement of the
/// taken alternative. The other arrangements have *lent* the item.
struct ChildPosition {
  let container: ItemReference
  let item: ItemReference
  let index: Int

  /// Returns the positions of all items below a node, lent items included.
  ///
  /// A lent item is declared in a container below the node, but is now the child of another container.
  static func positions(below node: LayoutNode) -> [ChildPosition] {
    var positions: [ChildPosition] = [], listed: [ChildPosition] = [], placed: Set<ObjectIdentifier> = []
    var pending = [node], present: Set<ObjectIdentifier> = []
    while let node = pending.popLast() {
      if !present.insert(ObjectIdentifier(node)).inserted { continue }
      for (index, child) in node.children.enumerated() {
        positions.append(ChildPosition(container: node.reference, item: child.layoutNode.reference, index: index))
        placed.insert(ObjectIdentifier(child.layoutNode.reference))
        pending.append(child.layoutNode)
      }
      for (index, item) in node.listedItems.enumerated() where item.layoutNode.parent !== node {
        listed.append(ChildPosition(container: node.reference, item: item.layoutNode.reference, index: index))
        pending.append(item.layoutNode)
      }
    }
    // An item has one position in an arrangement: in its parent, or else in the first container that lists the item.
    for position in listed where position.item.node?.parent != nil {
      if placed.insert(ObjectIdentifier(position.item)).inserted { positions.append(position) }
    }
    return positions
  }

  /// Returns the positions of shared items: items with positions in several containers, one of which is the parent.
  static func shared(_ positions: [ChildPosition]) -> [ChildPosition] {
    var byItem: [ObjectIdentifier: (containers: Set<ObjectIdentifier>, hasParent: Bool)] = [:]
    for position in positions {
      let isParent = position.item.node?.parent?.reference === position.container
      byItem[ObjectIdentifier(position.item), default: ([], false)].containers.insert(
        ObjectIdentifier(position.container))
      if isParent { byItem[ObjectIdentifier(position.item)]?.hasParent = true }
    }
    return positions.filter { position in
      guard let (containers, hasParent) = byItem[ObjectIdentifier(position.item)] else { return false }
      return hasParent && containers.count > 1
    }
  }

  /// Moves the item back to this position if the container has lent the item.
  func reclaim() {
    guard let node = item.node, let holder = container.node, let owner = node.owner, node.parent !== holder,
      holder.has(node)
    else { return }
    holder.insert(owner, at: index)
  }
}

extension LayoutNode {
  /// The items that the node's item and its extensions list, without removed items; see ``LayoutItem/listedItems()``.
  var listedItems: [any LayoutItem] {
    let listed = extensions.reduce(owner?.listedItems() ?? []) { $0 + $1.listedItems(of: self) }
    guard let removed = extras?.removed, !removed.isEmpty else { return listed }
    return listed.filter { item in !removed.contains { $0 === item.layoutNode.reference } }
  }
}
