/// How an item lies in its cell along one axis.
///
/// ```swift
/// CellAlignment.fill                              // from edge to edge
/// CellAlignment(.center, length: .content)        // as long as it wants to be, in the middle
/// CellAlignment(.start, length: .fixed(40))
/// ```
public struct CellAlignment: Hashable, Sendable {
  /// Where the item lies if it is not as long as its cell.
  public enum Position: Hashable, Sendable {
    /// At the leading edge or the top.
    case start

    /// Midway between the margins.
    case center

    /// At the trailing edge or the bottom.
    case end
  }

  /// How long the item is.
  public enum Length: Hashable, Sendable {
    /// As long as the cell without the margins.
    case cell

    /// As long as its content wants it, and no longer than the cell if it can be helped.
    case content

    /// A number of points.
    case fixed(Double)
  }

  /// Where the item lies.
  public var position: Position

  /// How long it is.
  public var length: Length

  /// Makes an alignment.
  public init(_ position: Position, length: Length) {
    self.position = position
    self.length = length
  }

  /// From edge to edge.
  public static let fill = CellAlignment(.start, length: .cell)
}
