/// The four edges of an item, related and inset together.
///
/// ```swift
/// card.edgesAnchor == page.edgesAnchor -- 10                                // 10 inside on every side
/// card.edgesAnchor == page.edgesAnchor -- (horizontally: 20, vertically: 10)
/// card.edgesAnchor <= page.edgesAnchor                                      // nowhere outside
/// ```
public struct EdgesAnchor {
  /// The leading and the trailing edge.
  public var horizontal: HorizontalEdgesAnchor

  /// The upper and the lower edge.
  public var vertical: VerticalEdgesAnchor

  /// Creates the four edges from two pairs.
  public init(horizontal: HorizontalEdgesAnchor, vertical: VerticalEdgesAnchor) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension LayoutItem {
  /// The leading, trailing, upper and lower edge.
  public var edgesAnchor: EdgesAnchor {
    EdgesAnchor(horizontal: horizontalEdgesAnchor, vertical: verticalEdgesAnchor)
  }
}
