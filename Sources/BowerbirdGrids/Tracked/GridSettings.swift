import BowerbirdLayout

/// The settings of a grid of tracks.
///
/// Each setting comes from the first of these that sets it: the grid's declaration, the grid's modifiers, the
/// modifiers of the boxes around the grid from the inside out, the default.
struct GridSettings {
  let flow: GridFlow
  let packing: GridPacking
  let contentMode: GridContentMode
  let cache: GridCacheMode
  let itemAlignment: GridAlignment
  let contentAlignment: GridAlignment

  init(_ declaration: GridDeclaration, at node: LayoutNode) {
    let own = declaration
    var (flow, packing, contentMode, cache) = (own.flow, own.packing, own.contentMode, own.cache)
    var (itemAlignment, contentAlignment) = (own.commonItemsAlignment, own.contentAlignment)
    var next: LayoutNode? = node
    while let node = next {
      if let traits = node.knownTraits {
        flow = flow ?? traits.flow
        packing = packing ?? traits.packing
        contentMode = contentMode ?? traits.contentMode
        cache = cache ?? traits.cache
        itemAlignment = itemAlignment ?? traits.itemAlignment
        contentAlignment = contentAlignment ?? traits.contentAlignment
      }
      next = node.parent
    }
    (self.flow, self.packing, self.contentMode) = (flow ?? .rows, packing ?? .sparse, contentMode ?? .fill)
    self.cache = cache ?? .inMemoryCache
    (self.itemAlignment, self.contentAlignment) = (itemAlignment ?? .center, contentAlignment ?? .center)
  }

  /// The axis of ``GridDeclaration/tracks``: horizontal if the grid flows by rows, because the tracks are then columns.
  var givenAxis: Axis { flow == .rows ? .horizontal : .vertical }
}
