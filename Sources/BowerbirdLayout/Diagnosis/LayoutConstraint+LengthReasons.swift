extension LayoutConstraint {
  /// The reasons for the lengths that a container has computed for this constraint, as parts of sentences.
  ///
  /// The list is empty if no container made the constraint, or if the container knows no reason.
  var lengthReasons: [String] {
    guard isOfContainer else { return [] }
    var containers: [LayoutNode] = []
    forEachTerm { _, term in
      for case let node? in [term.item.node, term.item.node?.parent] where node.arrangesChildren {
        if !containers.contains(where: { $0 === node }) { containers.append(node) }
      }
    }
    for container in containers {
      if let reasons = container.owner?.lengthReasons(in: self), !reasons.isEmpty { return reasons }
    }
    return []
  }
}
