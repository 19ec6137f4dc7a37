/// The direction of text, which decides whether leading is left or right.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}
