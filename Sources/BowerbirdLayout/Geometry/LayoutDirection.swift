/// Where lines of text begin, and with them everything that is called leading.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}
