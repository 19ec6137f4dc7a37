import BowerbirdLayout

/// The settings of a grid.
///
/// Each setting comes from, in this order: the grid's declaration, the grid's modifiers, the modifiers of the boxes
/// around the grid, the default.
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

  /// The axis along which ``GridDeclaration/tracks`` are given: horizontal if the grid flows by rows.
  var givenAxis: Axis { flow == .rows ? .horizontal : .vertical }
}
