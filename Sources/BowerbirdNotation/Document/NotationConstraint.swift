import Bowerbird

/// A constraint as it was written, or a comparison of a condition.
///
/// ```swift
/// // card.trailing == screen.trailing - 20 @ high "margin"
/// ```
public struct NotationConstraint: Hashable, Sendable {
  /// The left side.
  public let left: NotationExpression

  /// The relation.
  public let relation: Relation

  /// The right side.
  public let right: NotationExpression

  /// The priority; required where none is written.
  public let priority: Priority

  /// The name of the constraint in reports; nil if it has none.
  public let identifier: String?

  /// The place at which the constraint begins.
  public let place: NotationPlace
}
