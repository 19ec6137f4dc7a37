/// A point in the plane; the y axis points down.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The distance to the right of the origin.
  public var x: Double

  /// The distance below the origin.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin: 0 on both axes.
  public static let zero = Point(x: 0, y: 0)
}
