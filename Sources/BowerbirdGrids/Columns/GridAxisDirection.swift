/// Along which axes a column grid decides where its views lie.
public enum GridAxisDirection: Int, Hashable, Sendable {
  /// Both: each view says its column and row, its width and height.
  case any

  /// From the leading edge on: each view says its width in columns, and is as high as the container.
  case horizontal

  /// From the top down: each view says its height in rows, and is as wide as the container.
  case vertical
}
