/// One of several numbers in parentheses, such as the first one of `(width: 20, height: 40)`.
public struct NotationAmount: Hashable, Sendable {
  /// The label; nil for numbers in the order of the anchor's parts.
  public let label: String?

  /// The number.
  public let value: Double
}
