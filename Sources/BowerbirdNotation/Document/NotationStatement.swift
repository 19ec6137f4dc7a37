/// A statement between the braces of an item or of an alternative.
public enum NotationStatement: Hashable, Sendable {
  /// The declaration of an item.
  case item(NotationItem)

  /// The name of an item that is declared elsewhere.
  case reference(NotationReference)

  /// A constraint.
  case constraint(NotationConstraint)

  /// An alternative of the item.
  case alternative(NotationAlternative)
}
