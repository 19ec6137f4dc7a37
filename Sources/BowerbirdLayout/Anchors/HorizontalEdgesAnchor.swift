/// The leading and the trailing edge of an item, related and inset together.
///
/// ```swift
/// title.horizontalEdgesAnchor == page.horizontalEdgesAnchor -- 16      // 16 inside on both sides
/// title.horizontalEdgesAnchor <= page.horizontalEdgesAnchor            // nowhere outside
/// ```
public struct HorizontalEdgesAnchor {
  /// The edge where text begins.
  public var leading: HorizontalAnchor

  /// The edge where text ends.
  public var trailing: HorizontalAnchor

  /// Creates a pair of edges.
  public init(leading: HorizontalAnchor, trailing: HorizontalAnchor) {
    self.leading = leading
    self.trailing = trailing
  }
}

extension LayoutItem {
  /// The leading and the trailing edge.
  public var horizontalEdgesAnchor: HorizontalEdgesAnchor {
    HorizontalEdgesAnchor(leading: leadingAnchor, trailing: trailingAnchor)
  }
}
