extension LayoutItem {
  /// The active constraints that involve this item, each once, from the oldest to the youngest.
  ///
  /// If a container places this item or its children without rows in the solver, the constraints that describe these
  /// placements come last.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of terms with this item in active constraints.
  public var activeConstraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    let mentions = layoutNode.reference.mentions.map { $0.constraint }.sorted { $0.age < $1.age }
    for constraint in mentions where constraints.last !== constraint { constraints.append(constraint) }
    for constraint in layoutNode.definingConstraints where constraint.stage == .substituted {
      constraints.append(constraint)
    }
    return constraints
  }
}
