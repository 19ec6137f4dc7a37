import BowerbirdSolver

/// The effect of *foreign* constraints, which no container made, on an item's length.
package enum LengthPull {
  /// No such constraint affects the length.
  case none

  /// Constraints that involve only this length affect the length; the first value is the length that results from them
  /// and from the content.
  ///
  /// If such a constraint is required, the container cannot change the length.
  case own(Double, isRequired: Bool)

  /// Constraints relate the length to other numbers, so the length is unknown before the solve.
  case tied
}

extension LayoutNode {
  /// Returns the effect of foreign constraints on the item's length.
  ///
  /// - Parameters:
  ///   - axis: The axis of the length.
  ///   - content: The length that the content asks for; nil if the item has no content.
  ///   - ignoresTies: Whether to ignore constraints that relate the length to other numbers.
  /// - Returns: The effect.
  package func pull(_ axis: Axis, content: Double?, ignoringTies ignoresTies: Bool = false) -> LengthPull {
    if reference.foreignMentions == 0 && fitConstraints == nil { return .none }
    var own: [LayoutConstraint] = []
    for (constraint, index) in foreignConstraints where affects(axis, constraint, index) {
      if constraint.isAboutOneLength {
        own.append(constraint)
      } else if !ignoresTies {
        return .tied
      }
    }
    if own.isEmpty { return .none }
    return .own(
      OwnLength(content: content, resistance: resistance(axis), hugging: hugging(axis), own).length,
      isRequired: own.contains { $0.priority.isRequired })
  }

  /// Whether any foreign constraint involves the item, not counting constraints that involve an item of another tree.
  ///
  /// While the need of an alternative is computed, the value is also true for all items with ``fitConstraints``.
  package var hasForeignConstraints: Bool {
    fitConstraints != nil || reference.foreignMentions > 0 && !foreignConstraints.isEmpty
  }

  /// Whether the item has no items inside of it and no foreign constraints.
  package var isPlainLeaf: Bool { !hasInside && !hasForeignConstraints }

  /// The item's foreign constraints, each with the index of a term that involves the item.
  ///
  /// A constraint is listed once for each of these terms. Constraints that involve an item of another tree are not
  /// listed. While the need of an alternative is computed, the list has the constraints of this alternative, and not
  /// those of other alternatives.
  var foreignConstraints: [(LayoutConstraint, Int)] {
    var constraints: [(LayoutConstraint, Int)] = []
    if reference.foreignMentions > 0 {
      for mention in reference.mentions where !mention.constraint.isOfContainer {
        if fitConstraints?.excluded.contains(ObjectIdentifier(mention.constraint)) == true { continue }
        if reference.isApart(from: mention.constraint) { continue }
        constraints.append((mention.constraint, Int(mention.term)))
      }
    }
    for constraint in fitConstraints?.included ?? [] where !constraint.isActive {
      for term in 0..<constraint.termCount
      where constraint.term(at: term).item === reference { constraints.append((constraint, term)) }
    }
    return constraints
  }

  /// Returns whether a required foreign constraint relates the item's length to other numbers.
  ///
  /// - Parameters:
  ///   - axis: The axis of the length.
  ///   - toOthers: Whether to ignore constraints that involve nothing but the item's own two lengths.
  ///   - known: The identities of constraints to ignore.
  /// - Returns: Whether there is such a constraint. Constraints that cannot affect the length, such as constraints that
  ///   only determine another item, do not count.
  package func hasRequiredTie(
    _ axis: Axis, toOthers: Bool = false, notIn known: Set<ObjectIdentifier> = []
  ) -> Bool {
    foreignConstraints.contains { constraint, index in
      if !constraint.priority.isRequired || constraint.isAboutOneLength { return false }
      if known.contains(ObjectIdentifier(constraint)) { return false }
      if toOthers && constraint.isAboutLengths(of: reference) { return false }
      return affects(axis, constraint, index)
    }
  }

  /// Returns whether no foreign constraint with more than a priority affects the item's length.
  package func hasOnlyPulls(_ axis: Axis, upTo priority: Priority) -> Bool {
    !foreignConstraints.contains { $0.priority > priority && affects(axis, $0, $1) }
  }

  /// Returns the length that the item will have if its container sets the length by a constraint.
  ///
  /// A foreign constraint on this length alone can change the result if its priority is at least the priority of the
  /// container's constraint.
  ///
  /// - Parameters:
  ///   - axis: The axis of the length.
  ///   - length: The length that the container gives the item.
  ///   - priority: The priority of the container's constraint.
  /// - Returns: The length; nil if a foreign constraint of at least this priority relates the length to other numbers,
  ///   so that only a solution determines the length.
  package func length(_ axis: Axis, givenBy length: Double, _ priority: Priority) -> Double? {
    if !hasForeignConstraints { return length }
    var own: [LayoutConstraint] = []
    for (constraint, index) in foreignConstraints
    where constraint.priority >= priority && affects(axis, constraint, index) {
      if !constraint.isAboutOneLength { return nil }
      own.append(constraint)
    }
    return own.isEmpty ? length : OwnLength(content: nil, resistance: .high, hugging: .low, own).nearest(to: length)
  }

  /// Returns whether a foreign constraint may affect the item's length.
  ///
  /// - Parameters:
  ///   - axis: The axis of the length.
  ///   - constraint: The constraint.
  ///   - index: The index of a term that involves the item.
  /// - Returns: Whether the constraint may affect the length.
  private func affects(_ axis: Axis, _ constraint: LayoutConstraint, _ index: Int) -> Bool {
    if constraint.endsWithZeroTerm { return false }
    if constraint.term(at: index).attribute.axis != axis && !constraint.mentions(axis) { return false }
    return !isOnlyInside(constraint) && !isFollowed(by: constraint, axis)
  }

  /// Returns the priority at which the content resists compression along an axis; `.high` for an item without content.
  private func resistance(_ axis: Axis) -> Priority { content?.compressionResistance[axis].ofContent ?? .high }

  /// Returns the priority at which the content resists growing along an axis.
  ///
  /// Without content, this is the weak priority that makes a box as short as its constraints allow.
  private func hugging(_ axis: Axis) -> Priority { content?.hugging[axis].ofContent ?? FittingSolver.fittingPriority }

  /// Returns whether a constraint involves only the item and items inside of the item.
  ///
  /// The fit of the item already takes such a constraint into account. A constraint on the item alone does not count.
  private func isOnlyInside(_ constraint: LayoutConstraint) -> Bool {
    if children.isEmpty || constraint.termCount < 2 { return false }
    var isInside = true, isAboutInside = false
    constraint.forEachTerm { _, term in
      if term.item === reference { return }
      isAboutInside = true
      if !(term.item.node.map { contains($0) } ?? false) { isInside = false }
    }
    return isInside && isAboutInside
  }

  /// Returns whether a constraint only determines another item, on which no further item depends.
  ///
  /// The constraint must be a required equality, and the other item must be only a follower. The call sets
  /// ``wasCheckedForFollowers`` of the other items that it checks.
  func isFollowed(by constraint: LayoutConstraint, _ axis: Axis) -> Bool {
    guard constraint.priority.isRequired, constraint.relation == .equal else { return false }
    var isFollowed = false
    constraint.forEachTerm { _, term in
      guard term.item !== reference, !isFollowed, let node = term.item.node else { return }
      node.wasCheckedForFollowers = true
      isFollowed = node.isFollower(axis)
    }
    return isFollowed
  }

  /// Returns whether the item is only a follower: no other item depends on it.
  ///
  /// An item is only a follower if it has no content, no children, no definitions and no constraints of containers, and
  /// if all its constraints are required equalities. Along the axis, no two of these may determine the same attribute,
  /// and at most two attributes may be determined.
  ///
  /// For an item in a container, the result is false, because the container decides the item's length, now or in the
  /// next layout.
  private func isFollower(_ axis: Axis) -> Bool {
    if parent?.arrangesChildren ?? false { return false }
    if content != nil || !children.isEmpty || ownDefinitions.map({ !$0.isObsolete }) == true { return false }
    if reference.mentions.count > Int(reference.foreignMentions) { return false }
    var determined: Set<LayoutAttribute> = []
    for mention in reference.mentions {
      let constraint = mention.constraint
      if reference.isApart(from: constraint) { continue }
      guard constraint.priority.isRequired, constraint.relation == .equal else { return false }
      let attribute = constraint.term(at: Int(mention.term)).attribute
      if attribute.axis == axis && !determined.insert(attribute).inserted { return false }
    }
    return determined.count <= 2
  }
}

extension LayoutConstraint {
  /// Whether the constraint involves numbers along both axes.
  var isAboutBothAxes: Bool { mentions(.horizontal) && mentions(.vertical) }

  /// Whether the constraint involves one length and nothing else.
  fileprivate var isAboutOneLength: Bool { termCount == 1 && !term(at: 0).attribute.isPosition }

  /// Returns whether the constraint involves a number along an axis.
  func mentions(_ axis: Axis) -> Bool {
    for term in 0..<termCount where self.term(at: term).attribute.axis == axis { return true }
    return false
  }
}
