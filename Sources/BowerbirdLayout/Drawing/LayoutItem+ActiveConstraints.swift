extension LayoutItem {
  /// The active constraints that involve this item, each once, in the order of their activation.
  ///
  /// Constraints with which a container places this item or its children come last, if the solver has no row for them.
  ///
  /// - Complexity: O(*k* log *k*) for *k* constraints.
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
