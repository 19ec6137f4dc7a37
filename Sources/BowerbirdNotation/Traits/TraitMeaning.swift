/// The meaning of a trait.
///
/// A trait is a property of any item, of items of one kind, or of items in a container of one kind.
///
/// For example, `.spacing` of a grid of tracks has the meaning `tracks`. `.gridSpan` of an item in such a grid has the
/// meaning `trackItem`.
enum TraitMeaning: Equatable {
  case any
  case label
  case tracks
  case lines
  case columns
  case cell
  case trackItem
  case lineItem
  case columnItem

  /// The phrase in diagnostics for the items that can have a trait of this meaning, such as `items in 'tracks'`.
  var audience: String {
    switch self {
    case .any: "any item"
    case .label: "labels"
    case .tracks: "'tracks'"
    case .lines: "'wrapping'"
    case .columns: "'columns'"
    case .cell: "items in 'vertical' and 'horizontal'"
    case .trackItem: "items in 'tracks'"
    case .lineItem: "items in 'wrapping'"
    case .columnItem: "items in 'columns'"
    }
  }
}

/// The kinds of an item and of the item around it, which decide the possible traits.
struct TraitScope {
  /// The kind of the item; nil if the statement only names an item that is declared elsewhere in the text.
  let kind: NotationItemKind?
  let context: StatementContext

  /// Returns whether the item can have a trait of the given meaning.
  func takes(_ meaning: TraitMeaning) -> Bool {
    if context.isUnknown { return true }
    let container = context.isAlternative || context.isOutermost ? nil : context.container
    switch meaning {
    case .any: return kind != nil
    case .label: return kind == .label
    case .tracks: return kind == .tracks
    case .lines: return kind == .wrapping
    case .columns: return kind == .columns
    case .cell: return container?.isStack == true
    case .trackItem: return container == .tracks
    case .lineItem: return container == .wrapping
    case .columnItem: return kind != nil && container == .columns
    }
  }

  /// The phrase for the item in diagnostics, such as `a 'label' in 'tracks'`.
  var subject: String {
    let item = kind.map { "a '\($0.rawValue)'" } ?? "an item that is declared elsewhere"
    if context.isAlternative || context.isOutermost { return item }
    return context.container.map { "\(item) in '\($0.rawValue)'" } ?? item
  }
}
