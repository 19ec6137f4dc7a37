import BowerbirdLayout

/// The elements of a grid with each item once, and a warning for each item that is listed again.
struct UniqueElements {
  private(set) var elements: [GridElement]
  private(set) var warnings: [GridWarning] = []

  /// Keeps the first of several elements with the same item.
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
}
