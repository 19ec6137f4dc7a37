/// Where an arrangement holds an item that other arrangements may borrow.
///
/// An item has one parent. Where several alternatives arrange the same items, the one that is taken has them, and the others know
/// where they belong.
struct LentPlace {
  let container: ItemReference
  let item: ItemReference
  let index: Int

  /// The items that have more than one place.
  static func shared(_ places: [LentPlace]) -> Set<ObjectIdentifier> {
    var containers: [ObjectIdentifier: ObjectIdentifier] = [:], shared: Set<ObjectIdentifier> = []
    for place in places {
      let item = ObjectIdentifier(place.item), container = ObjectIdentifier(place.container)
      if containers.updateValue(container, forKey: item).map({ $0 != container }) == true { shared.insert(item) }
    }
    return shared
  }

  /// The places of all that is below an item.
  static func places(below node: LayoutNode) -> [LentPlace] {
    var places: [LentPlace] = []
    var pending = [node]
    while let node = pending.popLast() {
      for (index, child) in node.children.enumerated() {
        places.append(LentPlace(container: node.reference, item: child.layoutNode.reference, index: index))
        pending.append(child.layoutNode)
      }
    }
    return places
  }

  /// Notes that the item may be lent, and is so if it is elsewhere by now.
  func lend() {
    guard let holder = container.node, let node = item.node else { return }
    if holder.lending == nil { holder.lending = Lending() }
    if node.parent !== holder { holder.lend(node) }
  }

  /// Takes the item back, if another arrangement has it; what was removed or given away for good stays where it is.
  func reclaim() {
    guard let node = item.node, let holder = container.node, let owner = node.owner, node.parent !== holder,
      holder.has(node)
    else { return }
    holder.insert(owner, at: index)
  }
}

/// What an arrangement has lent.
final class Lending {
  var items: Set<ObjectIdentifier> = []
}

extension LayoutNode {
  /// Whether an item is a child of this one, or was lent to another alternative's arrangement.
  ///
  /// - Parameter child: The item's node.
  /// - Returns: Whether it is.
  package func has(_ child: LayoutNode) -> Bool {
    if child.parent === self { return true }
    guard let lending, lending.items.contains(ObjectIdentifier(child.reference)) else { return false }
    return child.parent?.lending != nil
  }

  /// Notes that a child goes to another parent, which may be another alternative's arrangement.
  func lend(_ child: LayoutNode) { lending?.items.insert(ObjectIdentifier(child.reference)) }

  /// What an alternative's arrangement holds has changed, so that others which borrow it may have other needs too.
  func noteLentContent() {
    if lending != nil { outerChooser?.setNeedsArrangement() }
  }

  /// Notes that a child is here, or is here no more for good.
  func endLending(_ child: LayoutNode) { lending?.items.remove(ObjectIdentifier(child.reference)) }
}
