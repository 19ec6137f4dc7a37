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
  /// Resets the span, the start, the area, the alignment and the wrapping settings of the item to the defaults.
  ///
  /// For these settings, the next grid that is declared with the item gets only what later modifiers set. The item
  /// keeps its background, its overlay and its mark as an overflow item.
  package func resetGridItemSettings() { layoutNode.knownTraits?.item = GridItemSettings() }
}
