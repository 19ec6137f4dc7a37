extension ConstraintGroup {
  /// Writes the group anew: what is still said stays and gets its new numbers, the rest goes, what is new comes.
  ///
  /// A constraint is still said if its terms and its relation are the same; its constant, priority and identifier may
  /// differ, and changing those is cheap. So a group can be described again for every state of a program:
  ///
  /// ```swift
  /// group.update {
  ///   image.topAnchor == container.topAnchor + (isCompact ? 8 : 20)
  ///   if isCompact { image.widthAnchor == container.widthAnchor }
  /// }
  /// ```
  ///
  /// A constraint that is still said remains the object that it was; what `-->` stores while updating counts only if it
  /// is new.
  ///
  /// - Parameter content: The constraints that the group shall have from now on.
  public final func update(@ConstraintBuilder _ content: () -> [LayoutConstraint]) {
    let isOn = isActive
    var old = constraints.map { Optional($0) }
    let renewed = content().map { wanted in
      guard let place = old.firstIndex(where: { $0?.saysTheSame(as: wanted) ?? false }), let kept = old[place] else {
        return wanted
      }
      old[place] = nil
      kept.takeNumbers(of: wanted)
      return kept
    }
    for case let dropped? in old { dropped.isActive = false }
    constraints = renewed
    isActive = isOn
  }
}

extension LayoutConstraint {
  /// Whether two constraints differ in their numbers at most.
  fileprivate func saysTheSame(as other: LayoutConstraint) -> Bool {
    relation == other.relation && expression.hasSameTerms(as: other.expression)
  }

  /// Takes over what may differ between two constraints that say the same.
  fileprivate func takeNumbers(of other: LayoutConstraint) {
    if constant != other.constant { constant = other.constant }
    if priority != other.priority { priority = other.priority }
    identifier = other.identifier ?? identifier
    place(file: other.file, line: other.line)
  }
}
