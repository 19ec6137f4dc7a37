/// What constraints tell their items.
extension LayoutConstraint {
  /// Has the trees of the other items report that an item is missing.
  func reportMissingItem() {
    let isWithoutParent = expression.terms.contains { $0.item.isMissingParent }
    expression.forEachTerm { _, term in
      term.item.node?.note(isWithoutParent ? .noParent(term.item) : .missingItem(self))
    }
  }

  /// Lets the tree report that the constraint is gone without ever having counted.
  func reportUnused() {
    guard let node = expression.first?.item.node else { return }
    let copy = LayoutConstraint(expression: expression, relation: relation, priority: priority, identifier: identifier)
    node.note(.unusedConstraint(copy))
  }

  var hasMissingItem: Bool {
    for term in 0..<expression.termCount where withItem(ofTerm: term, { $0.isGone }) { return true }
    return false
  }

  /// What items need may be another length now.
  func noteForeignChange() {
    if stage == .idle { return }
    for term in 0..<expression.termCount { withItem(ofTerm: term) { $0.noteForeign() } }
  }
}
