/// Lets containers in several alternatives share items.
///
/// A *holder* of a shared item is one of these containers. A program may add the item to a container, or remove it from
/// a holder, whichever alternative is taken.
///
/// One of the holders is the parent of the item. ``moveToTakenAlternative()`` makes a holder the parent if the
/// alternatives around this holder are all taken.
extension LayoutNode {
  /// The containers of the item: its holders if the item is shared, and only its parent if not.
  package var containers: [LayoutNode] {
    let holders = holders
    return holders.isEmpty ? parent.map { [$0] } ?? [] : holders.compactMap { $0.node }
  }

  /// Returns whether an item is a child of this item, or is lent by this item to an arrangement of another alternative.
  package func has(_ child: LayoutNode) -> Bool { child.isChild(of: self) || child.isHeld(by: self) }

  /// Returns whether a container is one of the holders of the item.
  func isHeld(by container: LayoutNode) -> Bool { holders.contains { $0 === container.reference } }

  /// Returns whether this node contains another node, at any depth and in any alternative.
  package func isAround(_ other: LayoutNode) -> Bool {
    if children.isEmpty && lending == nil { return false }
    var pending = other.containers, seen: Set<ObjectIdentifier> = []
    while let node = pending.popLast() {
      if node === self { return true }
      if seen.insert(ObjectIdentifier(node)).inserted { pending += node.containers }
    }
    return false
  }

  // MARK: - Changes by programs

  /// Adds an item as a child, at the request of a program.
  ///
  /// The item leaves its former containers, except containers in other alternatives, which share the item with this
  /// container from now on. If such a container lies in the taken alternative, the item is a child of that container,
  /// and is lent by this container. An item that cannot be added stays where it is; see ``insert(_:at:)``.
  package func take(_ item: any LayoutItem, at index: Int) {
    let node = item.layoutNode
    node.owner = item
    if node.isRoot && node.holders.isEmpty { return insert(item, at: index) }
    let others = node.containers.filter { $0 !== self }
    let kept = others.filter { excludes($0) }
    if kept.isEmpty || node.isAttached {
      insert(item, at: index)
      if node.parent === self { for other in node.holders { other.node?.giveUp(node) } }
      return
    }
    if node === self || node.isAround(self) { return note(.cycle(item: node.reference, parent: reference)) }
    for other in others where !kept.contains(where: { $0 === other }) { other.giveUp(node) }
    for holder in kept { holder.hold(node, at: holder.index(of: node) ?? index) }
    hold(node, at: index)
    node.moveToTakenAlternative()
  }

  /// Removes a child or a lent item, at the request of a program.
  ///
  /// Containers in other alternatives keep the item.
  package func drop(_ child: LayoutNode) {
    if !child.isHeld(by: self) {
      if child.parent === self { child.remove() }
      return
    }
    giveUp(child)
    child.moveToTakenAlternative()
    if child.parent === self { child.removeFromParent() }
    child.endSharingIfAlone()
  }

  /// Ends the sharing of the item if only one holder is left.
  ///
  /// The item then becomes a child of this holder.
  func endSharingIfAlone() {
    if holders.count != 1 { return }
    moveToTakenAlternative()
    holders[0].node?.giveUp(self)
    holders = []
  }

  /// Removes all holders of the item, because the item leaves every container.
  func endSharing() {
    for holder in holders { holder.node?.giveUp(self) }
    if !holders.isEmpty { holders = [] }
  }

  // MARK: - Holders

  /// Makes the container a holder of an item, with `index` as the item's position among the children.
  func hold(_ item: LayoutNode, at index: Int) {
    if item.isHeld(by: self) { return }
    item.holders.append(reference)
    if lending == nil { lending = Lending() }
    lending?.positions.append(ChildPosition(container: reference, item: item.reference, index: index))
    noteSharing()
  }

  /// Removes the container from the holders of an item.
  func giveUp(_ item: LayoutNode) {
    if !item.isHeld(by: self) { return }
    item.holders.removeAll { $0 === reference }
    lending?.positions.removeAll { $0.item === item.reference }
    noteSharing()
    if item.parent === self { return }
    for one in extensions { one.childLeft(item, of: self) }
    childrenChanged()
  }

  /// Moves a shared item to a holder around which all alternatives are taken.
  ///
  /// If there are several such holders, the item moves to the one inside of the most alternatives. Among holders inside
  /// of equally many, the present parent comes first, and then the others in the order of ``holders``. If there is no
  /// such holder, the item stays in its parent, or moves to the first holder if its parent is not a holder.
  func moveToTakenAlternative() {
    guard let owner, let holder = holders.first, holder.node != nil || parent != nil else { return }
    let ways = containers.map { (holder: $0, depth: $0.depthOfTakenAlternatives) }
    var best = ways.first { $0.holder === parent } ?? ways.first
    // The best holder is inside of the most alternatives. A holder outside of some alternatives has the item only while
    // none of these alternatives arranges the item.
    for way in ways {
      guard let depth = way.depth else { continue }
      if best?.depth.map({ $0 < depth }) ?? true { best = way }
    }
    guard let target = best?.holder, target !== parent else { return }
    let index = target.lending?.positions.first { $0.item === reference }?.index ?? target.children.count
    target.insert(owner, at: index)
  }

  /// Makes the alternatives around the container collect their shared items again, and requests new fits.
  private func noteSharing() {
    for way in AlternativePath.all(to: self) { way.noteSharing() }
  }

  // MARK: - Alternatives around a container

  /// Returns whether another container can share items with this container, because the two are never in use together.
  ///
  /// There are two cases. The containers lie in different alternatives of one host. Or this container lies in an
  /// alternative of a host, and the other container is the host or lies in the host outside of all alternatives.
  private func excludes(_ other: LayoutNode) -> Bool {
    let others = AlternativePath.all(to: other)
    return AlternativePath.all(to: self).allSatisfy { way in others.allSatisfy { way.excludes($0) } }
  }

  /// The number of taken alternatives around the container; nil if every path to the root leads through an alternative
  /// that is not taken.
  private var depthOfTakenAlternatives: Int? {
    AlternativePath.all(to: self).filter { $0.isTaken }.map { $0.arrangements.count }.max()
  }
}

/// The items that a container shares with containers in other alternatives.
final class Lending {
  var positions: [ChildPosition] = []
}

extension LayoutNode {
  /// Requests new fits after a change inside of a container that shares items, because other alternatives arrange these
  /// items too.
  func noteLentContent() {
    if lending != nil { outerWithAlternatives?.noteNewFits() }
  }
}
