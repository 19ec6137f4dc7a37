/// Distances inwards from the four edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the left edge.
  public var left: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the right edge.
  public var right: Double

  /// Creates insets from four distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of the same distance from every edge.
  public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Creates insets of one distance from the left and right edges, and another one from the top and bottom edges.
  ///
  /// ```swift
  /// EdgeInsets(horizontally: 12, vertically: 4)    // EdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
  /// ```
  public init(horizontally: Double, vertically: Double) {
    self.init(top: vertically, left: horizontally, bottom: vertically, right: horizontally)
  }

  /// Insets of 0 from every edge.
  public static let zero = EdgeInsets(0)
}
