/// The rule for the width of a column or the height of a row.
public enum TrackSize: Hashable, Sendable {
  /// A number of points.
  case fixed(Double)

  /// A share of the free space, in proportion to the other fractions.
  case fraction(Double)

  /// The length that the track's items need.
  case content
}
