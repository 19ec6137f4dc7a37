/// The columns and rows that a container offers its views.
public struct GridAxis: Hashable, Sendable {
  /// The axes along which the grid places its views.
  public var direction = GridAxisDirection.horizontal

  /// The number of rows.
  public var rows = 12

  /// The number of columns.
  public var columns = 12

  /// Creates an axis of twelve columns and twelve rows, whose views follow each other from the leading edge.
  public init() {}
}
