extension LayoutItem {
  /// Gives the item several arrangements.
  ///
  /// Each layout takes the first alternative that qualifies.
  ///
  /// ```swift
  /// screen.alternatives {
  ///   Alternative("wide", when: screen.widthAnchor >= 700) { sidebar.widthAnchor == 240 }
  ///   Alternative("narrow", without: [sidebar])
  /// }
  /// screen.layout(width: 699, height: 400)
  /// screen.takenAlternative                        // "narrow"
  /// ```
  ///
  /// The choice depends on the declaration and the size alone, not on earlier layouts. Another call replaces the
  /// alternatives.
  ///
  /// - Parameter content: The alternatives in their order; the last one always qualifies. An empty closure removes the
  ///   former alternatives, and the next report lists this mistake.
  /// - Returns: The alternatives.
  @discardableResult
  public func alternatives(@AlternativesBuilder _ content: () -> [Alternative]) -> Alternatives {
    layoutNode.owner = self
    removeAlternatives()
    let made = Alternatives(of: self, content)
    if made.alternatives.isEmpty { layoutNode.note(.noAlternatives(layoutNode.reference)) }
    layoutNode.alternatives = made
    made.install()
    return made
  }

  /// Removes the item's alternatives with their constraints and arrangements.
  ///
  /// Items that an alternative left out return to the layout.
  public func removeAlternatives() {
    guard let removed = layoutNode.alternatives else { return }
    removed.uninstall()
    removed.endSharing()
    layoutNode.alternatives = nil
  }

  /// The name of the taken alternative, such as `alternative 2` for an alternative without a name.
  ///
  /// The name is nil if the item has no alternatives, if its alternatives are written within an alternative that is not
  /// taken, or if the item or an item around it is left out.
  public var takenAlternative: String? {
    guard let set = layoutNode.shownAlternatives, !isLeftOut else { return nil }
    return set.takenIndex.map { set.name($0) }
  }

  /// Explains which alternatives of this item and of all items below it are taken, and why.
  ///
  /// Items that an alternative or a container leaves out are skipped.
  ///
  /// ```swift
  /// print(buttons.explainAlternatives())
  /// // 'buttons' takes 'column': 'row' needs a width of 412, but 'buttons' has 380.
  /// ```
  ///
  /// - Returns: A sentence for each set of alternatives, on its own line. Outer items come before inner items. The text
  ///   is empty if there are no alternatives.
  public func explainAlternatives() -> String {
    layoutNode.withEngine { $0.solveForQuestion() }
    var lines: [String] = []
    for (item, _) in subtree where !item.isLeftOut {
      for set in item.layoutNode.alternativeArranger?.sets ?? [] { lines.append(set.explanation) }
    }
    return lines.joined(separator: "\n")
  }
}
