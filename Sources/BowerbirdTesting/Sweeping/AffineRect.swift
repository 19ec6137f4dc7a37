import BowerbirdLayout

/// An affine function of an extent, the root's width or height: `constant + slope · extent`.
public struct AffineNumber: Hashable, Sendable {
  /// The value for a width or height of 0, which may lie outside of the segment.
  public var constant: Double

  /// The change of the number for each unit of the root's width or height.
  public var slope: Double

  /// The value for a width or height of the root.
  public subscript(extent: Double) -> Double { constant + slope * extent }

  /// Creates the function with a slope, and with a value at a width or height.
  init(_ value: Double, slope: Double, at extent: Double) {
    self.slope = slope
    constant = value - slope * extent
  }
}

/// A frame whose numbers are affine functions of the root's width, or of its height.
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

  /// The frame for a width or height of the root.
  public subscript(extent: Double) -> Rect {
    Rect(x: x[extent], y: y[extent], width: width[extent], height: height[extent])
  }

  /// Creates a frame from its values at two widths, or at two heights, of the root.
  init(_ first: (extent: Double, frame: Rect), _ second: (extent: Double, frame: Rect)) {
    let distance = second.extent - first.extent, (one, other) = (first.frame, second.frame)
    let slope = { (difference: Double) in distance == 0 ? 0 : difference / distance }
    let rates = Rect(
      x: slope(other.x - one.x), y: slope(other.y - one.y), width: slope(other.width - one.width),
      height: slope(other.height - one.height))
    self.init(one, rates: rates, at: first.extent)
  }

  /// Creates a frame from its value at one width or height of the root, and the slopes of its numbers.
  init(_ frame: Rect, rates: Rect, at extent: Double) {
    x = AffineNumber(frame.x, slope: rates.x, at: extent)
    y = AffineNumber(frame.y, slope: rates.y, at: extent)
    width = AffineNumber(frame.width, slope: rates.width, at: extent)
    height = AffineNumber(frame.height, slope: rates.height, at: extent)
  }
}

extension AffineNumber: CustomStringConvertible {
  /// The function as a sum, such as `20 + 0.25 · extent`.
  public var description: String { affineSum(constant, [(slope, "extent")]) }
}

extension AffineRect: CustomStringConvertible {
  /// The four functions, such as `(x 20, y 0, width -40 + extent, height 0.5 · extent)`.
  public var description: String { "(x \(x), y \(y), width \(width), height \(height))" }
}

/// Returns the text of an affine function: its constant, and each slope with the name of its number.
///
/// Summands that are 0 except for rounding are left out, as is a slope of 1.
func affineSum(_ constant: Double, _ slopes: [(slope: Double, name: String)]) -> String {
  var text = decimal(constant) == "0" ? "" : decimal(constant)
  for (slope, name) in slopes {
    let size = decimal(slope.magnitude)
    if size == "0" { continue }
    let sign = text.isEmpty ? (slope < 0 ? "-" : "") : slope < 0 ? " - " : " + "
    text += sign + (size == "1" ? name : "\(size) · \(name)")
  }
  return text.isEmpty ? "0" : text
}
