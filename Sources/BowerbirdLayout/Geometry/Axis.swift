/// The horizontal or the vertical axis.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// From left to right, or from right to left.
  case horizontal

  /// From top to bottom.
  case vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The word for a length along the axis: "width" or "height".
  package var extentName: String { self == .horizontal ? "width" : "height" }
}
