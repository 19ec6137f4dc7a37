extension LayoutItem {
  /// The active constraints that involve this item, each once, in the order of their activation.
  ///
  /// The constraints by which containers place this item and its children come last, if the solver has no rows for
  /// them.
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
