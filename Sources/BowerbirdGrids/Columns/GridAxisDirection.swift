/// The axes along which a column grid places its views.
public enum GridAxisDirection: Int, Hashable, Sendable {
  /// Both axes: each view lies at its offset, and has a width in columns and a height in rows.
  case any

  /// From the leading edge on: each view has a width in columns, and is as high as the container without its insets.
  case horizontal

  /// From the top down: each view has a height in rows, and is as wide as the container without its insets.
  case vertical
}
