/// The alignment of lines that are narrower than their box.
public enum TextAlignment: Hashable, Sendable {
  /// Lines are at the leading edge: left in left-to-right text, right in right-to-left text.
  case leading
  /// Lines are in the middle.
  case center
  /// Lines are at the trailing edge: right in left-to-right text, left in right-to-left text.
  case trailing
  /// Lines are spread to both edges, except that the last line of each paragraph is at the leading edge.
  case justified
}
