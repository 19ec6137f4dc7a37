/// Leaves items out of the layout while they stay in the tree of items.
///
/// Items that are left out have no slots, and their frames are empty. Constraints that involve such an item have no
/// effect until the item returns. Several sets of alternatives may leave out the same item. The item returns when none
/// of these sets leaves out the item any more.
extension LayoutNode {
  /// Whether an alternative leaves out the item itself.
  package var isOmittedByAlternative: Bool { omissions > 0 }

  /// Whether an alternative leaves out the item or an item around it.
  package var isAbsent: Bool { reference.isAbsent }

  /// Leaves out the item with its subtree.
  package func omit() {
    omissions += 1
    if omissions > 1 { return }
    engine?.leaveOutItems(under: self)
    if let asking = parent?.topmost.ownEngine, asking.question.isAsking {
      asking.question.noteOmission(reference)
    } else {
      forgetResting()
    }
    parent?.childrenChanged()
  }

  /// Undoes one call of ``omit()``.
  package func admit() {
    omissions -= 1
    if omissions > 0 { return }
    parent?.engine?.noteAddition(self)
    parent?.childrenChanged()
  }

  /// Discards the former frames of a subtree that has come into an item that an alternative leaves out.
  ///
  /// Questions take other alternatives for a while, and no frame changes then.
  func forgetFrameIfAbsent() {
    if isAbsent && topmost.ownEngine?.question.isAsking != true { forgetResting() }
  }

  /// Discards the former frames of all items in the subtree that are out of the layout.
  ///
  /// The frame of such an item is then empty, which the next report lists as a change. When the item returns, numbers
  /// that no constraint determines start at 0 and not at the former frame.
  func forgetResting() {
    let engine = topmost.ownEngine
    var pending = [self]
    while let node = pending.popLast() {
      if node.slot < 0, let former = node.formerFrame {
        if former.frame != .zero { engine?.notes.note(emptied: node.reference) }
        node.formerFrame = nil
      }
      pending += node.children.map { $0.layoutNode }
    }
  }
}

extension ItemReference {
  /// Whether an alternative leaves out the item or an item around it.
  ///
  /// The walk up the tree avoids reference counting, because it runs for each item of many constraints.
  var isAbsent: Bool {
    var item: Unmanaged<ItemReference>? = .passUnretained(self)
    while let present = item {
      var isOmitted = false
      item = present._withUnsafeGuaranteedRef { reference in
        reference.withNode { isOmitted = $0.isOmittedByAlternative }
        return reference.above
      }
      if isOmitted { return true }
    }
    return false
  }
}
