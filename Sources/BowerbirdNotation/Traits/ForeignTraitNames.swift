/// The words that other systems use for traits and items, for "did you mean" in diagnostics.
enum ForeignTraitNames {
  /// For each word, the traits with its meaning; the kind of the item decides between them.
  private static let traits: [String: [TraitName]] = [
    "columnSpan": [.gridSpan], "colSpan": [.gridSpan], "colspan": [.gridSpan], "rowSpan": [.gridSpan],
    "rowspan": [.gridSpan], "gap": [.spacing], "padding": [.margin, .insets], "frame": [.size], "flexGrow": [.grow],
    "flexShrink": [.shrink], "alignSelf": [.gridItemAlignment, .lineAlignment],
    "alignItems": [.itemsAlignment, .alignment], "columns": [.tracks], "rows": [.crossTracks],
  ]

  /// For each word that other systems use for an item, the kind that is meant.
  private static let kinds: [String: NotationItemKind] = [
    "grid": .tracks, "stack": .vertical, "vstack": .vertical, "hstack": .horizontal, "column": .vertical,
    "row": .horizontal, "text": .label, "flow": .wrapping, "flex": .wrapping, "view": .box, "container": .box,
  ]

  /// Returns the kind of item that a word of another system probably means; nil if the word is not known.
  static func kind(for word: String) -> String? {
    let folded = word.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return kinds[String(decoding: folded, as: UTF8.self)]?.rawValue
  }

  /// Returns the trait that a word of another system probably means, such as `gridSpan(column: 2)` for `columnSpan(2)`.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - count: The number in parentheses behind the word; nil if there is none.
  ///   - scope: The kinds of the item and of the item around it.
  /// - Returns: The trait; nil if the word is not known, or if the item takes no such trait.
  static func suggestion(for word: String, count: Double?, in scope: TraitScope) -> String? {
    guard let name = traits[word]?.first(where: { $0.meaning(in: scope) != nil }) else { return nil }
    if name != .gridSpan { return name.rawValue }
    let label = word.hasPrefix("row") ? "row" : "column"
    return "\(name.rawValue)(\(label): \(NumberText.text(of: count ?? 2)))"
  }
}
