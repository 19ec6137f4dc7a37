/// The width and the height of an item, related and changed together.
///
/// ```swift
/// image.sizeAnchor == container.sizeAnchor -- 20          // 40 less in width and in height
/// image.sizeAnchor == Size(width: 30, height: 30)
/// image.sizeAnchor * (width: 0.5, height: 0.4)
/// ```
public struct SizeAnchor {
  /// The width.
  public var width: LengthAnchor

  /// The height.
  public var height: LengthAnchor

  /// Creates a size from two lengths.
  public init(width: LengthAnchor, height: LengthAnchor) {
    self.width = width
    self.height = height
  }
}

extension LayoutItem {
  /// The width and the height.
  public var sizeAnchor: SizeAnchor { SizeAnchor(width: widthAnchor, height: heightAnchor) }
}
