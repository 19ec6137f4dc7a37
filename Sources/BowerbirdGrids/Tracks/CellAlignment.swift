/// The position and the length of an item in its cell along one axis.
///
/// ```swift
/// CellAlignment.fill                              // from edge to edge
/// CellAlignment(.center, length: .content)        // as long as its content, in the middle
/// CellAlignment(.start, length: .fixed(40))
/// ```
public struct CellAlignment: Hashable, Sendable {
  /// The position of an item that is not as long as its cell.
  public enum Position: Hashable, Sendable {
    /// At the leading edge or the top.
    case start

    /// Midway between the margins.
    case center

    /// At the trailing edge or the bottom.
    case end
  }

  /// The length of an item.
  public enum Length: Hashable, Sendable {
    /// As long as the cell without the margins.
    case cell

    /// As long as the content, and if possible no longer than the cell.
    case content

    /// A number of points.
    case fixed(Double)
  }

  /// The position of the item.
  public var position: Position

  /// The length of the item.
  public var length: Length

  /// Creates an alignment.
  public init(_ position: Position, length: Length) {
    self.position = position
    self.length = length
  }

  /// The alignment of an item that is as long as its cell without the margins.
  public static let fill = CellAlignment(.start, length: .cell)
}
