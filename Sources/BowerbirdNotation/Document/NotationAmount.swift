/// A number in parentheses with others, such as the first one of `(width: 20, height: 40)`.
public struct NotationAmount: Hashable, Sendable {
  /// The label; nil if the numbers follow the order of the parts.
  public let label: String?

  /// The number.
  public let value: Double
}
