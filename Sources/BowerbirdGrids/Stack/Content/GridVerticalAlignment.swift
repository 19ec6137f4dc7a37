/// The vertical position of an item in its cell, and its height.
public enum GridVerticalAlignment: Hashable, Sendable {
  /// From margin to margin.
  case fill

  /// Midway between the margins, with a height in points.
  case constantCenter(height: Double)

  /// Midway between the margins, as high as the item's content needs.
  case autoCenter

  /// At the top margin, with a height in points.
  case constantTop(height: Double)

  /// At the top margin, as high as the item's content needs.
  case autoTop

  /// At the bottom margin, with a height in points.
  case constantBottom(height: Double)

  /// At the bottom margin, as high as the item's content needs.
  case autoBottom
}
