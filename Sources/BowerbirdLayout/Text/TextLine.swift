/// A line of a label, as it is drawn.
public struct TextLine: Hashable, Sendable {
  /// What stands on the line, with an ellipsis where the text was cut.
  public let text: String

  /// Where the line lies in the label's own coordinates.
  public let frame: Rect

  /// The distance from the label's top edge to the baseline.
  public let baseline: Double

  /// Whether more text follows that may not be shown.
  public let isTruncated: Bool
}
