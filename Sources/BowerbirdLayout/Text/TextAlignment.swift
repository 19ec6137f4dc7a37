/// Where the lines of a text stand that are narrower than their box.
public enum TextAlignment: Hashable, Sendable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
  /// At both edges, but for the last line of each paragraph.
  case justified
}
