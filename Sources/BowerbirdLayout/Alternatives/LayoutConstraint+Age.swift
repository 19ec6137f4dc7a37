extension LayoutConstraint {
  /// Fixes the age of the constraint, so that later activations do not change the age.
  ///
  /// An inactive constraint is now the youngest of its tree, and keeps that age. Nothing happens if the constraint has
  /// no terms or has lost an item.
  ///
  /// The youngest member of a conflict gives way. Which member is the youngest must not depend on the alternatives that
  /// were taken before.
  func keepAge() {
    if keepsAge || expression.termCount == 0 || hasMissingItem { return }
    if stage == .idle { setAge() }
    keepsAge = true
  }

  /// Makes the constraint younger than all other constraints in the trees of its items.
  func setAge() {
    if let age = sharedAge() {
      self.age = age
      return
    }
    let clock = withItem(ofTerm: 0) { $0.clock }
    var youngest = clock.age
    var isInOneTree = true
    for term in 1..<termCount {
      let other = withItem(ofTerm: term) { $0.clock }
      if other === clock { continue }
      isInOneTree = false
      youngest = max(youngest, other.age)
    }
    age = youngest + 1
    clock.advance(to: age)
    for term in 1..<termCount where !isInOneTree { withItem(ofTerm: term) { $0.clock.advance(to: age) } }
  }

  /// Advances the clock that all items of the constraint share, and returns the clock's new age.
  ///
  /// A clock counts the constraints of a tree. The result is nil if the items store different clocks, no clock, or a
  /// clock that has been merged into another clock; see ``TreeClock``.
  func sharedAge() -> Int? {
    for term in 1..<termCount {
      let isShared = withItem(ofTerm: term) { other in withItem(ofTerm: 0) { $0.visiblySharesClock(with: other) } }
      if !isShared { return nil }
    }
    return withItem(ofTerm: 0) { $0.tick() }
  }

  /// Whether an alternative leaves out one of the constraint's items.
  var hasAbsentItem: Bool { (0..<termCount).contains { withItem(ofTerm: $0) { $0.isAbsent } } }
}
