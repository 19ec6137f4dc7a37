import BowerbirdLayout

/// An item of a tracked grid with what the grid knows about it.
struct TrackedItem {
  let element: GridElement
  var identity: GridIdentity
  var background = CellDecoration()
  var overlay = CellDecoration()

  var node: LayoutNode { element.item.layoutNode }
}

/// Identities of elements that were given none: their order among their like.
struct PlainOrder: Hashable {
  let place: Int
}

/// Identities of elements whose identity was taken already.
struct RepeatedIdentity: Hashable {
  let place: Int
}
