/// One of several numbers in parentheses, such as `width: 20` in `(width: 20, height: 40)`.
public struct NotationAmount: Hashable, Sendable {
  /// The label of the number, such as `width`; nil if the numbers have no labels and follow the order of the anchor's
  /// parts.
  public let label: String?

  /// The number.
  public let value: Double
}
