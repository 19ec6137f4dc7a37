/// Lets containers in several alternatives share items.
///
/// A *holder* of a shared item is one of these containers. Programs may change the holders of an item, whichever
/// alternative is taken. One of the holders is the parent of the item: a holder in the taken alternatives, if there is
/// one.
extension LayoutNode {
  /// The containers that have the item: its holders, or its parent.
  package var containers: [LayoutNode] {
    let holders = holders
    return holders.isEmpty ? parent.map { [$0] } ?? [] : holders.compactMap { $0.node }
  }

  /// Returns whether an item is a child of this one, or a child that is lent to another alternative's arrangement.
  package func has(_ child: LayoutNode) -> Bool { child.parent === self || child.isHeld(by: self) }

  /// Returns whether a container is one of several that share the item.
  func isHeld(by container: LayoutNode) -> Bool { holders.contains { $0 === container.reference } }

  /// Returns whether this node contains another one, at any depth and in any alternative.
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

  /// Makes an item a child, as a program has asked.
  ///
  /// The item leaves its former containers, apart from those of other alternatives. If one of those lies in the taken
  /// alternative, the item stays its child, and this container lends the item.
  package func take(_ item: any LayoutItem, at index: Int) {
    let node = item.layoutNode
    node.owner = item
    if node.parent == nil && node.holders.isEmpty { return insert(item, at: index) }
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

  /// Removes a child or a lent item, as a program has asked.
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

  /// Ends the sharing of the item if only one container is left, whose child it then is.
  func endSharingIfAlone() {
    if holders.count != 1 { return }
    moveToTakenAlternative()
    holders[0].node?.giveUp(self)
    holders = []
  }

  /// Ends all sharing of the item, because it leaves every container.
  func endSharing() {
    for holder in holders { holder.node?.giveUp(self) }
    if !holders.isEmpty { holders = [] }
  }

  // MARK: - Holders

  /// Lists an item among those that the container shares.
  func hold(_ item: LayoutNode, at index: Int) {
    if item.isHeld(by: self) { return }
    item.holders.append(reference)
    if lending == nil { lending = Lending() }
    lending?.positions.append(ChildPosition(container: reference, item: item.reference, index: index))
    noteSharing()
  }

  /// Removes an item from those that the container shares.
  func giveUp(_ item: LayoutNode) {
    if !item.isHeld(by: self) { return }
    item.holders.removeAll { $0 === reference }
    lending?.positions.removeAll { $0.item === item.reference }
    noteSharing()
    if item.parent === self { return }
    for one in extensions { one.childLeft(item, of: self) }
    childrenChanged()
  }

  /// Moves a shared item to the holder in the taken alternatives, if there is one.
  func moveToTakenAlternative() {
    guard let owner, let holder = holders.first, holder.node != nil || parent != nil else { return }
    let ways = containers.map { (holder: $0, depth: $0.depthOfTakenAlternatives) }
    var best = ways.first { $0.holder === parent } ?? ways.first
    // The holder inside of the most alternatives is the right one: a container around the alternatives has the item
    // only while none of them arranges it.
    for way in ways {
      guard let depth = way.depth else { continue }
      if best?.depth.map({ $0 < depth }) ?? true { best = way }
    }
    guard let target = best?.holder, target !== parent else { return }
    let index = target.lending?.positions.first { $0.item === reference }?.index ?? target.children.count
    target.insert(owner, at: index)
  }

  /// Notes that the items that the container shares have changed.
  private func noteSharing() {
    for way in AlternativePath.all(to: self) { way.noteSharing() }
  }

  // MARK: - Alternatives around a container

  /// Returns whether another container can never have a child while this one has it.
  ///
  /// This is so if both lie in different alternatives of one item, or if the other one is around the alternatives in
  /// which this one lies.
  private func excludes(_ other: LayoutNode) -> Bool {
    let others = AlternativePath.all(to: other)
    return AlternativePath.all(to: self).allSatisfy { way in others.allSatisfy { way.excludes($0) } }
  }

  /// The number of taken alternatives in which the container lies; nil if every way up leads through one not taken.
  private var depthOfTakenAlternatives: Int? {
    AlternativePath.all(to: self).filter { $0.isTaken }.map { $0.arrangements.count }.max()
  }
}

/// The items that a container shares with containers in other alternatives.
final class Lending {
  var positions: [ChildPosition] = []
}

extension LayoutNode {
  /// Requests new fits after a change of an arrangement's content, because other alternatives may borrow its items.
  func noteLentContent() {
    if lending != nil { outerWithAlternatives?.noteNewFits() }
  }
}
