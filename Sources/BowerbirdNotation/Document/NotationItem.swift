/// The declaration of an item.
///
/// ```
/// label title "A bower of blue" .font(16) .maximumLines(2) { top == parent.top + 8 }
/// ```
public struct NotationItem: Hashable, Sendable {
  /// The kind.
  public let kind: NotationItemKind

  /// The name; nil if the item has no name.
  public let name: String?

  /// The text of a label; nil for items of other kinds.
  public let text: String?

  /// The traits, such as `.font(16)`, in the order of the text.
  public let traits: [NotationTrait]

  /// The statements between the braces of the declaration.
  public let content: [NotationStatement]

  /// The place at which the declaration begins.
  public let place: NotationPlace
}

extension NotationItem {
  /// The items that this item declares outside of its alternatives, in the order of the text.
  public var children: [NotationItem] {
    var children: [NotationItem] = []
    for case .item(let child) in content { children.append(child) }
    return children
  }

  /// The alternatives, in the order of the text.
  public var alternatives: [NotationAlternative] {
    var alternatives: [NotationAlternative] = []
    for case .alternative(let alternative) in content { alternatives.append(alternative) }
    return alternatives
  }
}
