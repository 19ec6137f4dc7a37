/// Items that are left out of the layout, and stay where they are in the tree of items.
///
/// They have no numbers, their frames are empty, and constraints that mention them wait. Several owners may leave the same item
/// out; it is back when none does.
extension LayoutNode {
  /// Whether the item itself is left out.
  package var isOmitted: Bool { omissions > 0 }

  /// Whether the item is left out, or lies in one that is.
  package var isAbsent: Bool {
    var node: LayoutNode? = self
    while let present = node {
      if present.isOmitted { return true }
      node = present.parent
    }
    return false
  }

  /// Leaves the item out, with all that is in it.
  package func omit() {
    omissions += 1
    if omissions > 1 { return }
    if let engine {
      engine.noteOmission(of: self)
    } else if parent?.topmost.ownEngine?.isAsking != true {
      forgetResting()
    }
    parent?.childrenChanged()
  }

  /// Ends what one call of ``omit()`` began.
  package func admit() {
    omissions -= 1
    if omissions > 0 { return }
    parent?.engine?.noteAddition(self)
    parent?.childrenChanged()
  }

  /// What is left out has no frame, and begins again at nothing.
  func forgetResting() {
    var pending = [self]
    while let node = pending.popLast() {
      if node.slot < 0 { node.resting = nil }
      pending += node.children.map { $0.layoutNode }
    }
  }
}
