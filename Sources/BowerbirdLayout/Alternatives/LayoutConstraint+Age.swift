extension LayoutConstraint {
  /// Fixes the constraint's age, which later activations then do not change.
  ///
  /// The newest member of a conflict gives way. Which member is the newest must not depend on the alternatives that
  /// were taken before.
  func keepAge() {
    if keepsAge || expression.termCount == 0 || hasMissingItem { return }
    if stage == .idle { setAge() }
    keepsAge = true
  }

  /// Whether one of the constraint's items is left out of the layout.
  var hasAbsentItem: Bool { (0..<termCount).contains { withItem(ofTerm: $0) { $0.isAbsent } } }
}
