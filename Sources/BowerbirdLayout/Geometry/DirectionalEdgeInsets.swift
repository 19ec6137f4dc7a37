/// Distances inwards from the four edges of a rectangle; leading is the edge where text begins.
public struct DirectionalEdgeInsets: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the leading edge.
  public var leading: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets from four distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of the same distance from every edge.
  public init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Insets of 0 from every edge.
  public static let zero = DirectionalEdgeInsets(0)

  /// Returns the insets with left and right in place of leading and trailing.
  ///
  /// - Parameter direction: The layout direction, which decides the leading side.
  /// - Returns: Insets with the same four distances.
  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
