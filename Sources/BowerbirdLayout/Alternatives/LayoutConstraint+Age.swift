extension LayoutConstraint {
  /// Gives the constraint its age now, and for good: which one gives way in a conflict must not depend on what was taken before.
  func keepAge() {
    if keepsAge || expression.termCount == 0 || hasMissingItem { return }
    if stage == .idle { setAge() }
    keepsAge = true
  }

  /// Whether one of the items is left out of the layout.
  var hasAbsentItem: Bool {
    var isSo = false
    expression.forEachTerm { _, term in if term.item.node?.isAbsent == true { isSo = true } }
    return isSo
  }
}
