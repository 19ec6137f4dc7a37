/// Reports mistakes in a constraint to the trees of its items.
extension LayoutConstraint {
  /// Reports that an item of the constraint is missing, or that the item of a chain has no parent.
  ///
  /// The next report of each tree with an item that still exists lists the mistake.
  func reportMissingItem() {
    let isWithoutParent = expression.terms.contains { $0.item.isMissingParent }
    forEachTerm { _, term in
      term.item.node?.note(isWithoutParent ? .noParent(term.item) : .missingItem(self))
    }
  }

  /// Reports that an operator made the constraint, but nothing used the constraint before its release.
  ///
  /// The next report of the first item's tree lists the mistake, with a copy of the constraint.
  func reportUnused() {
    guard let node = first?.item.takeUnretainedValue().node else { return }
    let copy = LayoutConstraint(expression: expression, relation: relation, priority: priority, identifier: identifier)
    node.note(.unusedConstraint(copy))
  }

  var hasMissingItem: Bool {
    for term in 0..<termCount where withItem(ofTerm: term, { $0.isGone }) { return true }
    return false
  }

  /// Notifies the containers of the items that this *foreign* constraint, which no container made, has changed.
  ///
  /// The needs of the items may have changed too. If the constraint is inactive, only hosts of alternatives are
  /// notified.
  func noteForeignChange() {
    if stage == .idle { return noteIdleChange() }
    for term in 0..<termCount { withItem(ofTerm: term) { $0.noteForeign() } }
  }

  /// Makes the hosts of alternatives around the items compute new fits, after a change of this inactive constraint.
  ///
  /// Only a constraint that keeps its age may belong to an alternative that is not taken. Other constraints are
  /// ignored.
  private func noteIdleChange() {
    if !keepsAge { return }
    forEachTerm { _, term in
      var node = term.item.node
      while let present = node {
        if present.alternativeArranger != nil { present.noteNewFits() }
        node = present.parent
      }
    }
  }
}
