import BowerbirdLayout

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension CGRect {
  /// Creates a Core Graphics rectangle from a rectangle of a layout.
  ///
  /// ```swift
  /// layer.frame = CGRect(box.frame)
  /// ```
  ///
  /// - Parameter rect: The rectangle.
  public init(_ rect: BowerbirdLayout.Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension BowerbirdLayout.Rect {
  /// Creates a rectangle of a layout from a Core Graphics rectangle, with a width and a height that are not negative.
  ///
  /// `CGRect(x: 10, y: 0, width: -4, height: 2)` becomes `Rect(x: 6, y: 0, width: 4, height: 2)`.
  ///
  /// - Parameter rect: The rectangle.
  public init(_ rect: CGRect) {
    // These properties are standardized: the width and the height are positive even if the rectangle was created with
    // negative values.
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
