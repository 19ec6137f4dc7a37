/// The state of the lengths that pass through a tree: fits pass from inner items to outer items, and handed lengths
/// from outer items to inner items.
struct LengthFlow {
  /// Whether any container has had a computed need so far.
  private(set) var hasFits = false

  /// Whether any node that was listed as a reviewer so far has handed lengths on to the items inside of it.
  private(set) var handsLengths = false

  /// Whether any item so far has handed on an extra number in place of a length.
  var handsNumbers = false

  /// Whether an item is computing the needs of its alternatives at present.
  var isComputingFits = false

  /// The number of changes of constraints and nodes that may add or remove a tie between a length and another item.
  private(set) var lengthTieChanges = 0

  /// The engine's ``LayoutEngine/lengthTieVersion`` at the last check of which lengths are pinned.
  var checkedTies = 0

  /// For each axis, the parent of the last item whose length was checked, and whether the parent's length is pinned.
  ///
  /// The items of a container are checked one after the other, and depend on the same parent. Without the stored
  /// result, each check would walk to the root.
  var pinnedParents = AxisPair<PinnedParent?>(nil)

  /// The items whose need was computed and depends on one of their own lengths in the solution.
  ///
  /// The dependence comes from constraints in a box, from a constraint between the item's width and height, or from
  /// alternatives.
  private(set) var lengthDependentItems: [ItemReference] = []

  mutating func noteFits() { hasFits = true }

  /// Records a change that may add or remove a tie between a length and another item.
  mutating func noteTieChange() { lengthTieChanges += 1 }

  /// Records that a node of the engine's list of reviewers hands lengths on.
  mutating func note(_ handed: HandedLengths) {
    handsLengths = true
    if handed.hasNumbers { handsNumbers = true }
  }

  /// Lists an item whose need depends on one of its own lengths in the solution.
  mutating func noteLengthDependent(_ item: ItemReference) {
    if !lengthDependentItems.contains(where: { $0 === item }) { lengthDependentItems.append(item) }
  }

  mutating func forgetLengthDependent() { lengthDependentItems.removeAll() }
}

/// The parent of an item, with the stored result of whether the parent's length along an axis is pinned.
struct PinnedParent {
  /// The parent; the reference keeps another item from getting the same address.
  let item: ItemReference

  /// The engine's ``LayoutEngine/lengthTieVersion`` when the result was stored.
  ///
  /// The result is valid while the engine has the same version.
  let version: Int

  let isPinned: Bool
}
