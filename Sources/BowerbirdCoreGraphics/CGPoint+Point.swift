import BowerbirdLayout

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension CGPoint {
  /// Makes the point that a layout gave.
  ///
  /// ```swift
  /// view.center = CGPoint(Point(x: box.frame.midX, y: box.frame.midY))
  /// ```
  ///
  /// - Parameter point: The point.
  public init(_ point: BowerbirdLayout.Point) { self.init(x: point.x, y: point.y) }
}

extension BowerbirdLayout.Point {
  /// Makes the point that Core Graphics calls so.
  ///
  /// - Parameter point: The point.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
