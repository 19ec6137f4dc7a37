/// A container that computes lengths from the needs of its items before the solve, such as a grid.
///
/// A constraint that sets such a length contains only a number. The container knows where the number comes from.
package protocol LengthReasoning: LayoutItem {
  /// Returns the reasons for the lengths in a constraint that this container or another one has made.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: The reasons, such as `it is the fit of 'title'`; an empty list if no length comes from an item, or if
  ///   another container has made the constraint.
  func lengthReasons(in constraint: LayoutConstraint) -> [String]
}

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
      guard let reasons = (container.owner as? any LengthReasoning)?.lengthReasons(in: self) else { continue }
      if !reasons.isEmpty { return reasons }
    }
    return []
  }
}
