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
  /// Creates a rectangle of a layout from a Core Graphics rectangle; a negative extent becomes a positive one.
  ///
  /// `CGRect(x: 10, y: 0, width: -4, height: 2)` becomes `Rect(x: 6, y: 0, width: 4, height: 2)`.
  ///
  /// - Parameter rect: The rectangle.
  public init(_ rect: CGRect) {
    // These properties are standardized: extents are positive, also for a rectangle that was created with negative
    // ones.
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
