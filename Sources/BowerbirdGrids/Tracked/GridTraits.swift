import BowerbirdLayout

/// The settings that grid modifiers give a box.
///
/// Some are for the box as an item of a grid. The others are for the box itself, if it is a grid, and for all grids
/// inside of it.
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

  /// The number of times that a grid has been declared with the box as an item, since the first grid modifier of the
  /// box.
  private(set) var declarationCount = 0

  // Settings for the box itself, if it is a grid, and for all grids inside of it.
  var flow: GridFlow?
  var packing: GridPacking?
  var contentMode: GridContentMode?
  var cache: GridCacheMode?
  var animation: GridAnimation?
  var itemAlignment: GridAlignment?
  var contentAlignment: GridAlignment?

  /// Counts a new declaration of a grid with the box as an item, and returns the box's present settings for that grid.
  func declare() -> DeclaredSettings {
    declarationCount += 1
    return DeclaredSettings(item, number: declarationCount)
  }
}

extension LayoutNode {
  /// The settings that grid modifiers gave this node's item; nil if no grid modifier was called.
  var knownTraits: GridTraits? { annotation as? GridTraits }

  /// Returns the settings that grid modifiers gave this node's item, and creates them if there are none.
  func traits() -> GridTraits {
    if let traits = knownTraits { return traits }
    let traits = GridTraits()
    annotation = traits
    return traits
  }

  /// Returns a setting of this box, or of the nearest box around it that has the setting; nil if no box has it.
  ///
  /// - Parameter value: A closure that reads the setting; nil if a box does not have it.
  /// - Returns: The setting, or nil.
  func inherited<Value>(_ value: (GridTraits) -> Value?) -> Value? {
    var node: LayoutNode? = self
    while let current = node {
      if let value = current.knownTraits.flatMap(value) { return value }
      node = current.parent
    }
    return nil
  }
}
