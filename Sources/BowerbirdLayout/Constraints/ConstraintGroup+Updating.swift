extension ConstraintGroup {
  /// Replaces the constraints of the group, and keeps each constraint that is stated again.
  ///
  /// A constraint is stated again if the closure makes a constraint with the same terms and the same relation. The
  /// constant, the priority and the identifier may differ, and changing these is cheap. Constraints that are not stated
  /// again are removed. A program can therefore declare the whole group again in every state:
  ///
  /// ```swift
  /// group.update {
  ///   image.topAnchor == container.topAnchor + (isCompact ? 8 : 20)
  ///   if isCompact { image.widthAnchor == container.widthAnchor }
  /// }
  /// ```
  ///
  /// A constraint that is stated again remains the same object, active or not. In an update, `-->` stores the object
  /// that the closure makes. For a constraint that is stated again, this object is not part of the group. New
  /// constraints become active if any constraint of the group was active. In an empty group, new constraints become
  /// active if the group was active.
  ///
  /// - Parameter content: The new constraints of the group.
  public final func update(@ConstraintBuilder _ content: () -> [LayoutConstraint]) {
    let isOn = hasActive
    var old = FormerConstraints(constraints), new: [LayoutConstraint] = []
    let renewed = content().map { wanted in
      guard let kept = old.removeFirst(matching: wanted) else {
        new.append(wanted)
        return wanted
      }
      kept.takeNumbers(of: wanted)
      return kept
    }
    for dropped in old.remaining { dropped.isActive = false }
    constraints = renewed
    isSwitchedOn = isOn
    new.switchAll(isOn)
  }
}

/// The former constraints of a group, found by their terms and relation.
private struct FormerConstraints {
  private var constraints: [LayoutConstraint?]

  /// For each hash of terms and relation, the indices of the constraints with this hash, in descending order.
  private var indices: [Int: [Int]] = [:]

  init(_ constraints: [LayoutConstraint]) {
    self.constraints = constraints.map { Optional($0) }
    for index in constraints.indices.reversed() { indices[constraints[index].termsHash, default: []].append(index) }
  }

  /// Removes and returns the first constraint with the terms and the relation of a wanted constraint; nil if there is
  /// none.
  mutating func removeFirst(matching wanted: LayoutConstraint) -> LayoutConstraint? {
    let hash = wanted.termsHash
    guard let candidates = indices[hash],
      let order = candidates.lastIndex(where: { constraints[$0]?.differsOnlyInNumbers(as: wanted) ?? false })
    else { return nil }
    let index = candidates[order]
    indices[hash]?.remove(at: order)
    defer { constraints[index] = nil }
    return constraints[index]
  }

  /// The constraints that have not been removed.
  var remaining: [LayoutConstraint] { constraints.compactMap { $0 } }
}

extension LayoutConstraint {
  /// Returns whether two constraints have the same terms and relation.
  fileprivate func differsOnlyInNumbers(as other: LayoutConstraint) -> Bool {
    relation == other.relation && expression.hasSameTerms(as: other.expression)
  }

  /// A hash of the terms and the relation.
  fileprivate var termsHash: Int {
    var hasher = Hasher()
    hasher.combine(relation)
    expression.forEachTerm { _, term in
      hasher.combine(ObjectIdentifier(term.item))
      hasher.combine(term.code)
      hasher.combine(term.coefficient)
    }
    return hasher.finalize()
  }

  /// Copies the constant, the priority, the identifier, the file and the line of another constraint.
  ///
  /// The former identifier is kept if the other constraint has none.
  fileprivate func takeNumbers(of other: LayoutConstraint) {
    if constant != other.constant { constant = other.constant }
    if priority != other.priority { priority = other.priority }
    identifier = other.identifier ?? identifier
    setSource(file: other.file, line: other.line)
  }
}
