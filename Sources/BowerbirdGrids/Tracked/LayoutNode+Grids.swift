import BowerbirdLayout

extension LayoutNode {
  /// Makes the next layout rearrange the children of this node, if the node's item is a grid.
  func setNeedsGridArrangement() {
    if owner is Grid { owner?.setNeedsArrangement() }
  }

  /// Makes the next layout rearrange the children of all grids at and below this node.
  func setNeedsGridArrangementBelow() {
    var pending = [self]
    while let node = pending.popLast() {
      node.setNeedsGridArrangement()
      for child in node.children.reversed() { pending.append(child.layoutNode) }
    }
  }
}

extension LayoutNode {
  /// Makes the next layout rearrange the children of all grids in which this node's item is a direct item.
  func setContainersNeedGridArrangement() {
    for container in containers { container.setNeedsGridArrangement() }
  }

  /// Adds the boxes of a list to the node, or moves them, so that the node's children are in the order of the list.
  ///
  /// The number of moves is small. Children that are not in the list stay in the node.
  func order(_ boxes: [any LayoutItem]) {
    let children = children
    if children.count == boxes.count && children.indices.allSatisfy({ children[$0] === boxes[$0] }) { return }
    reorder(boxes)
  }

  private func reorder(_ boxes: [any LayoutItem]) {
    let wanted = Set(boxes.map { ObjectIdentifier($0.layoutNode) })
    var index = 0
    for box in boxes {
      while index < children.count, !wanted.contains(ObjectIdentifier(children[index].layoutNode)) { index += 1 }
      if index + 1 < children.count, children[index].layoutNode !== box.layoutNode,
        children[index + 1].layoutNode === box.layoutNode
      {
        insert(children[index], at: children.count)
      }
      if index >= children.count || children[index].layoutNode !== box.layoutNode { insert(box, at: index) }
      index += 1
    }
  }
}

extension Grid {
  /// The parent of this grid, if the parent is a grid; otherwise nil.
  var outerGrid: Grid? { layoutNode.parent?.owner as? Grid }

  /// Returns whether an item cannot be a child of the grid, because the item is the grid itself or contains the grid.
  func isCycle(_ item: any LayoutItem) -> Bool {
    item.layoutNode === layoutNode || item.layoutNode.isAround(layoutNode)
  }

  /// Returns the elements whose items can be children of the grid.
  ///
  /// Any other item is the grid itself or contains the grid. The report of the next layout lists each such item as a
  /// problem.
  func withoutCycles(_ elements: [GridElement]) -> [GridElement] {
    let cycles = elements.filter { isCycle($0.item) }
    if cycles.isEmpty { return elements }
    for element in cycles { add(element.item) }
    return elements.filter { !isCycle($0.item) }
  }

  /// Removes the items of `elements` from the grid, except items that are also in `kept`.
  func release(_ elements: [GridElement], except kept: [GridElement]) {
    let kept = Set(kept.map { ObjectIdentifier($0.item.layoutNode) })
    for element in elements where !kept.contains(ObjectIdentifier(element.item.layoutNode)) {
      layoutNode.drop(element.item.layoutNode)
    }
  }

  /// Adds the items of elements after the grid's children, in order; an item that the grid already has is skipped.
  func adopt(_ elements: [GridElement]) {
    for index in elements.indices {
      let item = elements[index].item
      if !layoutNode.has(item.layoutNode) { add(item) }
    }
  }
}
