/// How far a view is shifted from where it would lie, in columns and rows of its container.
///
/// Along a horizontal or vertical axis an offset pushes the view and all later ones; along any axis it is the view's place.
public struct GridOffset: Hashable, Sendable {
  /// The number of rows.
  public var rows = 0

  /// The number of columns.
  public var columns = 0

  /// Makes no offset.
  public init() {}
}
