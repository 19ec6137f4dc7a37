/// The horizontal position of an item in its cell, and its width.
///
/// Left and right are sides of the screen: they do not mirror with the layout direction.
public enum GridHorizontalAlignment: Hashable, Sendable {
  /// From margin to margin.
  case fill

  /// Midway between the margins, with a width in points.
  case constantCenter(width: Double)

  /// Midway between the margins, as wide as the item's content needs.
  case autoCenter

  /// At the left margin, with a width in points.
  case constantLeft(width: Double)

  /// At the left margin, as wide as the item's content needs.
  case autoLeft

  /// At the right margin, with a width in points.
  case constantRight(width: Double)

  /// At the right margin, as wide as the item's content needs.
  case autoRight
}
