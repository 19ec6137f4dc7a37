extension LayoutNode {
  /// Returns whether a foreign constraint, which no container made, ties an item inside of this item to an item
  /// outside.
  ///
  /// - Parameter orToItself: Whether this item counts as outside.
  /// - Returns: Whether there is such a constraint.
  func isTiedFromInside(orToItself: Bool) -> Bool {
    var pending = (children + attachments).map { $0.layoutNode }
    while let node = pending.popLast() {
      let reference = node.reference
      if reference.foreignMentions > 0,
        reference.mentions.contains(where: {
          reachesOutside($0.constraint, orItself: orToItself) && !reference.isApart(from: $0.constraint)
        })
      {
        return true
      }
      pending += (node.children + node.attachments).map { $0.layoutNode }
    }
    return false
  }

  private func reachesOutside(_ constraint: LayoutConstraint, orItself: Bool) -> Bool {
    if constraint.isOfContainer || constraint.endsWithZeroTerm { return false }
    return constraint.containsTerm { term in
      term.item.node.map { !contains($0) || orItself && $0 === self } ?? true
    }
  }
}
