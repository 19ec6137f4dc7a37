/// A point in the plane; the y axis points down.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the left edge.
  public var x: Double

  /// The distance from the top.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}
