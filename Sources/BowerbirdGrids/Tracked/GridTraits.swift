import BowerbirdLayout

/// The modifiers of a box: settings for the box as an item of a grid, and settings for the grids at and inside of the
/// box.
final class GridTraits {
  // Settings for the box as an item of a grid.
  var item = GridItemSettings()
  var background: ((Size?) -> any LayoutItem)? { didSet { decorationVersion += 1 } }
  var overlay: ((Size?) -> any LayoutItem)? { didSet { decorationVersion += 1 } }
  var overflow: OverflowMark?

  /// The number of times that a background or an overlay has been declared.
  ///
  /// A box that was made for a lower number is out of date.
  private(set) var decorationVersion = 0

  /// The number of times that a grid has been declared with the item.
  private(set) var declarationCount = 0

  // Settings for the grids at and inside of the box.
  var flow: GridFlow?
  var packing: GridPacking?
  var contentMode: GridContentMode?
  var cache: GridCacheMode?
  var animation: GridAnimation?
  var itemAlignment: GridAlignment?
  var contentAlignment: GridAlignment?

  /// Stores that a grid is declared with the item, and returns the present settings for that grid.
  func declare() -> DeclaredSettings {
    declarationCount += 1
    return DeclaredSettings(item, number: declarationCount)
  }
}

extension LayoutNode {
  /// The modifiers of this node; nil if there are none.
  var knownTraits: GridTraits? { annotation as? GridTraits }

  /// Returns the modifiers of this node, and creates them if there are none.
  func traits() -> GridTraits {
    if let traits = knownTraits { return traits }
    let traits = GridTraits()
    annotation = traits
    return traits
  }

  /// Returns the value that modifiers set for this box, or for the nearest box around it; nil if no box has a value.
  func inherited<Value>(_ value: (GridTraits) -> Value?) -> Value? {
    var node: LayoutNode? = self
    while let current = node {
      if let value = current.knownTraits.flatMap(value) { return value }
      node = current.parent
    }
    return nil
  }
}
