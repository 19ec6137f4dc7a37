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
    var old = FormerConstraints(constraints)
    let renewed = content().map { wanted in
      guard let kept = old.take(sayingTheSameAs: wanted) else { return wanted }
      kept.takeNumbers(of: wanted)
      return kept
    }
    for dropped in old.remaining { dropped.isActive = false }
    constraints = renewed
    isActive = isOn
  }
}

/// The constraints that a group had, to be found again by what they say.
private struct FormerConstraints {
  private var constraints: [LayoutConstraint?]

  /// Which constraints may say the same, the last one first.
  private var places: [Int: [Int]] = [:]

  init(_ constraints: [LayoutConstraint]) {
    self.constraints = constraints.map { Optional($0) }
    for place in constraints.indices.reversed() { places[constraints[place].meaning, default: []].append(place) }
  }

  /// Takes the first one out that says the same as another one.
  mutating func take(sayingTheSameAs wanted: LayoutConstraint) -> LayoutConstraint? {
    let meaning = wanted.meaning
    guard let candidates = places[meaning],
      let order = candidates.lastIndex(where: { constraints[$0]?.saysTheSame(as: wanted) ?? false })
    else { return nil }
    let place = candidates[order]
    places[meaning]?.remove(at: order)
    defer { constraints[place] = nil }
    return constraints[place]
  }

  /// Those that have not been taken.
  var remaining: [LayoutConstraint] { constraints.compactMap { $0 } }
}

extension LayoutConstraint {
  /// Whether two constraints differ in their numbers at most.
  fileprivate func saysTheSame(as other: LayoutConstraint) -> Bool {
    relation == other.relation && expression.hasSameTerms(as: other.expression)
  }

  /// A number that is the same for constraints that say the same.
  fileprivate var meaning: Int {
    var hasher = Hasher()
    hasher.combine(relation)
    expression.forEachTerm { _, term in
      hasher.combine(ObjectIdentifier(term.item))
      hasher.combine(term.code)
      hasher.combine(term.coefficient)
    }
    return hasher.finalize()
  }

  /// Takes over what may differ between two constraints that say the same.
  fileprivate func takeNumbers(of other: LayoutConstraint) {
    if constant != other.constant { constant = other.constant }
    if priority != other.priority { priority = other.priority }
    identifier = other.identifier ?? identifier
    place(file: other.file, line: other.line)
  }
}
