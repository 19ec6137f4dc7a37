/// What decides how wide a column is, or how high a row.
public enum TrackSize: Hashable, Sendable {
  /// A number of points.
  case fixed(Double)

  /// A share of what the other tracks leave, in proportion to the other fractions.
  case fraction(Double)

  /// What its items need.
  case content
}
