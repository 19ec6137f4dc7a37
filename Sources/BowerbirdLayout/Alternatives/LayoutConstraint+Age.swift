extension LayoutConstraint {
  /// Fixes the age of the constraint, so that later activations do not change the age.
  ///
  /// The youngest member of a conflict gives way. Which member is the youngest must not depend on the alternatives that
  /// were taken before.
  func keepAge() {
    if keepsAge || expression.termCount == 0 || hasMissingItem { return }
    if stage == .idle { setAge() }
    keepsAge = true
  }

  /// Whether one of the constraint's items is left out of the layout.
  var hasAbsentItem: Bool { (0..<termCount).contains { withItem(ofTerm: $0) { $0.isAbsent } } }
}
