/// Notes changes of the *foreign* constraints of an item: those that no container made, which may determine its length.
extension ItemReference {
  /// Adds to the number of mentions by foreign constraints, and notifies the container of the item.
  func countForeign(_ count: Int32) {
    storedForeignMentions += count
    withEngine { $0.flow.lengthTieChanges += 1 }
    noteForeign()
  }

  /// Notifies the container of the item that foreign constraints have changed.
  func noteForeign() {
    guard let node else { return }
    if node.mayFollow { node.noteFollowed() }
    // A parent that is stale already is skipped, which saves reference counting.
    guard let parent = node.parent, parent.arrangesChildren || !parent.isBoxStale else { return }
    parent.fitChanged(of: node)
  }
}

extension LayoutNode {
  /// Notifies the containers of the items that foreign constraints relate to this one.
  ///
  /// A constraint that only determines this item is ignored in the needs of the others, as long as no other item
  /// depends on this one; see ``isFollowed(by:_:)``. A change of this item may end this exception.
  ///
  /// The stored mentions are read, because reading ``ItemReference/mentions`` could open bundles and process losses.
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
