import Bowerbird

/// A constraint as a text declares it, or one comparison in the condition of an alternative.
///
/// ```
/// card.trailing == screen.trailing - 20 @ high "margin"
/// ```
public struct NotationConstraint: Hashable, Sendable {
  /// The left side.
  public let left: NotationExpression

  /// The relation.
  public let relation: Relation

  /// The right side.
  public let right: NotationExpression

  /// The priority; required if the text states no priority.
  public let priority: Priority

  /// The name of the constraint in reports; nil if the constraint has no name.
  public let identifier: String?

  /// The place at which the constraint begins.
  public let place: NotationPlace
}
