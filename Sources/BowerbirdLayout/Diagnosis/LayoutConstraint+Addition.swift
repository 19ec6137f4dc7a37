extension LayoutConstraint {
  /// What to add where, if that is why the items are in no common tree; nil if several additions could be meant.
  ///
  /// The tree that has been laid out, or the one that holds more than its root, is the one to add to.
  var additionWanted: String? {
    var roots: [LayoutNode] = []
    expression.forEachTerm { _, term in
      guard let root = term.item.node?.topmost, !roots.contains(where: { $0 === root }) else { return }
      roots.append(root)
    }
    guard roots.count == 2, let target = Self.tree(of: roots[0], roots[1]) else { return nil }
    let missing = target === roots[0] ? roots[1] : roots[0]
    return "add \(missing.reference.quotedPath) to \(target.reference.quotedPath) first"
  }

  /// Which of two trees is the one that is shown.
  private static func tree(of first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
    if first.hasBeenLaidOut != second.hasBeenLaidOut { return first.hasBeenLaidOut ? first : second }
    if first.children.isEmpty != second.children.isEmpty { return first.children.isEmpty ? second : first }
    return nil
  }
}

extension LayoutNode {
  fileprivate var hasBeenLaidOut: Bool { ownEngine?.size != nil }
}
