extension LayoutItem {
  /// The parent of this item, or nil for a root.
  public var parent: (any LayoutItem)? { layoutNode.parent?.owner }

  /// The topmost item of the tree, or the item itself if it has no parent.
  public var root: any LayoutItem { layoutNode.topmost.owner ?? self }

  /// The children in order.
  public var children: [any LayoutItem] { layoutNode.children }

  /// Makes another item the last child of this item, and removes the new child from its former parent.
  ///
  /// There are exceptions; see ``add(_:at:)``.
  ///
  /// - Parameter item: The new child.
  public func add(_ item: any LayoutItem) {
    let node = layoutNode
    node.owner = self
    node.take(item, at: node.children.count)
  }

  /// Makes another item a child of this item at an index, and removes the new child from its former parent.
  ///
  /// In three cases, the item is not added, and the next report lists the mistake:
  ///
  /// - The item is this item or contains it.
  /// - The item is a margins guide.
  /// - The item is a root that is being laid out.
  ///
  /// If the former and the new parent are arrangements of different alternatives, or inside of such arrangements, both
  /// parents share the item. The item is then a child of the parent in the taken alternative.
  ///
  /// - Parameters:
  ///   - item: The new child.
  ///   - index: The index among the children. An index out of range means the nearest end.
  public func add(_ item: any LayoutItem, at index: Int) {
    let node = layoutNode
    node.owner = self
    node.take(item, at: index)
  }

  /// Makes other items the last children of this item.
  ///
  /// - Parameter items: The new children in order.
  public func add(_ items: [any LayoutItem]) {
    for item in items { add(item) }
  }

  /// Makes other items of one type the last children of this item.
  ///
  /// In Embedded Swift, only this method accepts an array of one type of item, because such an array cannot be
  /// converted to an array of `any LayoutItem`.
  ///
  /// - Parameter items: The new children in order.
  public func add<Item: LayoutItem>(_ items: [Item]) {
    for item in items { add(item) }
  }

  /// Makes several items the last children of this item.
  ///
  /// ```swift
  /// card.add(image, title, note)
  /// card.children.count                    // 3
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first new child.
  ///   - second: The second new child.
  ///   - others: The further new children, in order.
  public func add(_ first: any LayoutItem, _ second: any LayoutItem, _ others: any LayoutItem...) {
    add([first, second] + others)
  }

  /// Removes the item from its parent, with everything inside of the item.
  ///
  /// Constraints inside of the removed subtree remain. Constraints between the subtree and the rest of the tree have no
  /// effect until their items are in one tree again. Removing a root changes nothing.
  ///
  /// A margins guide is not removed, and the next report lists the mistake.
  public func remove() { layoutNode.remove() }
}
