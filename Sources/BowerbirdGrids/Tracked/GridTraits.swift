import BowerbirdLayout

/// What was said about a box for the grid that it is in, and for the grids that are in it.
final class GridTraits {
  // As an item of a grid.
  var span = GridSpan.single
  var start: GridStart = nil
  var area: String?
  var alignment: GridAlignment?
  var background: ((Size?) -> any LayoutItem)? { didSet { decorationsSaid += 1 } }
  var overlay: ((Size?) -> any LayoutItem)? { didSet { decorationsSaid += 1 } }
  var wrapping = WrappingTraits()

  /// How often a background or an overlay has been said: what was made before is not what is wanted now.
  private(set) var decorationsSaid = 0

  // For the grids at and below this box.
  var flow: GridFlow?
  var packing: GridPacking?
  var contentMode: GridContentMode?
  var cache: GridCacheMode?
  var animation: GridAnimation?
  var itemAlignment: GridAlignment?
  var contentAlignment: GridAlignment?

  /// What an item asks of the placement.
  var request: PlacementRequest { PlacementRequest(start: start, span: span) }
}

extension LayoutNode {
  /// What was said about this node, if anything was.
  var knownTraits: GridTraits? { annotation as? GridTraits }

  /// What was said about this node, to say more.
  func traits() -> GridTraits {
    if let traits = knownTraits { return traits }
    let traits = GridTraits()
    annotation = traits
    return traits
  }

  /// The value that the nearest box above, or this one, was given.
  func inherited<Value>(_ value: (GridTraits) -> Value?) -> Value? {
    var node: LayoutNode? = self
    while let current = node {
      if let value = current.knownTraits.flatMap(value) { return value }
      node = current.parent
    }
    return nil
  }
}
