/// A width and a height.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// The length from left to right.
  public var width: Double

  /// The length from top to bottom.
  public var height: Double

  /// Creates a size from a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A width and a height of 0.
  public static let zero = Size(width: 0, height: 0)

  /// The length along an axis: the width or the height.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
