import BowerbirdLayout

extension Grid {
  /// Swaps the positions of two items; each item keeps the declaration of its cell.
  ///
  /// Both items may lie in this grid or in stack grids inside of this grid.
  ///
  /// - Parameters:
  ///   - subview: The first item.
  ///   - targetView: The second item.
  /// - Returns: The reason why the edit was refused; nil if the edit was made.
  @discardableResult
  public func swapArrangement(of subview: any LayoutItem, with targetView: any LayoutItem) -> GridEditError? {
    refusal = nil
    guard let first = position(of: subview) else { return refuse(unknown(subview)) }
    guard let second = position(of: targetView) else { return refuse(unknown(targetView)) }
    if first.owner === second.owner {
      first.stack.contents.swapAt(first.index, second.index)
      first.owner.setNeedsArrangement()
      return nil
    }
    if let error = nesting(subview, targetView) ?? nesting(targetView, subview) { return refuse(error) }
    let moved = first.stack.contents[first.index]
    let target = second.stack.contents[second.index]
    first.owner.replace(moved, by: target, at: first.index)
    second.owner.replace(target, by: moved, at: second.index)
    return nil
  }

  /// Replaces the cell of an item.
  ///
  /// The item may lie in this grid or in a stack grid inside of this grid.
  ///
  /// ```swift
  /// grid.setContentAlignment(for: picture) { view in
  ///   view.constant(100).horizontalAlignment(.autoLeft)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - subview: The item.
  ///   - alignmentClosure: A closure that returns the item with the declaration of its new cell.
  /// - Returns: The reason why the edit was refused; nil if the edit was made.
  @discardableResult
  public func setContentAlignment<Item: LayoutItem>(
    for subview: Item, alignmentClosure: (_ view: Item) -> any GridContentProtocol
  ) -> GridEditError? {
    refusal = nil
    guard let position = position(of: subview) else { return refuse(unknown(subview)) }
    let content = alignmentClosure(subview).getInstance()
    if content.item.layoutNode !== subview.layoutNode {
      return refuse(.otherItem(name: content.item.layoutNode.name, expected: subview.layoutNode.name))
    }
    position.stack.contents[position.index] = content
    position.owner.setNeedsArrangement()
    return nil
  }

  /// Adds cells.
  ///
  /// ```swift
  /// grid.addGridContent(at: 0) { banner.constant(40) }
  /// ```
  ///
  /// A subclass of `Grid` can add cells in its initializer. The grid is then a vertical stack, unless ``orientation``
  /// is set:
  ///
  /// ```swift
  /// class Card: Grid {
  ///   init(_ title: Box) {
  ///     super.init("card")
  ///     addGridContent { title.auto() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - index: The index of the first new cell. By default, and if there is no cell at this index, the new cells
  ///     follow the last cell.
  ///   - components: The items and their cells.
  /// - Returns: The reason why the edit was refused; nil if the edit was made.
  @discardableResult
  public func addGridContent(
    at index: Int = .min, @GridBuilder components: () -> [GridContentBase]
  ) -> GridEditError? {
    refusal = nil
    becomeStack()
    guard stack != nil else { return refuse(.noStack(grid: layoutNode.name)) }
    let contents = components()
    for content in contents {
      if let error = cycle(content.item) { return refuse(error) }
    }
    insert(contents, at: index)
    return nil
  }

  /// Removes an item and its cell.
  ///
  /// The item may lie in this grid or in a stack grid inside of this grid.
  ///
  /// - Parameter subviewToBeRemoved: The item.
  /// - Returns: The reason why the edit was refused; nil if the edit was made.
  @discardableResult
  public func removeSubcontent(subviewToBeRemoved: any LayoutItem) -> GridEditError? {
    refusal = nil
    guard let position = position(of: subviewToBeRemoved) else { return refuse(unknown(subviewToBeRemoved)) }
    position.stack.contents.remove(at: position.index)
    position.owner.layoutNode.drop(subviewToBeRemoved.layoutNode)
    position.owner.setNeedsArrangement()
    return nil
  }

  /// Removes an item and its cell; the shorter spelling of ``removeSubcontent(subviewToBeRemoved:)``.
  ///
  /// - Parameter subview: The item.
  /// - Returns: The reason why the edit was refused; nil if the edit was made.
  @discardableResult
  public func removeSubcontent(_ subview: any LayoutItem) -> GridEditError? {
    removeSubcontent(subviewToBeRemoved: subview)
  }
}

extension Grid {
  /// A stack grid that contains an item, and the index of the item's cell.
  private struct CellPosition {
    let owner: Grid
    let stack: StackArranger
    let index: Int
  }

  /// Returns the position of an item in this grid, or in a stack grid at any depth inside of this grid; nil if the item
  /// has no cell there.
  ///
  /// An item that is lent to another alternative keeps its position.
  private func position(of item: any LayoutItem) -> CellPosition? {
    let containers = item.layoutNode.containers
    if containers.contains(where: { $0 === layoutNode }) { return position(of: item, in: layoutNode) }
    for container in containers where layoutNode.isAround(container) {
      if let position = position(of: item, in: container) { return position }
    }
    return nil
  }

  private func position(of item: any LayoutItem, in container: LayoutNode) -> CellPosition? {
    guard let owner = container.owner as? Grid, let stack = owner.stack,
      let index = stack.contents.firstIndex(where: { $0.item.layoutNode === item.layoutNode })
    else { return nil }
    return CellPosition(owner: owner, stack: stack, index: index)
  }

  /// Stores a refusal for ``warnings``, and returns the refusal.
  ///
  /// Few callers check the result of an edit, so the warnings report the refusal too.
  @discardableResult
  func refuse(_ error: GridEditError) -> GridEditError {
    refusal = error
    layoutNode.noteWarnings()
    return error
  }

  private func unknown(_ item: any LayoutItem) -> GridEditError {
    stack == nil
      ? .noStack(grid: layoutNode.name) : .unknownItem(name: item.layoutNode.name, grid: layoutNode.name)
  }

  private func nesting(_ inner: any LayoutItem, _ outer: any LayoutItem) -> GridEditError? {
    if !outer.layoutNode.isAround(inner.layoutNode) { return nil }
    return .nested(inner: inner.layoutNode.name, outer: outer.layoutNode.name)
  }

  private func cycle(_ item: any LayoutItem) -> GridEditError? {
    isCycle(item) ? .cycle(name: item.layoutNode.name, grid: layoutNode.name) : nil
  }

  /// Replaces an item and its cell by an item of another grid and that item's cell.
  private func replace(_ old: GridContentBase, by new: GridContentBase, at index: Int) {
    stack?.contents[index] = new
    add(new.item)
    layoutNode.drop(old.item.layoutNode)
    setNeedsArrangement()
  }

  /// Inserts cells before the cell at an index, or after all cells if there is no cell at this index.
  ///
  /// An item that already has a cell in the grid loses the old cell. Of several new cells with the same item, the first
  /// one counts, and the grid has a warning.
  func insert(_ contents: [GridContentBase], at index: Int) {
    guard let stack else { return }
    // Change a copy, and set the list once. Skip contents whose items are no longer children of the grid.
    var listed = stack.contents.filter { layoutNode.has($0.item.layoutNode) }
    var index = listed.indices.contains(index) ? index : listed.count
    if listed.isEmpty { listed.reserveCapacity(contents.count) }
    var newCount = 0
    for content in contents {
      let node = content.item.layoutNode
      if layoutNode.has(node), let earlier = listed.firstIndex(where: { $0.item.layoutNode === node }) {
        if (index - newCount..<index).contains(earlier) {
          stack.repeatedItems.insert(ObjectIdentifier(node))
          continue
        }
        listed.remove(at: earlier)
        if earlier < index { index -= 1 }
      }
      add(content.item)
      listed.insert(content, at: index)
      if !stack.repeatedItems.isEmpty { stack.repeatedItems.remove(ObjectIdentifier(node)) }
      index += 1
      newCount += 1
    }
    stack.contents = listed
    setNeedsArrangement()
  }
}
