import BowerbirdLayout

extension LayoutItem {
  /// The settings of the item for column grids: its columns, its views, and the columns that it covers in its
  /// container.
  ///
  /// ```swift
  /// container.grid.interimSpacePreset = .interimSpace3
  /// for _ in 0..<12 {
  ///   let view = Box()
  ///   view.grid.columns = 1
  ///   container.grid.views.append(view)
  /// }
  /// ```
  public var grid: ColumnGrid {
    let grid = layoutNode.columnGrid ?? layoutNode.makeColumnGrid(of: self)
    return grid
  }
}

extension LayoutNode {
  /// The column grid of the node's item; nil until the property `grid` of the item is first read.
  var columnGrid: ColumnGrid? {
    for candidate in extensions {
      if let grid = candidate as? ColumnGrid { return grid }
    }
    return nil
  }

  fileprivate func makeColumnGrid(of item: any LayoutItem) -> ColumnGrid {
    let grid = ColumnGrid(of: item)
    extensions.append(grid)
    return grid
  }
}
