/// The upper and the lower edge of an item, related and inset together.
///
/// ```swift
/// bar.verticalEdgesAnchor == page.verticalEdgesAnchor -- (top: 10, bottom: 20)
/// ```
public struct VerticalEdgesAnchor {
  /// The upper edge.
  public var top: VerticalAnchor

  /// The lower edge.
  public var bottom: VerticalAnchor

  /// Creates a pair of edges.
  public init(top: VerticalAnchor, bottom: VerticalAnchor) {
    self.top = top
    self.bottom = bottom
  }
}

extension LayoutItem {
  /// The upper and the lower edge.
  public var verticalEdgesAnchor: VerticalEdgesAnchor {
    VerticalEdgesAnchor(top: topAnchor, bottom: bottomAnchor)
  }
}
