import BowerbirdLayout

/// The class of all grid contents: an item, and the declaration of its cell in a stack grid.
public final class GridContentBase: GridAutoCellProtocol, GridExpandedCellProtocol {
  /// The item.
  public let item: any LayoutItem

  /// The declaration of the item's cell.
  public let cell: StackCell

  /// Creates a grid content.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - cell: The declaration of the item's cell.
  public init(_ item: any LayoutItem, cell: StackCell) {
    self.item = item
    self.cell = cell
  }

  /// Returns the content itself.
  public func getInstance() -> GridContentBase { self }
}

extension GridContentProtocol {
  /// Returns a copy of the content with a cell that a closure has changed.
  func changed(_ change: (inout StackCell) -> Void) -> GridContentBase {
    let content = getInstance()
    var cell = content.cell
    change(&cell)
    return GridContentBase(content.item, cell: cell)
  }
}
