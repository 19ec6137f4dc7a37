/// An item in the grid of an alternative that is declared elsewhere.
///
/// ```
/// alternative column { vertical { save.auto } }
/// ```
public struct NotationReference: Hashable, Sendable {
  /// The name of the item.
  public let name: String

  /// What is said about its cell.
  public let traits: [NotationTrait]

  /// Where it stands.
  public let place: NotationPlace
}
