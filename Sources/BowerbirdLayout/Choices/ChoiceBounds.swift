/// For each choice, the alternatives that the present layout has ruled out.
///
/// A choice may vanish and return within a layout, because another choice changes what is in the tree. A choice that
/// returns must not begin with an alternative that was ruled out before. If it did, the two choices could bring each
/// other back without end.
struct ChoiceBounds {
  /// The identity of a choice, which stays the same when the choice vanishes and returns.
  struct Key: Hashable {
    fileprivate let owner: ObjectIdentifier
    fileprivate let index: Int
  }

  /// For each choice, the index of the first alternative that may still qualify, and the owner of the choice.
  ///
  /// The table retains the owner, because a new object could otherwise get the `ObjectIdentifier` of a released owner.
  private var bounds: [Key: (least: Int, owner: AnyObject)] = [:]

  /// Records that a choice has ruled out all alternatives before its ``LayoutChoice/least``.
  mutating func note(_ choice: LayoutChoice) { bounds[choice.key] = (choice.least, choice.keyOwner) }

  /// Returns the index of the first alternative of a choice that may still qualify.
  func least(of choice: LayoutChoice) -> Int { bounds.isEmpty ? 0 : bounds[choice.key]?.least ?? 0 }

  /// Forgets all alternatives that were ruled out, at the end of a layout.
  mutating func removeAll() { bounds.removeAll(keepingCapacity: true) }
}

extension LayoutChoice {
  /// The object to which the choice belongs: the declared alternatives, or the node of a container.
  fileprivate var keyOwner: AnyObject { alternatives ?? node.reference }

  /// The key of the choice: its owner, and a number that is different for each choice of the owner.
  fileprivate var key: ChoiceBounds.Key {
    let others = node.choices.prefix { $0 !== self }
    let index = alternatives == nil ? others.count { $0.alternatives == nil && $0.axis == axis } * 2 + axis.index : 0
    return ChoiceBounds.Key(owner: ObjectIdentifier(keyOwner), index: index)
  }
}

extension Axis {
  fileprivate var index: Int { self == .horizontal ? 0 : 1 }
}
