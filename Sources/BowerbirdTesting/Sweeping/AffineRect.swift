import BowerbirdLayout

/// A number that grows evenly with the extent of the root: `constant + slope · extent`.
public struct AffineNumber: Hashable, Sendable {
  /// The value for an extent of 0, where the number need not be valid.
  public var constant: Double

  /// How much the number grows for each unit of the extent.
  public var slope: Double

  /// The value for an extent.
  public subscript(extent: Double) -> Double { constant + slope * extent }

  /// The line through two points.
  init(_ first: (extent: Double, value: Double), _ second: (extent: Double, value: Double)) {
    let distance = second.extent - first.extent
    self.init(first.value, slope: distance == 0 ? 0 : (second.value - first.value) / distance, at: first.extent)
  }

  /// The line through a point with a slope.
  init(_ value: Double, slope: Double, at extent: Double) {
    self.slope = slope
    constant = value - slope * extent
  }
}

/// A frame whose numbers grow evenly with the extent of the root.
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

  /// A frame that is known at one extent, with the rates at which its numbers grow.
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
