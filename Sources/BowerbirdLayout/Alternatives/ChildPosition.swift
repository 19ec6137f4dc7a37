/// The container and the index of an item in an arrangement, from which other arrangements may borrow the item.
///
/// An item has one parent. If several alternatives arrange the same item, it is a child in the arrangement of the taken
/// one. The other arrangements have *lent* the item, and remember their own container and index of it.
struct ChildPosition {
  let container: ItemReference
  let item: ItemReference
  let index: Int

  /// Returns the items that occur in more than one container.
  static func shared(_ positions: [ChildPosition]) -> Set<ObjectIdentifier> {
    var containers: [ObjectIdentifier: ObjectIdentifier] = [:], shared: Set<ObjectIdentifier> = []
    for position in positions {
      let item = ObjectIdentifier(position.item), container = ObjectIdentifier(position.container)
      if containers.updateValue(container, forKey: item).map({ $0 != container }) == true { shared.insert(item) }
    }
    return shared
  }

  /// Returns the containers and indices of all items below a given one.
  static func positions(below node: LayoutNode) -> [ChildPosition] {
    var positions: [ChildPosition] = []
    var pending = [node]
    while let node = pending.popLast() {
      for (index, child) in node.children.enumerated() {
        positions.append(ChildPosition(container: node.reference, item: child.layoutNode.reference, index: index))
        pending.append(child.layoutNode)
      }
    }
    return positions
  }

  /// Marks the container as one that lends items, and marks the item as lent if it has another parent.
  func lend() {
    guard let holder = container.node, let node = item.node else { return }
    if holder.lending == nil { holder.lending = Lending() }
    if node.parent !== holder { holder.lend(node) }
  }

  /// Takes the item back if another arrangement has borrowed it.
  ///
  /// An item that was removed or moved elsewhere stays there.
  func reclaim() {
    guard let node = item.node, let holder = container.node, let owner = node.owner, node.parent !== holder,
      holder.has(node)
    else { return }
    holder.insert(owner, at: index)
  }
}

/// The items that an arrangement has lent.
final class Lending {
  var items: Set<ObjectIdentifier> = []
}

extension LayoutNode {
  /// Returns whether an item is a child of this one, or a child that is lent to another alternative's arrangement.
  package func has(_ child: LayoutNode) -> Bool {
    if child.parent === self { return true }
    guard let lending, lending.items.contains(ObjectIdentifier(child.reference)) else { return false }
    return child.parent?.lending != nil
  }

  /// Notes that a child moves to another parent, which may be another alternative's arrangement.
  func lend(_ child: LayoutNode) { lending?.items.insert(ObjectIdentifier(child.reference)) }

  /// Requests new fits after a change of an arrangement's content, because other alternatives may borrow its items.
  func noteLentContent() {
    if lending != nil { outerWithAlternatives?.noteNewFits() }
  }

  /// Notes that a child is no longer lent, because it is back or was moved elsewhere.
  func endLending(_ child: LayoutNode) { lending?.items.remove(ObjectIdentifier(child.reference)) }
}
