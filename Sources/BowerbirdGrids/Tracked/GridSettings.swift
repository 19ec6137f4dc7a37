import BowerbirdLayout

/// The settings of a grid: each from its constructor, else from its modifiers, else from those of the boxes around it,
/// else the default.
struct GridSettings {
  let flow: GridFlow
  let packing: GridPacking
  let contentMode: GridContentMode
  let cache: GridCacheMode
  let itemAlignment: GridAlignment
  let contentAlignment: GridAlignment

  init(_ declaration: GridDeclaration, at node: LayoutNode) {
    flow = declaration.flow ?? node.inherited { $0.flow } ?? .rows
    packing = declaration.packing ?? node.inherited { $0.packing } ?? .sparse
    contentMode = declaration.contentMode ?? node.inherited { $0.contentMode } ?? .fill
    cache = declaration.cache ?? node.inherited { $0.cache } ?? .inMemoryCache
    itemAlignment = declaration.commonItemsAlignment ?? node.inherited { $0.itemAlignment } ?? .center
    contentAlignment = declaration.contentAlignment ?? node.inherited { $0.contentAlignment } ?? .center
  }

  /// The axis across the direction of growth: horizontal if the grid flows by rows.
  var givenAxis: Axis { flow == .rows ? .horizontal : .vertical }
}
