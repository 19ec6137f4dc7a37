import BowerbirdLayout

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension CGPoint {
  /// Creates a Core Graphics point from a point of a layout.
  ///
  /// ```swift
  /// view.center = CGPoint(Point(x: box.frame.midX, y: box.frame.midY))
  /// ```
  ///
  /// - Parameter point: The point.
  public init(_ point: BowerbirdLayout.Point) { self.init(x: point.x, y: point.y) }
}

extension BowerbirdLayout.Point {
  /// Creates a point of a layout from a Core Graphics point.
  ///
  /// - Parameter point: The point.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
