import BowerbirdLayout

/// An affine function of an extent, which is the root's width or height: `constant + slope · extent`.
public struct AffineNumber: Hashable, Sendable {
  /// The value for an extent of 0, which may lie outside of the segment.
  public var constant: Double

  /// The change of the number for each unit of the extent.
  public var slope: Double

  /// The value for an extent.
  public subscript(extent: Double) -> Double { constant + slope * extent }

  /// Creates the function with a slope and with a value at an extent.
  init(_ value: Double, slope: Double, at extent: Double) {
    self.slope = slope
    constant = value - slope * extent
  }
}

/// A frame whose numbers are affine functions of an extent, which is the root's width or height.
public struct AffineRect: Hashable, Sendable {
  /// The left edge.
  public var x: AffineNumber

  /// The top edge.
  public var y: AffineNumber

  /// The width.
  public var width: AffineNumber

  /// The height.
  public var height: AffineNumber

  /// The frame of an item that is left out.
  static let zero = AffineRect(.zero, rates: .zero, at: 0)

  /// The frame for an extent.
  public subscript(extent: Double) -> Rect {
    Rect(x: x[extent], y: y[extent], width: width[extent], height: height[extent])
  }

  /// Creates a frame from its values at two extents.
  init(_ first: (extent: Double, frame: Rect), _ second: (extent: Double, frame: Rect)) {
    let distance = second.extent - first.extent, (one, other) = (first.frame, second.frame)
    let slope = { (difference: Double) in distance == 0 ? 0 : difference / distance }
    let rates = Rect(
      x: slope(other.x - one.x), y: slope(other.y - one.y), width: slope(other.width - one.width),
      height: slope(other.height - one.height))
    self.init(one, rates: rates, at: first.extent)
  }

  /// Creates a frame from its value at one extent and the slopes of its numbers.
  init(_ frame: Rect, rates: Rect, at extent: Double) {
    x = AffineNumber(frame.x, slope: rates.x, at: extent)
    y = AffineNumber(frame.y, slope: rates.y, at: extent)
    width = AffineNumber(frame.width, slope: rates.width, at: extent)
    height = AffineNumber(frame.height, slope: rates.height, at: extent)
  }
}
