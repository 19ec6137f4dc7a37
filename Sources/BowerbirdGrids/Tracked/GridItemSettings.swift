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

/// The settings that an item had when a grid was declared with the item.
///
/// Grids in several alternatives may share an item. Each of these grids has settings of its own for the item.
final class DeclaredSettings {
  let settings: GridItemSettings

  /// The number of this declaration among all declarations of grids with the item, counted from 1.
  let number: Int

  init(_ settings: GridItemSettings, number: Int) {
    self.settings = settings
    self.number = number
  }
}

extension GridTraits {
  /// Stores that a grid is declared with the item, and returns the present settings for that grid.
  func declare() -> DeclaredSettings {
    declarationCount += 1
    return DeclaredSettings(item, number: declarationCount)
  }
}

extension GridElement {
  /// The settings of the item in the grid that lists this element.
  ///
  /// These are the present settings of the item, which modifiers may have changed since the declaration of the grid.
  /// There is one exception: if several grids share the item, only the grid that was declared last gets such changes.
  var settings: GridItemSettings {
    guard let traits = item.layoutNode.knownTraits else { return GridItemSettings() }
    let isDeclaredLast = (declared?.number ?? 0) == traits.declarationCount
    if isDeclaredLast || item.layoutNode.containers.count < 2 { return traits.item }
    return declared?.settings ?? GridItemSettings()
  }
}

extension LayoutItem {
  /// Gives the item the settings of an item without modifiers, for the grid that is declared next.
  package func resetGridItemSettings() { layoutNode.knownTraits?.item = GridItemSettings() }
}
