/// The positions of a tree's items in the order of the declaration.
///
/// An item comes before the items in it. Among siblings, the items of the container's ``LayoutItem/listedItems()`` come
/// first, in the order of that list. The other children follow, then the attachments, such as a margins guide. Slots
/// are not in this order, because a new item gets any vacant slot.
struct ItemPositions {
  /// The position of the item in each slot, or -1 for a slot without an item; nil if the positions must be computed.
  private var positions: [Int32]?

  /// Forgets the positions, because items were added, removed or possibly reordered.
  ///
  /// - Returns: Whether any position was known.
  mutating func forget() -> Bool {
    if positions == nil { return false }
    positions = nil
    return true
  }

  /// Returns the position of an item of the tree under a root, or -1 for an item without a slot.
  mutating func position(of item: ItemReference, below root: LayoutNode, slotCount: Int) -> Int32 {
    let known = positions ?? Self.positions(below: root, slotCount)
    positions = known
    return known.indices.contains(Int(item.slot)) ? known[Int(item.slot)] : -1
  }

  /// Returns, for each slot, the position of its item in the order of the declaration; -1 for a slot without an item.
  private static func positions(below root: LayoutNode, _ slotCount: Int) -> [Int32] {
    var positions = [Int32](repeating: -1, count: slotCount)
    var count: Int32 = 0, pending = [root]
    while let node = pending.popLast() {
      if node.slot >= 0 {
        // A container may list an item twice.
        if positions[Int(node.slot)] >= 0 { continue }
        positions[Int(node.slot)] = count
        count += 1
      }
      pending.append(contentsOf: node.itemsInOrder.reversed())
    }
    return positions
  }
}

extension LayoutEngine {
  /// Forgets the positions of items.
  ///
  /// The order in which constraints give way may change with the positions, so standing conflicts are reviewed.
  func forgetPositions() { if positions.forget() { standing.noteNewOrder() } }
}

extension LayoutNode {
  /// The nodes directly in this node, in the order of the declaration.
  ///
  /// A child that is in the list of the container's declared items occurs twice.
  fileprivate var itemsInOrder: [LayoutNode] {
    listedItems.map { $0.layoutNode }.filter { $0.parent === self } + children.map { $0.layoutNode }
      + attachments.map { $0.layoutNode }
  }
}
