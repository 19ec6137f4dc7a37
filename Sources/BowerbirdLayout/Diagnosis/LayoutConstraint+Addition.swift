extension LayoutConstraint {
  /// Advice to add one tree to another, such as "add 'image' to 'container' first"; nil if there is no advice.
  ///
  /// There is advice only if the constraint has items in exactly two trees, and one of them is the main tree. If one of
  /// the trees has been laid out and the other has not, the laid-out tree is the main tree. Otherwise, if only one of
  /// the two roots has children, its tree is the main tree.
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

  /// Returns the root of the main tree of two trees, as defined in ``additionWanted``; nil if neither is the main tree.
  private static func tree(of first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
    if first.hasBeenLaidOut != second.hasBeenLaidOut { return first.hasBeenLaidOut ? first : second }
    if first.children.isEmpty != second.children.isEmpty { return first.children.isEmpty ? second : first }
    return nil
  }
}

extension LayoutNode {
  fileprivate var hasBeenLaidOut: Bool { ownEngine?.given.last != nil }
}
