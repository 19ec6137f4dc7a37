/// A statement that puts an item into the grid of an alternative, although the item is declared elsewhere.
///
/// In this alternative, the stack contains the item `save`:
///
/// ```
/// alternative column { vertical { save.auto } }
/// ```
public struct NotationReference: Hashable, Sendable {
  /// The name of the item.
  public let name: String

  /// The traits of the item in the grid of this alternative.
  public let traits: [NotationTrait]

  /// The place at which the statement begins.
  public let place: NotationPlace
}
