import BowerbirdLayout

/// An item together with the cell that a stack grid shall give it.
///
/// ``BowerbirdLayout/LayoutItem/constant(_:)``, `auto()` and `expanded(_:)` make contents. The functions below give
/// contents with one property changed; they can be called in any order and leave the content that they are called on as it
/// was.
public protocol GridContentProtocol: AnyObject {
  /// The content itself.
  func getInstance() -> GridContentBase
}

/// A content whose cell is as long as its item fits.
public protocol GridAutoCellProtocol: GridContentProtocol {}

/// A content whose cell is a share of what the other cells leave.
public protocol GridExpandedCellProtocol: GridContentProtocol {}
