extension LayoutItem {
  /// The item and all items below it with their depths, parents first.
  ///
  /// The walk does not recurse, because a tree may be deeper than the stack of a thread allows.
  package var subtree: [(item: any LayoutItem, depth: Int)] {
    var items: [(item: any LayoutItem, depth: Int)] = []
    var pending: [(item: any LayoutItem, depth: Int)] = [(self, 0)]
    while let next = pending.popLast() {
      items.append(next)
      for child in next.item.layoutNode.children.reversed() { pending.append((child, next.depth + 1)) }
    }
    return items
  }
}
