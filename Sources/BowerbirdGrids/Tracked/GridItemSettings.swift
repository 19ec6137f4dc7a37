import BowerbirdLayout

/// The settings that modifiers such as `gridSpan(column:row:)` and `grow(_:)` give a box as an item of a grid.
struct GridItemSettings: Hashable {
  var span = GridSpan.single
  var start: GridStart = nil
  var area: String?
  var alignment: GridAlignment?
  var wrapping = WrappingTraits()

  /// The start and the span that the item asks for.
  var request: PlacementRequest { PlacementRequest(start: start, span: span) }
}

extension LayoutItem {
  /// Resets the item's settings as an item of a grid to the defaults.
  ///
  /// The next grid that is declared with the item then gets only the settings of later modifiers.
  package func resetGridItemSettings() { layoutNode.knownTraits?.item = GridItemSettings() }
}
