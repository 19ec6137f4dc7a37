/// Finds and moves the items that arrangements share.
enum SharedItems {
  /// Returns the positions of shared items in a node and in the containers below it, including containers that are
  /// lent.
  ///
  /// If an item below the node has alternatives of its own, the items that only these alternatives share with each
  /// other are skipped.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - host: The item whose alternatives' arrangements are skipped; nil to skip none.
  /// - Returns: The positions.
  static func positions(
    below node: LayoutNode, withoutArrangementsOf host: ItemReference? = nil
  ) -> [ChildPosition] {
    var positions: [ChildPosition] = [], pending: [(node: LayoutNode, inner: LayoutNode?)] = [(node, nil)]
    // The containers that the walk has reached, each with the outermost inner host around it. A lent item may now
    // contain the arrangement that has lent it, so without this dictionary the walk could be endless.
    var reached: [ObjectIdentifier: LayoutNode?] = [:]
    while let (container, outer) = pending.popLast() {
      if reached[ObjectIdentifier(container)] != nil { continue }
      let isInnerHost = container.alternativeArranger != nil && container.reference !== host
      let inner = outer ?? (isInnerHost ? container : nil)
      reached[ObjectIdentifier(container)] = .some(inner)
      for child in container.children {
        let child = child.layoutNode
        if let host, let role = child.arrangementRole, role.set.host === host { continue }
        if !child.children.isEmpty || child.lending != nil { pending.append((child, inner)) }
      }
      for position in container.lending?.positions ?? [] {
        guard let item = position.item.node else { continue }
        if inner.map({ item.isShared(beyond: $0, reached) }) ?? true { positions.append(position) }
        if item.parent !== container { pending.append((item, inner)) }
      }
    }
    return positions
  }

  /// Moves lent items back to given positions.
  ///
  /// An item that nested alternatives share may have several of the positions. Such an item moves to the position in
  /// the taken alternatives.
  static func reclaim(_ positions: [ChildPosition]) {
    var counts: [ObjectIdentifier: Int] = [:]
    counts.reserveCapacity(positions.count)
    for position in positions { counts[ObjectIdentifier(position.item), default: 0] += 1 }
    let areUnique = counts.count == positions.count
    for position in positions {
      if areUnique || counts[ObjectIdentifier(position.item)] == 1 {
        position.reclaim()
      } else {
        position.item.node?.moveToTakenAlternative()
      }
    }
  }
}

extension LayoutNode {
  /// Returns whether the item is also in a container outside of a given host.
  ///
  /// `reached` contains containers, each with the outermost inner host around it. A search upwards can end at such a
  /// container. It would otherwise climb to the host from each nested set of alternatives.
  fileprivate func isShared(beyond host: LayoutNode, _ reached: [ObjectIdentifier: LayoutNode?]) -> Bool {
    containers.contains { container in
      var pending = [container], seen: Set<ObjectIdentifier> = []
      while let node = pending.popLast() {
        if node === host { return false }
        if let inner = reached[ObjectIdentifier(node)], inner === host { return false }
        if seen.insert(ObjectIdentifier(node)).inserted { pending += node.containers }
      }
      return true
    }
  }
}
