extension LayoutConstraint {
  /// Advice to add one tree to another; nil unless the constraint has items in two trees, and one of these trees is
  /// clearly the main tree.
  ///
  /// The main tree is the tree that has been laid out, or else the tree that has other items than its root.
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

  /// Returns the root of the main tree among two trees, as defined in ``additionWanted``; nil if neither tree is
  /// clearly the main tree.
  private static func tree(of first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
    if first.hasBeenLaidOut != second.hasBeenLaidOut { return first.hasBeenLaidOut ? first : second }
    if first.children.isEmpty != second.children.isEmpty { return first.children.isEmpty ? second : first }
    return nil
  }
}

extension LayoutNode {
  fileprivate var hasBeenLaidOut: Bool { ownEngine?.given.last != nil }
}
