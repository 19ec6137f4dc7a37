extension LayoutItem {
  /// Gives the item several arrangements, of which the first that counts is taken in each layout.
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
  /// What is taken depends on the declaration and the size alone, and not on what was before. Another call replaces what the one
  /// before said.
  ///
  /// - Parameter content: The alternatives in their order; the last one always counts.
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

  /// Removes the item's alternatives with their constraints and arrangements; items that were left out are there again.
  public func removeAlternatives() {
    layoutNode.alternatives?.uninstall()
    layoutNode.alternatives = nil
  }

  /// The name of the alternative that is taken; nil if the item has none.
  public var takenAlternative: String? { layoutNode.alternatives?.taken?.name }

  /// Whether an alternative that is taken leaves the item out, or one that it lies in: it then takes no room and is not drawn.
  public var isLeftOut: Bool { layoutNode.isAbsent }

  /// Why the alternatives of this item and of all below it are taken, one sentence for each choice.
  ///
  /// ```swift
  /// print(buttons.explainAlternatives())
  /// // 'buttons' takes 'column': 'row' needs a width of 412, and 'buttons' has 380.
  /// ```
  ///
  /// - Returns: The sentences, a line each; outer items come before inner ones.
  public func explainAlternatives() -> String {
    layoutNode.topmost.madeEngine().solveForQuestion()
    var lines: [String] = []
    for (item, _) in subtree { for set in item.layoutNode.chooser?.sets ?? [] { lines.append(set.explanation) } }
    return lines.joined(separator: "\n")
  }
}
