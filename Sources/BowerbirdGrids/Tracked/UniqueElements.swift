import BowerbirdLayout

/// The elements of a grid with each item once, and a warning for each item that is listed again.
struct UniqueElements {
  private(set) var elements: [GridElement] = []
  private(set) var warnings: [GridWarning] = []

  /// Keeps the first of several elements with the same item.
  init(_ listed: [GridElement]) {
    elements.reserveCapacity(listed.count)
    var positions: [ObjectIdentifier: Int] = [:]
    positions.reserveCapacity(listed.count)
    for element in listed {
      let node = ObjectIdentifier(element.item.layoutNode)
      if let first = positions[node] {
        warnings.append(.listedTwice(item: first))
        continue
      }
      positions[node] = elements.count
      elements.append(element)
    }
  }
}
