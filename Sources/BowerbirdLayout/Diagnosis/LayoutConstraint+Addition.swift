extension LayoutConstraint {
  /// Advice to add one tree to another, such as "add 'image' to 'container' first"; nil if there is no advice.
  ///
  /// There is advice only if the constraint has items in exactly two trees, and one of them is the main tree. If one of
  /// the trees has been laid out and the other has not, the laid-out tree is the main tree. Otherwise, if only one of
  /// the two roots has children, its tree is the main tree.
  ///
  /// If the constraint mentions items inside of the main tree, the program may want to add the other tree to any item
  /// there. The advice then leaves the choice, as in "'date' is not in the tree of 'page': add 'date' to 'page', or to
  /// an item inside of it".
  var additionWanted: String? {
    var roots: [LayoutNode] = [], mentioned: [LayoutNode] = []
    expression.forEachTerm { _, term in
      guard let item = term.item.node else { return }
      mentioned.append(item)
      if !roots.contains(where: { $0 === item.topmost }) { roots.append(item.topmost) }
    }
    guard roots.count == 2, let target = Self.tree(of: roots[0], roots[1]) else { return nil }
    let missing = target === roots[0] ? roots[1] : roots[0]
    let (name, root) = (missing.reference.quotedPath, target.reference.quotedPath)
    if mentioned.allSatisfy({ $0 === target || $0.topmost !== target }) { return "add \(name) to \(root) first" }
    return "\(name) is not in the tree of \(root): add \(name) to \(root), or to an item inside of it"
  }

  /// Returns the root of the main tree of two trees, as defined in ``additionWanted``; nil if neither is the main tree.
  private static func tree(of first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
    if first.hasBeenLaidOut != second.hasBeenLaidOut { return first.hasBeenLaidOut ? first : second }
    if first.children.isEmpty != second.children.isEmpty { return first.children.isEmpty ? second : first }
    return nil
  }
}

extension LayoutNode {
  /// Whether the tree under this root has had a layout; false for an item that is not a root.
  package var hasBeenLaidOut: Bool { ownEngine?.given.last != nil }
}
