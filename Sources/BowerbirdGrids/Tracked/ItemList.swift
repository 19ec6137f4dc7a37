import BowerbirdLayout

/// The items of a grid of tracks in their order, each with an identity of its own.
struct ItemList {
  var items: [TrackedItem] = []
  private(set) var warnings: [GridWarning] = []

  /// The index of each item, by the identity of the item's node; nil until ``index(of:)`` is called.
  private var indices: [ObjectIdentifier: Int]?

  init() {}

  /// Creates a list of elements with different items.
  ///
  /// An item that is also in the previous list keeps the boxes behind and in front of its cell.
  init(_ elements: [GridElement], previous: ItemList) {
    var known: [ObjectIdentifier: Int] = [:]
    for index in previous.items.indices { known[ObjectIdentifier(previous.items[index].node)] = index }
    var identities = IdentitySet(elements)
    items.reserveCapacity(elements.count)
    var plainCount = 0
    for element in elements {
      let node = element.item.layoutNode, position = items.count
      let (identity, isRepeated) = identities.insert(element.identity, plainIndex: plainCount, item: position)
      if isRepeated { warnings.append(.duplicateIdentity(item: position)) }
      items.append(TrackedItem(element, node, identity: identity, plainIndex: plainCount))
      if element.identity == nil { plainCount += 1 }
      if let index = known[ObjectIdentifier(node)] {
        items[position].background = previous.items[index].background
        items[position].overlay = previous.items[index].overlay
      }
    }
  }

  /// Gives each element of a list an identity that no earlier element has.
  private struct IdentitySet {
    /// The identities of the elements so far; nil for a list in which no element has a declared identity.
    ///
    /// In such a list, each identity is an index. No two indices are equal, so the identities need no check.
    private var taken: Set<GridIdentity>?

    init(_ elements: [GridElement]) {
      if elements.contains(where: { $0.identity != nil }) { taken = [] }
    }

    /// Adds the identity of an element.
    ///
    /// - Parameters:
    ///   - declared: The declared identity.
    ///   - plainIndex: The index of the element among the elements without a declared identity.
    ///   - item: The index of the element's item, which makes a repeated identity unique.
    /// - Returns: The unique identity, or nil if the plain index identifies the element; and whether an earlier element
    ///   has the declared identity.
    mutating func insert(_ declared: GridIdentity?, plainIndex: Int, item: Int) -> (GridIdentity?, isRepeated: Bool) {
      if taken == nil { return (nil, false) }
      let wanted = declared ?? GridIdentity(PlainOrder(index: plainIndex))
      if taken?.insert(wanted).inserted == true { return (declared, false) }
      let made = GridIdentity(RepeatedIdentity(index: item), within: wanted)
      taken?.insert(made)
      return (made, true)
    }
  }

  /// Returns the index of a node's item in the list; nil if the item is not in the list.
  mutating func index(of node: LayoutNode) -> Int? {
    if let indices { return indices[ObjectIdentifier(node)] }
    var indices: [ObjectIdentifier: Int] = [:]
    indices.reserveCapacity(items.count)
    for index in items.indices { indices[ObjectIdentifier(items[index].node)] = index }
    self.indices = indices
    return indices[ObjectIdentifier(node)]
  }
}
