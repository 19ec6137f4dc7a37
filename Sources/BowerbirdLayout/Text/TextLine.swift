/// A line of a label as it is drawn.
public struct TextLine: Hashable, Sendable {
  /// The text of the line, with an ellipsis if the text was cut.
  public let text: String

  /// The frame of the line in the label's coordinates.
  public let frame: Rect

  /// The distance from the label's top edge to the baseline.
  public let baseline: Double

  /// A Boolean value that indicates whether more text follows that is not shown.
  public let isTruncated: Bool
}
