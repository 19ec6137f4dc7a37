import BowerbirdLayout

/// The settings that an item had when a grid was declared with the item.
///
/// Grids in several alternatives may share an item. Each of these grids has settings of its own for the item.
final class DeclaredSettings {
  let settings: GridItemSettings

  /// The value of ``GridTraits/declarationCount`` with this declaration: 1 for the first declaration that is counted.
  let number: Int

  init(_ settings: GridItemSettings, number: Int) {
    self.settings = settings
    self.number = number
  }
}

extension GridElement {
  /// The settings of the item in the grid that lists this element.
  ///
  /// These are the present settings of the item, which modifiers may have changed since the declaration of the grid.
  ///
  /// There is one exception. If several grids share the item, only the grid that was declared last gets such changes.
  /// The settings for any other grid are those that the item had when this grid was declared.
  var settings: GridItemSettings {
    guard let traits = item.layoutNode.knownTraits else { return GridItemSettings() }
    let isDeclaredLast = (declared?.number ?? 0) == traits.declarationCount
    if isDeclaredLast || item.layoutNode.containers.count < 2 { return traits.item }
    return declared?.settings ?? GridItemSettings()
  }
}
