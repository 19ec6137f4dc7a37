/// The size of an item's content, and the baselines of its text.
public struct Measurement: Hashable, Sendable, BitwiseCopyable {
  /// The size of the content.
  public var size: Size

  /// The distance from the top edge to the baseline of the first line; nil if the bottom edge is the baseline.
  public var firstBaseline: Double?

  /// The distance from the top edge to the baseline of the last line; nil if the bottom edge is the baseline.
  public var lastBaseline: Double?

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - firstBaseline: The distance from the top edge to the baseline of the first line; nil if the bottom edge is
  ///     the baseline.
  ///   - lastBaseline: The distance from the top edge to the baseline of the last line; nil if the bottom edge is the
  ///     baseline.
  public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
