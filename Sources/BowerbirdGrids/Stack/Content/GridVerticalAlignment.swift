/// Where an item lies in its cell from top to bottom, and how high it is.
public enum GridVerticalAlignment: Hashable, Sendable {
  /// From margin to margin.
  case fill

  /// Midway between the margins, of the given height.
  case constantCenter(height: Double)

  /// Midway between the margins, as high as the item fits.
  case autoCenter

  /// At the top margin, of the given height.
  case constantTop(height: Double)

  /// At the top margin, as high as the item fits.
  case autoTop

  /// At the bottom margin, of the given height.
  case constantBottom(height: Double)

  /// At the bottom margin, as high as the item fits.
  case autoBottom
}
