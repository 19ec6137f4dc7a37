/// The distance by which a view is shifted, in columns and rows of its container.
///
/// In a horizontal or vertical grid, an offset shifts the view and all later views. In a grid of direction `.any`, the
/// offset is the number of columns and rows before the view.
public struct GridOffset: Hashable, Sendable {
  /// The number of rows.
  public var rows = 0

  /// The number of columns.
  public var columns = 0

  /// Creates an offset of zero.
  public init() {}
}
