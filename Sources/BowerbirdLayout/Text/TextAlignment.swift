/// The alignment of lines that are narrower than their box.
public enum TextAlignment: Hashable, Sendable {
  /// Lines are at the edge where text begins.
  case leading
  /// Lines are in the middle.
  case center
  /// Lines are at the edge where text ends.
  case trailing
  /// Lines are spread to both edges, except that the last line of each paragraph is at the leading edge.
  case justified
}
