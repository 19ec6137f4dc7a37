/// Reports changes of the *foreign* constraints of an item to the item's container.
///
/// A constraint is foreign if no container made it. Foreign constraints may determine the item's length.
extension ItemReference {
  /// Changes the item's number of mentions in foreign constraints by `count`, and notifies the item's container.
  func countForeign(_ count: Int32) {
    storedForeignMentions += count
    withEngine { $0.flow.noteTieChange() }
    noteForeign()
  }

  /// Returns whether a constraint involves an item of another tree.
  ///
  /// The need of the item ignores such a constraint, because it has no effect until all of its items are in one tree.
  func isApart(from constraint: LayoutConstraint) -> Bool {
    (0..<constraint.termCount).contains { index in
      constraint.withItem(ofTerm: index) { $0 !== self && !mayBeInOneTree(with: $0) }
    }
  }

  /// Notifies the container of the item that foreign constraints have changed.
  func noteForeign() {
    withNode { node in
      if node.wasCheckedForFollowers { node.noteFollowed() }
      above?._withUnsafeGuaranteedRef { above in
        above.withNode { if $0.arrangesChildren || !$0.isBoxStale { $0.fitChanged(of: node) } }
      }
    }
  }
}

extension LayoutNode {
  /// Notifies the containers of items that share a foreign constraint with a child of this item, because the item has
  /// begun or stopped arranging its children.
  ///
  /// A child of a container is never only a follower. The constraints may therefore begin or cease to affect the needs
  /// of the other items.
  func noteArrangesChildren() {
    for child in children where child.layoutNode.wasCheckedForFollowers { child.layoutNode.noteFollowed() }
  }

  /// Notifies the containers of all items that share a foreign constraint with this item.
  ///
  /// A constraint that only determines this item has no effect on the needs of the other items if no further item
  /// depends on this item; see ``isFollowed(by:_:)``. After a change of this item, the constraint may affect these
  /// needs.
  ///
  /// ``ItemReference/storedMentions`` is read, because ``ItemReference/mentions`` may first open bundles and remove
  /// constraints that have lost an item.
  func noteFollowed() {
    wasCheckedForFollowers = false
    reference.forEachBundle { $0.noteForeign(beside: reference) }
    for mention in reference.storedMentions where !mention.constraint.isOfContainer {
      mention.constraint.forEachTerm { _, term in
        if term.item !== reference { term.item.noteForeign() }
      }
    }
  }
}
