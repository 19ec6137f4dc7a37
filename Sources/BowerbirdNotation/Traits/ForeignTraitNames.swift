/// The words that other systems use for traits, for "did you mean" in diagnostics.
enum ForeignTraitNames {
  /// For each word, the traits with its meaning; the kind of the item decides between them.
  private static let traits: [String: [TraitName]] = [
    "columnSpan": [.gridSpan], "colSpan": [.gridSpan], "colspan": [.gridSpan], "rowSpan": [.gridSpan],
    "rowspan": [.gridSpan], "gap": [.spacing], "padding": [.margin, .insets], "frame": [.size], "flexGrow": [.grow],
    "flexShrink": [.shrink], "alignSelf": [.gridItemAlignment, .lineAlignment],
    "alignItems": [.itemsAlignment, .alignment],
  ]

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
