import BowerbirdLayout

/// Modifiers of an item of a grid.
///
/// ```swift
/// Grid(tracks: 3) {
///   Box("wide").gridSpan(column: 2)
///   Box("low").gridStart(column: 2, row: 1)
/// }
/// ```
///
/// Modifiers can also be called later, on an item that is in a grid. Constraints then change only for this item and for
/// items that move as a result.
extension LayoutItem {
  /// Sets the number of columns and rows that the item covers.
  ///
  /// - Parameters:
  ///   - column: The number of columns; a number less than 1 counts as 1.
  ///   - row: The number of rows; a number less than 1 counts as 1.
  /// - Returns: The item itself.
  @discardableResult
  public func gridSpan(column: Int = 1, row: Int = 1) -> Self { gridSpan(GridSpan(column: column, row: row)) }

  /// Sets the number of columns and rows that the item covers.
  @discardableResult
  public func gridSpan(_ span: GridSpan) -> Self {
    setItemTraits { $0.item.span = GridSpan(column: span.column, row: span.row) }
  }

  /// Sets the column or the row at which the item begins, or both, counted from 0.
  ///
  /// A start at a track that the grid cannot have is ignored, and reported in ``Grid/warnings``. For example, a grid of
  /// three columns that flows by rows has no column 3. A negative number counts as nil, without a warning.
  ///
  /// - Parameters:
  ///   - column: The column; nil leaves the column to the grid.
  ///   - row: The row; nil leaves the row to the grid.
  /// - Returns: The item itself.
  @discardableResult
  public func gridStart(column: Int? = nil, row: Int? = nil) -> Self { gridStart(GridStart(column: column, row: row)) }

  /// Sets the column or the row at which the item begins, or both.
  @discardableResult
  public func gridStart(_ start: GridStart) -> Self {
    setItemTraits { $0.item.start = GridStart(column: start.column, row: start.row) }
  }

  /// Sets the name of the area that the item covers; nil if only its start and its span place the item.
  ///
  /// If the grid has no area of this name, the start and the span place the item, and ``Grid/warnings`` reports the
  /// name.
  @discardableResult
  public func gridArea(_ name: String?) -> Self { setItemTraits { $0.item.area = name } }

  /// Sets the alignment of the item in its cell; nil for the alignment of the track, or of the grid if the track
  /// declares no alignment.
  @discardableResult
  public func gridItemAlignment(_ alignment: GridAlignment?) -> Self { setItemTraits { $0.item.alignment = alignment } }

  /// Puts a box behind the item, exactly as large as the item's cell.
  ///
  /// The contents of the box do not affect the lengths of the tracks.
  ///
  /// - Parameter content: A closure that makes the box. The closure is called with the size of the cell, which is never
  ///   nil. It is called again each time the size has changed, or the item has got a new background or overlay.
  /// - Returns: The item itself.
  @discardableResult
  public func gridCellBackground<Content: LayoutItem>(_ content: @escaping (Size?) -> Content) -> Self {
    setItemTraits { $0.background = { size in content(size) } }
  }

  /// Puts a box in front of the item, exactly as large as the item's cell.
  ///
  /// The contents of the box do not affect the lengths of the tracks.
  ///
  /// - Parameter content: A closure that makes the box. The closure is called with the size of the cell, which is never
  ///   nil. It is called again each time the size has changed, or the item has got a new background or overlay.
  /// - Returns: The item itself.
  @discardableResult
  public func gridCellOverlay<Content: LayoutItem>(_ content: @escaping (Size?) -> Content) -> Self {
    setItemTraits { $0.overlay = { size in content(size) } }
  }

  private func setItemTraits(_ change: (GridTraits) -> Void) -> Self {
    change(layoutNode.traits())
    layoutNode.setContainersNeedGridArrangement()
    return self
  }
}
