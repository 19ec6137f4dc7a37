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
    guard let node, let parent = node.parent, parent.arrangesChildren || !parent.isBoxStale else { return }
    parent.fitChanged(of: node)
  }
}
