import BowerbirdLayout

extension Grid {
  /// The requests that the grid could not meet as asked, as of the last layout.
  ///
  /// If the grid refused the last edit, the refusal is listed too, at once.
  ///
  /// The report of each layout lists the warnings of all grids of the tree; see
  /// ``/BowerbirdLayout/LayoutReport/warnings``.
  ///
  /// A warning about an item contains the item's index among the items of the grid, counted from 0, and the item's
  /// name. If several items of the tree have this name, the warning contains the item's path instead of the name.
  ///
  /// ```swift
  /// for warning in grid.warnings { print(warning) }
  /// ```
  ///
  /// - Complexity: O(number of children + number of warnings).
  public var warnings: [GridWarning] {
    let items = itemsWithCells
    let made = (arranger?.warnings ?? []).map { warning in
      warning.named { index in
        let path = items.indices.contains(index) ? items[index].layoutNode.reference.path : ""
        // The index is enough for the only item without a name.
        return path == LayoutNode.namePlaceholder && items[index].name.isEmpty ? "" : path
      }
    }
    return made + (refusal.map { [.refusedEdit($0)] } ?? []) + childrenWithoutCells(beside: items)
  }

  /// Makes each layout report contain the warnings of the grid, if the grid may have any.
  func noteWarnings() {
    if refusal != nil || arranger?.warnings.isEmpty == false || children.count > cellCount { layoutNode.noteWarnings() }
  }

  /// The number of items of a stack, a wrapping grid or a grid of tracks; 0 for any other grid.
  private var cellCount: Int {
    stack?.contents.count ?? wrapped?.elements.count ?? tracked?.elements.count ?? 0
  }

  /// The items of the grid, in the order in which warnings number them.
  private var itemsWithCells: [any LayoutItem] {
    guard let tracked, !tracked.list.items.isEmpty else { return items }
    return tracked.list.elements.map { $0.item }
  }

  /// Returns a warning for each child that has neither a cell nor an active constraint; empty for a grid without an
  /// arranger.
  ///
  /// - Parameter items: The items with cells. Three kinds of children are not in this list, and get no warning either:
  ///   views of a column grid, elements that get cells in the next layout, and boxes behind or in front of cells.
  /// - Returns: The warnings.
  private func childrenWithoutCells(beside items: [any LayoutItem]) -> [GridWarning] {
    guard arranger != nil else { return [] }
    var placed = Set((items + (layoutNode.columnGrid?.views ?? [])).map { ObjectIdentifier($0.layoutNode) })
    // Elements that are declared, but not yet in the list, get cells in the next layout.
    for element in tracked?.elements ?? [] { placed.insert(ObjectIdentifier(element.item.layoutNode)) }
    for (_, boxes) in tracked?.list.decorations ?? [:] {
      for box in boxes.all { placed.insert(ObjectIdentifier(box.layoutNode)) }
    }
    var warnings: [GridWarning] = []
    for child in children where !placed.contains(ObjectIdentifier(child.layoutNode)) {
      if child.activeConstraints.isEmpty { warnings.append(.noCell(child: child.layoutNode.reference.path)) }
    }
    return warnings
  }
}
