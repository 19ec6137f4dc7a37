/// What is known of alternatives without a solution, and what is wrong about them.
extension Alternatives {
  /// Whether what counts depends on what other choices, or these, decide.
  var dependsOnChoices: Bool {
    alternatives.contains { alternative in
      alternative.allConstraints.contains { reachesOut($0) } || firstDependence(of: alternative) != nil
    }
  }

  /// What is wrong about them, as of the present tree.
  func mistakes(_ engine: LayoutEngine) -> [LayoutProblem] {
    var mistakes: [LayoutProblem] = []
    for place in alternatives.indices {
      let alternative = alternatives[place], name = name(place)
      for item in alternative.absent + alternative.own + alternative.nested.map({ $0.host })
      where !isInside(item) || item === host && !alternative.nested.contains(where: { $0.host === item }) {
        mistakes.append(.outsideOfAlternative(item, host: host, alternative: name))
      }
      if place == alternatives.count - 1 { continue }
      let isAboutLengths = alternative.condition?.isAboutLengths ?? true
      if isAboutLengths, let item = firstDependence(of: alternative), isInside(item) {
        mistakes.append(.circularAlternative(item, host: host, alternative: name))
      }
      if let condition = alternative.condition {
        let isTellable = condition.isAboutLengths && condition.items.allSatisfy { $0.isIn(engine) || isInside($0) }
        if !isTellable { mistakes.append(.untellableAlternative(host: host, alternative: name)) }
      }
    }
    return mistakes
  }

  /// The alternatives that would have to fit, and of which only a solution says what they need.
  var unfitted: [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for place in fits.indices.dropLast() where alternatives[place].condition == nil {
      if fits[place][.horizontal] != nil && fits[place][.vertical] != nil { continue }
      problems.append(.unfittedAlternative(host: host, alternative: name(place)))
    }
    return problems
  }

  /// The first item in the condition of an alternative that lies in an item with alternatives, which may decide how long it is.
  ///
  /// Those around this one are decided before.
  private func firstDependence(of alternative: Alternative) -> ItemReference? {
    guard let own = host.node else { return nil }
    return alternative.condition?.items.first { item in
      guard let node = item.node else { return false }
      var outer = node.outerChooser
      while let chooser = outer {
        if chooser === own || !chooser.contains(own) { return true }
        outer = chooser.outerChooser
      }
      return false
    }
  }

  /// Whether a constraint is about anything outside of the item, so that it may move what others decide by.
  private func reachesOut(_ constraint: LayoutConstraint) -> Bool {
    guard let node = host.node, node.parent != nil else { return false }
    var isInside = true, isAboutInside = false
    constraint.expression.forEachTerm { _, term in
      if term.item === host { return }
      isAboutInside = true
      if let other = term.item.node, !node.contains(other) { isInside = false }
    }
    return !isInside || !isAboutInside
  }
}

extension AlternativeCondition {
  /// The items whose lengths are compared.
  var items: [ItemReference] {
    var items: [ItemReference] = []
    for constraint in layoutConstraints { constraint.expression.forEachTerm { _, term in items.append(term.item) } }
    return items
  }
}
