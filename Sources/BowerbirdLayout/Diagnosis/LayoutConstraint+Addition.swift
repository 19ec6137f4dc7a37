extension LayoutConstraint {
  /// Advice on which item to add to which tree; nil unless the items are in two trees and it is clear to which tree to
  /// add.
  ///
  /// The tree to add to is the one that has been laid out, or else the one with more than its root.
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

  /// Returns which of two trees to add to; nil if that is not clear.
  private static func tree(of first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
    if first.hasBeenLaidOut != second.hasBeenLaidOut { return first.hasBeenLaidOut ? first : second }
    if first.children.isEmpty != second.children.isEmpty { return first.children.isEmpty ? second : first }
    return nil
  }
}

extension LayoutNode {
  fileprivate var hasBeenLaidOut: Bool { ownEngine?.given.last != nil }
}
