import BowerbirdLayout

/// An item of a tracked grid, with its identity and its decorations.
struct TrackedItem {
  let element: GridElement
  var identity: GridIdentity
  var background = CellDecoration()
  var overlay = CellDecoration()

  var node: LayoutNode { element.item.layoutNode }
}

/// The identity of an element that was declared without one: its index among all such elements.
struct PlainOrder: Hashable {
  let index: Int
}

/// The identity of an element whose declared identity an earlier element has already: its index among all items.
struct RepeatedIdentity: Hashable {
  let index: Int
}
