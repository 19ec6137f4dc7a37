/// An anchor as the text form spells it: the name of the Swift property without `Anchor`.
///
/// ```swift
/// NotationAnchor(rawValue: "leadingTop")                 // NotationAnchor.leadingTop
/// ```
public enum NotationAnchor: String, Hashable, Sendable, CaseIterable {
  /// The edge where text begins.
  case leading

  /// The edge where text ends.
  case trailing

  /// The left edge.
  case left

  /// The right edge.
  case right

  /// The horizontal center.
  case centerX

  /// The upper edge.
  case top

  /// The lower edge.
  case bottom

  /// The vertical center.
  case centerY

  /// The baseline of the first line of text.
  case firstBaseline

  /// The baseline of the last line of text.
  case lastBaseline

  /// The width.
  case width

  /// The height.
  case height

  /// The width and the height.
  case size

  /// All four edges.
  case edges

  /// The leading and the trailing edge.
  case horizontalEdges

  /// The upper and the lower edge.
  case verticalEdges

  /// The corner of the leading and the upper edge.
  case leadingTop

  /// The middle of the leading edge.
  case leadingCenter

  /// The corner of the leading and the lower edge.
  case leadingBottom

  /// The middle of the upper edge.
  case centerTop

  /// The center.
  case center

  /// The middle of the lower edge.
  case centerBottom

  /// The corner of the trailing and the upper edge.
  case trailingTop

  /// The middle of the trailing edge.
  case trailingCenter

  /// The corner of the trailing and the lower edge.
  case trailingBottom

  /// The upper left corner.
  case leftTop

  /// The middle of the left edge.
  case leftCenter

  /// The lower left corner.
  case leftBottom

  /// The upper right corner.
  case rightTop

  /// The middle of the right edge.
  case rightCenter

  /// The lower right corner.
  case rightBottom
}
