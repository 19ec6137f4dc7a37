/// Which way the cells of a stack grid follow each other.
public enum GridOrientation: Hashable, Sendable {
  /// From the leading edge to the trailing edge: from left to right, where people read that way.
  case horizontal

  /// From top to bottom.
  case vertical
}
