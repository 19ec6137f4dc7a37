/// The position of each item of a tree in its declaration.
///
/// An item comes before the items in it. Among siblings, the items that the container lists come first, in the order of
/// the list. The other children follow, then the attachments. Slots have no such order, because a new item gets any
/// vacant slot.
struct ItemPositions {
  private var positions: [Int32]

  /// Numbers the items of a tree that have slots, in the order of the declaration.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - slotCount: The number of slots.
  init(below root: LayoutNode, slotCount: Int) {
    positions = Array(repeating: -1, count: slotCount)
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
  }

  /// Returns the position of the item in a slot, or -1 for a slot without an item.
  func position(ofSlot slot: Int32) -> Int32 {
    positions.indices.contains(Int(slot)) ? positions[Int(slot)] : -1
  }
}

extension LayoutEngine {
  /// Returns the position of an item in the declaration of the tree.
  func position(of item: ItemReference) -> Int32 {
    let known = positions ?? ItemPositions(below: root, slotCount: slots.count)
    positions = known
    return known.position(ofSlot: item.slot)
  }

  /// Forgets the positions, because items were added, removed or possibly reordered.
  ///
  /// The order in which constraints give way may change with the positions, so standing conflicts are reviewed.
  func forgetPositions() {
    if positions == nil { return }
    positions = nil
    standing.noteNewOrder()
  }
}

extension LayoutNode {
  /// The nodes directly in this node, in the order of the declaration.
  ///
  /// Listed nodes may occur twice.
  fileprivate var itemsInOrder: [LayoutNode] {
    listedItems.map { $0.layoutNode }.filter { $0.parent === self } + children.map { $0.layoutNode }
      + attachments.map { $0.layoutNode }
  }
}
