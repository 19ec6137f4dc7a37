/// What an item says about its content: how large it is, and where its lines of text stand.
public struct Measurement: Hashable, Sendable, BitwiseCopyable {
  /// The size that the content takes.
  public var size: Size

  /// The distance from the top edge to the baseline of the first line; nil for the bottom edge.
  public var firstBaseline: Double?

  /// The distance from the top edge to the baseline of the last line; nil for the bottom edge.
  public var lastBaseline: Double?

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - size: The size that the content takes.
  ///   - firstBaseline: The distance from the top edge to the baseline of the first line; nil for the bottom edge.
  ///   - lastBaseline: The distance from the top edge to the baseline of the last line; nil for the bottom edge.
  public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
