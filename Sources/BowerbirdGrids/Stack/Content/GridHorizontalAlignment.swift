/// Where an item lies in its cell from left to right, and how wide it is.
///
/// Left and right are sides of the screen: they stay where they are when the layout direction turns round.
public enum GridHorizontalAlignment: Hashable, Sendable {
  /// From margin to margin.
  case fill

  /// Midway between the margins, of the given width.
  case constantCenter(width: Double)

  /// Midway between the margins, as wide as the item fits.
  case autoCenter

  /// At the left margin, of the given width.
  case constantLeft(width: Double)

  /// At the left margin, as wide as the item fits.
  case autoLeft

  /// At the right margin, of the given width.
  case constantRight(width: Double)

  /// At the right margin, as wide as the item fits.
  case autoRight
}
