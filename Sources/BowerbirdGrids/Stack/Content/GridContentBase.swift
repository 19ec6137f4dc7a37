import BowerbirdLayout

/// An item together with the cell that a stack grid shall give it.
public final class GridContentBase: GridAutoCellProtocol, GridExpandedCellProtocol {
  /// The item.
  public let item: any LayoutItem

  /// How it is laid out.
  public let cell: StackCell

  /// Makes a content.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - cell: How it is laid out.
  public init(_ item: any LayoutItem, cell: StackCell) {
    self.item = item
    self.cell = cell
  }

  /// The content itself.
  public func getInstance() -> GridContentBase { self }
}

extension GridContentProtocol {
  /// The content with a change to its cell.
  func changed(_ change: (inout StackCell) -> Void) -> GridContentBase {
    let content = getInstance()
    var cell = content.cell
    change(&cell)
    return GridContentBase(content.item, cell: cell)
  }
}
