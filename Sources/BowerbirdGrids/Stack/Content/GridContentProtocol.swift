import BowerbirdLayout

/// An item together with the declaration of its cell in a stack grid.
///
/// ``BowerbirdLayout/LayoutItem/constant(_:)``, `auto()` and `expanded(_:)` make contents. The functions below return a
/// content with one property changed. They can be called in any order, and do not change the content they are called on.
public protocol GridContentProtocol: AnyObject {
  /// The content itself.
  func getInstance() -> GridContentBase
}

/// A content whose cell is as long as the item's fit.
public protocol GridAutoCellProtocol: GridContentProtocol {}

/// A content whose cell is a share of the length that the other cells leave.
public protocol GridExpandedCellProtocol: GridContentProtocol {}
