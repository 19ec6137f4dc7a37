import BowerbirdSolver

/// Finds the constraints whose rows may contain numbers of some items.
///
/// The row of a constraint may contain a number of an item in two cases. Either the constraint involves the item
/// itself, or it involves a descendant of the item and another item that is not a descendant.
struct RowSearch {
  let engine: LayoutEngine

  /// The slots of the items.
  let slots: Set<Int32>

  /// Returns the constraints whose rows may contain numbers of the items.
  ///
  /// A constraint that involves several of the items is listed several times.
  func constraints() -> [LayoutConstraint] {
    var found: [LayoutConstraint] = [], visited: Set<Int32> = []
    func depth(_ slot: Int32) -> Int32 { engine.slots.depths[Int(slot)] }
    for slot in slots.sorted(by: { (depth($0), $0) < (depth($1), $1) }) where !visited.contains(slot) {
      guard let outermost = engine.slots.nodes[Int(slot)]?.node else { continue }
      outermost.forEachNode { node in
        let isListed = slots.contains(node.slot)
        if isListed { visited.insert(node.slot) }
        for mention in node.reference.mentions where isRow(mention.constraint) {
          if isListed || leavesItem(mention.constraint, from: node) { found.append(mention.constraint) }
        }
      }
    }
    return found
  }

  private func isRow(_ constraint: LayoutConstraint) -> Bool {
    constraint.stage == .compiled && constraint.engine === engine
  }

  /// Returns whether a constraint of a node leaves one of the searched items.
  ///
  /// A constraint leaves an item if the node is inside of the item, and the constraint also involves another item
  /// outside of it.
  private func leavesItem(_ constraint: LayoutConstraint, from node: LayoutNode) -> Bool {
    if !involvesOthers(constraint, than: node) { return false }
    var outer = node.parent
    while let present = outer {
      if slots.contains(present.slot),
        constraint.containsTerm(where: { term in term.item.node.map { !present.contains($0) } ?? false })
      {
        return true
      }
      outer = present.parent
    }
    return false
  }

  /// Returns whether a constraint involves any item other than a node, its parent and its siblings.
  private func involvesOthers(_ constraint: LayoutConstraint, than node: LayoutNode) -> Bool {
    constraint.containsTerm { term in
      term.item.node.map { $0 !== node.parent && $0.parent !== node.parent } ?? false
    }
  }
}
