/// The alignment of lines that are narrower than their box.
public enum TextAlignment: Hashable, Sendable {
  /// At the edge where text begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where text ends.
  case trailing
  /// At both edges. The last line of each paragraph is at the leading edge.
  case justified
}
