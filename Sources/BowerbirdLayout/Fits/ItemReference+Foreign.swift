/// Constraints about an item that no container made: they may determine how long the item is.
extension ItemReference {
  /// Counts constraints that come or go.
  func countForeign(_ count: Int32) {
    storedForeignMentions += count
    withEngine { $0.tieVersion += 1 }
    noteForeign()
  }

  /// Has the container of the item look at it again.
  func noteForeign() {
    // Asked here, a parent that knows already costs no counting of references.
    guard let node else { return }
    if node.mayFollow { node.noteFollowed() }
    guard let parent = node.parent, parent.arrangesChildren || !parent.isBoxStale else { return }
    parent.fitChanged(of: node)
  }
}

extension LayoutNode {
  /// Has the containers look again of what the item was asked about whether it follows.
  ///
  /// What only follows others may come to say something of its own: it gets a length, a content or a container.
  ///
  /// The constraints may be about to be linked or lost, so they are looked at as they are stored.
  func noteFollowed() {
    mayFollow = false
    reference.forEachBundle { $0.noteForeign(beside: reference) }
    for mention in reference.storedMentions where !mention.constraint.isOfContainer {
      mention.constraint.expression.forEachTerm { _, term in
        if term.item !== reference { term.item.noteForeign() }
      }
    }
  }
}
