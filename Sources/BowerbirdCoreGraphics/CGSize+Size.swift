import BowerbirdLayout

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension CGSize {
  /// Creates a Core Graphics size from a size of a layout.
  ///
  /// ```swift
  /// let size = CGSize(cell.fittingSize(width: 320))
  /// ```
  ///
  /// - Parameter size: The size.
  public init(_ size: BowerbirdLayout.Size) { self.init(width: size.width, height: size.height) }
}

extension BowerbirdLayout.Size {
  /// Creates a size of a layout from a Core Graphics size.
  ///
  /// ```swift
  /// box.layout(Size(view.bounds.size))
  /// ```
  ///
  /// - Parameter size: The size.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}
