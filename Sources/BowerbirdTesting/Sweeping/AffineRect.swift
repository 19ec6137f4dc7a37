import BowerbirdLayout

/// An affine function of the root's extent: `constant + slope · extent`.
public struct AffineNumber: Hashable, Sendable {
  /// The value for an extent of 0, which may lie outside of the segment.
  public var constant: Double

  /// The change of the number for each unit of the extent.
  public var slope: Double

  /// The value for an extent.
  public subscript(extent: Double) -> Double { constant + slope * extent }

  /// Creates the line through two points.
  init(_ first: (extent: Double, value: Double), _ second: (extent: Double, value: Double)) {
    let distance = second.extent - first.extent
    self.init(first.value, slope: distance == 0 ? 0 : (second.value - first.value) / distance, at: first.extent)
  }

  /// Creates the line through a point with a slope.
  init(_ value: Double, slope: Double, at extent: Double) {
    self.slope = slope
    constant = value - slope * extent
  }
}

/// A frame whose numbers are affine functions of the root's extent.
public struct AffineRect: Hashable, Sendable {
  /// The left edge.
  public var x: AffineNumber

  /// The top edge.
  public var y: AffineNumber

  /// The extent from left to right.
  public var width: AffineNumber

  /// The extent from top to bottom.
  public var height: AffineNumber

  /// The frame for an extent.
  public subscript(extent: Double) -> Rect {
    Rect(x: x[extent], y: y[extent], width: width[extent], height: height[extent])
  }

  init(_ first: (extent: Double, frame: Rect), _ second: (extent: Double, frame: Rect)) {
    let number = { (path: KeyPath<Rect, Double>) in
      AffineNumber((first.extent, first.frame[keyPath: path]), (second.extent, second.frame[keyPath: path]))
    }
    x = number(\.x)
    y = number(\.y)
    width = number(\.width)
    height = number(\.height)
  }

  /// Creates a frame from its value at one extent and the slopes of its numbers.
  init(_ frame: Rect, rates: Rect, at extent: Double) {
    let number = { (path: KeyPath<Rect, Double>) in
      AffineNumber(frame[keyPath: path], slope: rates[keyPath: path], at: extent)
    }
    x = number(\.x)
    y = number(\.y)
    width = number(\.width)
    height = number(\.height)
  }
}
