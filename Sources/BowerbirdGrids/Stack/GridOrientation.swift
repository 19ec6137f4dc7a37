/// The direction in which the cells of a stack grid follow each other.
public enum GridOrientation: Hashable, Sendable {
  /// From the leading edge to the trailing edge, which is from left to right in a left-to-right layout.
  case horizontal

  /// From top to bottom.
  case vertical
}
