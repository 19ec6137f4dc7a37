extension LayoutItem {
  /// The item and all items below it, parents first, each with its depth below this item.
  ///
  /// Items that an alternative excludes are not listed, and neither are the items inside of them. The walk does not
  /// recurse, because a tree may be deeper than the stack of a thread allows.
  package var subtree: [(item: any LayoutItem, depth: Int)] { walk { !$0.isOmittedByAlternative } }

  /// The item and all items below it, including left-out items, parents first, each with its depth below this item.
  package var wholeSubtree: [(item: any LayoutItem, depth: Int)] { walk { _ in true } }

  private func walk(_ isListed: (LayoutNode) -> Bool) -> [(item: any LayoutItem, depth: Int)] {
    var items: [(item: any LayoutItem, depth: Int)] = []
    var pending: [(item: any LayoutItem, depth: Int)] = [(self, 0)]
    while let next = pending.popLast() {
      items.append(next)
      for child in next.item.layoutNode.children.reversed() where isListed(child.layoutNode) {
        pending.append((child, next.depth + 1))
      }
    }
    return items
  }
}
