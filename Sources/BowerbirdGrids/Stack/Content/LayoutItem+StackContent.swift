import BowerbirdLayout

extension LayoutItem {
  /// Returns the item in a cell of a fixed length: the cell's height in a vertical grid, its width in a horizontal
  /// grid.
  ///
  /// ```swift
  /// Grid.vertical { header.constant(50) }
  /// ```
  ///
  /// - Parameter value: The length. A length that is negative, infinite or not a number counts as 0, and
  ///   ``Grid/warnings`` reports the length.
  /// - Returns: A grid content for the builder of a stack grid.
  public func constant(_ value: Double = 0) -> any GridContentProtocol {
    GridContentBase(self, cell: StackCell(.constant(value)))
  }

  /// Returns the item in a cell that is as long as the item's fit, margins included.
  ///
  /// - Returns: A grid content for the builder of a stack grid.
  public func auto() -> any GridAutoCellProtocol {
    GridContentBase(self, cell: StackCell(.auto))
  }

  /// Returns the item in a cell that is a share of the length that constant and auto cells leave.
  ///
  /// ```swift
  /// Grid.horizontal {
  ///   narrow.expanded()                   // a third
  ///   wide.expanded(2)                    // two thirds
  /// }
  /// ```
  ///
  /// - Parameter value: The share, in proportion to the shares of the other expanded cells. A cell whose share is not
  ///   a positive, finite number acts like an auto cell, or has length 0 with
  ///   ``GridExpandedCellProtocol/canCollapse(_:)``.
  /// - Returns: A grid content for the builder of a stack grid.
  public func expanded(_ value: Double = 1) -> any GridExpandedCellProtocol {
    GridContentBase(self, cell: StackCell(.expanded(value)))
  }
}
