import BowerbirdLayout

/// The settings of a box as an item of a grid, which modifiers such as `gridSpan(column:)` and `grow(_:)` set.
struct GridItemSettings: Hashable {
  var span = GridSpan.single
  var start: GridStart = nil
  var area: String?
  var alignment: GridAlignment?
  var wrapping = WrappingTraits()

  /// The start and the span of the item.
  var request: PlacementRequest { PlacementRequest(start: start, span: span) }
}

extension LayoutItem {
  /// Gives the item the settings of an item without modifiers, for the grid that is declared next.
  package func resetGridItemSettings() { layoutNode.knownTraits?.item = GridItemSettings() }
}
