import BowerbirdLayout

/// An item together with the declaration of its cell in a stack grid.
///
/// ``BowerbirdLayout/LayoutItem/constant(_:)``, `auto()` and `expanded(_:)` make grid contents. The modifiers return a
/// content with one property changed. Modifiers can be called in any order, and do not change the content that they are
/// called on.
public protocol GridContentProtocol: AnyObject {
  /// Returns the content itself.
  func getInstance() -> GridContentBase
}

/// A grid content whose cell is as long as the item's fit and margins, within the cell's least and greatest length.
public protocol GridAutoCellProtocol: GridContentProtocol {}

/// A grid content whose cell is a share of the free space.
public protocol GridExpandedCellProtocol: GridContentProtocol {}
