/// Finds mistakes in declared alternatives.
extension Alternatives {
  /// Whether these alternatives require a full order of all choices; see ``ChoiceOrder/isFull``.
  ///
  /// This is so if a constraint of an alternative may change lengths outside of the host, on which other choices may
  /// depend. It is also so if a condition may depend on the choice among these alternatives, or on a later choice.
  var dependsOnChoices: Bool {
    alternatives.contains { alternative in
      alternative.allConstraints.contains { reachesOut($0) } || firstDependence(of: alternative) != nil
    }
  }

  /// Whether a condition compares a length of an item that is not the host and does not contain the host.
  var comparesOtherThanAncestors: Bool {
    alternatives.contains { alternative in
      alternative.condition?.items.contains { item in
        guard let node = item.node, let own = host.node else { return false }
        return !node.contains(own)
      } ?? false
    }
  }

  /// Returns whether an item is the host or inside of it.
  func isInside(_ item: ItemReference) -> Bool {
    guard let node = item.node, let host = host.node else { return false }
    return host.contains(node)
  }

  /// Returns the mistakes in the alternatives, for the present tree.
  func mistakes(_ engine: LayoutEngine) -> [LayoutProblem] {
    var mistakes: [LayoutProblem] = []
    for index in alternatives.indices {
      let alternative = alternatives[index], name = name(index)
      for item in alternative.absent + alternative.own + alternative.nested.map({ $0.host })
      where !isInside(item) || item === host && !alternative.nested.contains(where: { $0.host === item }) {
        mistakes.append(.outsideOfAlternative(item, host: host, alternative: name))
      }
      if index == alternatives.count - 1 { continue }
      let isAboutLengths = alternative.condition?.isAboutLengths ?? true
      if isAboutLengths, let item = alternative.condition?.items.first(where: { arranges($0) }) {
        mistakes.append(.circularAlternative(item, host: host, alternative: name))
      }
      if let condition = alternative.condition {
        let isEvaluable = condition.isAboutLengths && condition.items.allSatisfy { $0.isIn(engine) || isInside($0) }
        if !isEvaluable { mistakes.append(.unusableCondition(host: host, alternative: name)) }
      }
    }
    return mistakes
  }

  /// Returns whether the alternatives may decide a length of an item.
  ///
  /// This is so if the item is inside of the host. It is also so if a constraint of an alternative involves the item
  /// and may change lengths outside of the host.
  func arranges(_ item: ItemReference) -> Bool {
    if item !== host && isInside(item) { return true }
    return alternatives.contains { alternative in
      alternative.allConstraints.contains { constraint in
        constraint.containsTerm { $0.item === item } && reachesOut(constraint)
      }
    }
  }

  /// The problems to report for alternatives that have no condition and no natural size.
  ///
  /// An alternative without a condition qualifies if it fits. If its need along an axis is unknown before the solve, the
  /// alternative has no natural size, and only a solution with it shows whether it fits. The last alternative is never
  /// listed, because it is taken whenever no other alternative qualifies.
  var unfitted: [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for index in fits.indices.dropLast() where alternatives[index].condition == nil {
      if fits[index][.horizontal] != nil && fits[index][.vertical] != nil { continue }
      problems.append(.unfittedAlternative(host: host, alternative: name(index)))
    }
    return problems
  }

  /// Returns the first item in an alternative's condition whose length may depend on this choice or on a later choice.
  ///
  /// Such an item lies inside of an item with alternatives. Items with alternatives around the host are ignored,
  /// because their choices are made earlier. The result is nil if there is no such item.
  private func firstDependence(of alternative: Alternative) -> ItemReference? {
    guard let own = host.node else { return nil }
    return alternative.condition?.items.first { item in
      guard let node = item.node else { return false }
      var outer = node.outerWithAlternatives
      while let container = outer {
        if container === own || !container.contains(own) { return true }
        outer = container.outerWithAlternatives
      }
      return false
    }
  }

  /// Returns whether a constraint may change lengths outside of the host.
  ///
  /// Other choices may depend on these lengths. A constraint may change such a length if the constraint involves an
  /// item outside of the host, or the host alone. The result is false if the host is a root.
  private func reachesOut(_ constraint: LayoutConstraint) -> Bool {
    guard let node = host.node, node.parent != nil else { return false }
    var isInside = true, isAboutInside = false
    constraint.forEachTerm { _, term in
      if term.item === host { return }
      isAboutInside = true
      if let other = term.item.node, !node.contains(other) { isInside = false }
    }
    return !isInside || !isAboutInside
  }
}

extension AlternativeCondition {
  /// The items whose lengths the condition compares.
  var items: [ItemReference] {
    var items: [ItemReference] = []
    for constraint in layoutConstraints { constraint.forEachTerm { _, term in items.append(term.item) } }
    return items
  }
}
