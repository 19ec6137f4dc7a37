import BowerbirdLayout

/// An affine function of the root's size: `constant + width · size.width + height · size.height`.
public struct PlanarNumber: Hashable, Sendable {
  /// The value for a size of zero, which may lie outside of the polygon.
  public var constant: Double

  /// The change of the number for each unit of the root's width.
  public var width: Double

  /// The change of the number for each unit of the root's height.
  public var height: Double

  /// The value for a size.
  public subscript(size: Size) -> Double { constant + width * size.width + height * size.height }

  /// Creates the function with slopes for the width and the height, and with a value at a size.
  init(_ value: Double, width: Double, height: Double, at size: Size) {
    self.width = width
    self.height = height
    constant = value - width * size.width - height * size.height
  }
}

/// A frame whose numbers are affine functions of the root's size.
public struct PlanarRect: Hashable, Sendable {
  /// The left edge.
  public var x: PlanarNumber

  /// The top edge.
  public var y: PlanarNumber

  /// The width.
  public var width: PlanarNumber

  /// The height.
  public var height: PlanarNumber

  /// The frame of an item that is left out.
  static let zero = PlanarRect(.zero, widthRates: .zero, heightRates: .zero, at: .zero)

  /// The frame for a size.
  public subscript(size: Size) -> Rect {
    Rect(x: x[size], y: y[size], width: width[size], height: height[size])
  }

  /// Creates a frame from its value at a size and the slopes of its numbers.
  ///
  /// - Parameters:
  ///   - frame: The frame at the size.
  ///   - widthRates: The changes for each unit of the root's width.
  ///   - heightRates: The changes for each unit of the root's height.
  ///   - size: The size.
  init(_ frame: Rect, widthRates: Rect, heightRates: Rect, at size: Size) {
    x = PlanarNumber(frame.x, width: widthRates.x, height: heightRates.x, at: size)
    y = PlanarNumber(frame.y, width: widthRates.y, height: heightRates.y, at: size)
    width = PlanarNumber(frame.width, width: widthRates.width, height: heightRates.width, at: size)
    height = PlanarNumber(frame.height, width: widthRates.height, height: heightRates.height, at: size)
  }
}

extension PlanarNumber: CustomStringConvertible {
  /// The function as a sum, such as `20 + 0.25 · width - height`.
  public var description: String { affineSum(constant, [(width, "width"), (height, "height")]) }
}

extension PlanarRect: CustomStringConvertible {
  /// The four functions, such as `(x 20, y 0, width -40 + width, height 0.5 · height)`.
  public var description: String { "(x \(x), y \(y), width \(width), height \(height))" }
}
