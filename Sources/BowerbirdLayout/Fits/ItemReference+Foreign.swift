/// Foreign constraints of an item: those that no container made. They may determine how long the item is.
extension ItemReference {
  /// Updates the number of foreign constraints.
  func countForeign(_ count: Int32) {
    storedForeignMentions += count
    withEngine { $0.flow.tieChanges += 1 }
    noteForeign()
  }

  /// Asks the container of the item to look at it again.
  func noteForeign() {
    // This check spares a parent that is stale already the counting of references.
    guard let node else { return }
    if node.mayFollow { node.noteFollowed() }
    guard let parent = node.parent, parent.arrangesChildren || !parent.isBoxStale else { return }
    parent.fitChanged(of: node)
  }
}

extension LayoutNode {
  /// Asks the containers of items that constraints relate to this one to look at their needs again.
  ///
  /// A constraint to an item without a length, content or container of its own only places that item, so it is ignored in
  /// the needs of the others. This item may have become one that counts.
  ///
  /// The constraints are read as they are stored, because they may be about to be linked or lost.
  func noteFollowed() {
    mayFollow = false
    reference.forEachBundle { $0.noteForeign(beside: reference) }
    for mention in reference.storedMentions where !mention.constraint.isOfContainer {
      mention.constraint.forEachTerm { _, term in
        if term.item !== reference { term.item.noteForeign() }
      }
    }
  }
}
