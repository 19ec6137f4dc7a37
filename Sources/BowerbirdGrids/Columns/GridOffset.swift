/// The distance by which a view is shifted, in columns and rows of its container.
///
/// In a horizontal or vertical grid an offset pushes the view and all later ones. With `.any` it is the view's place
/// itself.
public struct GridOffset: Hashable, Sendable {
  /// The number of rows.
  public var rows = 0

  /// The number of columns.
  public var columns = 0

  /// Creates an offset of zero.
  public init() {}
}
