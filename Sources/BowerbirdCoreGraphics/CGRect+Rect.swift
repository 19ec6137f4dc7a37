import BowerbirdLayout

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension CGRect {
  /// Makes the rectangle that a layout gave.
  ///
  /// ```swift
  /// layer.frame = CGRect(box.frame)
  /// ```
  ///
  /// - Parameter rect: The rectangle.
  public init(_ rect: BowerbirdLayout.Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension BowerbirdLayout.Rect {
  /// Makes the rectangle that Core Graphics calls so; an extent that goes backwards there goes forwards here.
  ///
  /// `CGRect(x: 10, y: 0, width: -4, height: 2)` becomes `Rect(x: 6, y: 0, width: 4, height: 2)`.
  ///
  /// - Parameter rect: The rectangle.
  public init(_ rect: CGRect) {
    // The members of this name are positive, and begin where the rectangle does, whichever way it was written.
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
