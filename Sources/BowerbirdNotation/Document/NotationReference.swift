/// The name of an item that is declared elsewhere, in the grid of an alternative.
///
/// ```
/// alternative column { vertical { save.auto } }
/// ```
public struct NotationReference: Hashable, Sendable {
  /// The name of the item.
  public let name: String

  /// The traits of the item's cell.
  public let traits: [NotationTrait]

  /// The place in the text.
  public let place: NotationPlace
}
