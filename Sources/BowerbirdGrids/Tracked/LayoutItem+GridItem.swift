import BowerbirdLayout

/// What an item of a grid says about itself.
///
/// ```swift
/// Grid(tracks: 3) {
///   Box("wide").gridSpan(column: 2)
///   Box("low").gridStart(column: 2, row: 1)
/// }
/// ```
///
/// All of it can be said again later, of an item that is in its grid: only that item's constraints change, and those of
/// items that move because of it.
extension LayoutItem {
  /// Covers several columns and rows.
  ///
  /// - Parameters:
  ///   - column: The number of columns.
  ///   - row: The number of rows.
  /// - Returns: The item itself.
  @discardableResult
  public func gridSpan(column: Int = 1, row: Int = 1) -> Self { gridSpan(GridSpan(column: column, row: row)) }

  /// Covers several columns and rows.
  @discardableResult
  public func gridSpan(_ span: GridSpan) -> Self {
    sayAsItem { $0.span = GridSpan(column: span.column, row: span.row) }
  }

  /// Begins at a column, a row, or both, counted from 0.
  ///
  /// - Parameters:
  ///   - column: The column; without one, the grid decides.
  ///   - row: The row; without one, the grid decides.
  /// - Returns: The item itself.
  @discardableResult
  public func gridStart(column: Int? = nil, row: Int? = nil) -> Self { gridStart(GridStart(column: column, row: row)) }

  /// Begins at a column, a row, or both.
  @discardableResult
  public func gridStart(_ start: GridStart) -> Self {
    sayAsItem { $0.start = GridStart(column: start.column, row: start.row) }
  }

  /// Covers an area that the grid names.
  @discardableResult
  public func gridArea(_ name: String?) -> Self { sayAsItem { $0.area = name } }

  /// Lies in its cell in another way than the grid's other items.
  @discardableResult
  public func gridItemAlignment(_ alignment: GridAlignment?) -> Self { sayAsItem { $0.alignment = alignment } }

  /// Puts a box behind the item that is exactly as large as its cell, whatever is in the box: it draws nothing out.
  ///
  /// - Parameter content: Makes the box; it is called with the size of the cell each time that it changed.
  /// - Returns: The item itself.
  @discardableResult
  public func gridCellBackground<Content: LayoutItem>(_ content: @escaping (Size?) -> Content) -> Self {
    sayAsItem { $0.background = { size in content(size) } }
  }

  /// Puts a box in front of the item that is exactly as large as its cell, whatever is in the box: it draws nothing out.
  ///
  /// - Parameter content: Makes the box; it is called with the size of the cell each time that it changed.
  /// - Returns: The item itself.
  @discardableResult
  public func gridCellOverlay<Content: LayoutItem>(_ content: @escaping (Size?) -> Content) -> Self {
    sayAsItem { $0.overlay = { size in content(size) } }
  }

  private func sayAsItem(_ change: (GridTraits) -> Void) -> Self {
    change(layoutNode.traits())
    layoutNode.parent?.setNeedsGridArrangement()
    return self
  }
}
