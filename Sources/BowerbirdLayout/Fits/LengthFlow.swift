/// The flow of lengths in a tree: fits from the inside to the outside, and lengths that are handed on from the outside
/// to the inside.
struct LengthFlow {
  /// Whether any container has computed a fit.
  var hasFits = false

  /// Whether any node of the reviewer list hands lengths on to the items inside of it.
  var handsLengths = false

  /// Whether any item hands on an additional number in place of its length.
  var handsNumbers = false

  /// Whether an item with alternatives computes the needs of those that are not taken.
  var isComputingFits = false

  /// The number of changes of constraints and nodes that may relate a length to another item, or end such a relation.
  var lengthTieChanges = 0

  /// The engine's ``LayoutEngine/lengthTieVersion`` at the last check of which lengths are pinned.
  var checkedTies = 0

  /// For each axis, the parent about which a child last asked whether its length is pinned.
  ///
  /// The cells of a container ask one after the other, and each answer but the first would take a walk to the root.
  var pinnedParents = AxisPair<PinnedParent?>(nil)

  /// Boxes whose own constraints make their height depend on their width, and whose need a container has asked for.
  private(set) var mixedBoxes: [ItemReference] = []

  /// Lists a box whose own constraints make its height depend on its width.
  mutating func noteMixed(_ item: ItemReference) {
    if !mixedBoxes.contains(where: { $0 === item }) { mixedBoxes.append(item) }
  }

  mutating func forgetMixedBoxes() { mixedBoxes.removeAll() }
}

/// Whether a length of a parent is pinned.
struct PinnedParent {
  let item: ItemReference

  /// The engine's ``LayoutEngine/lengthTieVersion`` when the answer was found.
  let version: Int

  let isPinned: Bool
}
