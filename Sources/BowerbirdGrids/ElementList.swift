import BowerbirdLayout

/// The elements of a grid with each item once.
struct ElementList {
  private(set) var elements: [GridElement]

  /// A warning for each element of an item that an earlier element has already listed.
  private(set) var warnings: [GridWarning] = []

  /// Whether the list is new, or elements were removed since ``takeChange(in:)`` was last called.
  private(set) var hasChanged = true

  /// Creates a list that keeps the first of several elements with the same item.
  init(_ listed: [GridElement]) {
    elements = listed
    var positions: [ObjectIdentifier: Int] = [:], repeated: [Int] = []
    positions.reserveCapacity(listed.count)
    for index in listed.indices {
      let node = ObjectIdentifier(listed[index].item.layoutNode), position = index - repeated.count
      if let first = positions.updateValue(position, forKey: node) {
        positions[node] = first
        warnings.append(.listedTwice(item: first))
        repeated.append(index)
      }
    }
    if repeated.isEmpty { return }
    let left = Set(repeated)
    elements = listed.indices.filter { !left.contains($0) }.map { listed[$0] }
  }

  /// The items of the elements.
  var items: [any LayoutItem] { elements.map { $0.item } }

  /// Removes the elements whose items have left a grid, and returns whether the list has changed since the last call.
  ///
  /// An element whose item is lent to another alternative keeps its place in the list. The item comes back when the
  /// alternative with this grid is taken.
  mutating func takeChange(in grid: LayoutNode) -> Bool {
    if elements.indices.contains(where: { !grid.has(elements[$0].item.layoutNode) }) {
      elements.removeAll { !grid.has($0.item.layoutNode) }
      hasChanged = true
    }
    defer { hasChanged = false }
    return hasChanged
  }
}
