import BowerbirdLayout

/// The items of a grid of tracks in their order, each with an identity of its own.
struct ItemList {
  /// The elements of the items, no two of them with the same item.
  let elements: [GridElement]

  /// The items, each at the index of its element.
  private(set) var items: [TrackedItem] = []

  /// The boxes behind and in front of cells, by the index of the item; empty in most grids.
  private(set) var decorations: [Int: CellDecorations] = [:]
  private(set) var warnings: [GridWarning] = []

  /// The index of each item, by the identity of the item's node; nil until ``index(of:)`` is called.
  private var indices: [ObjectIdentifier: Int]?

  init() { elements = [] }

  /// Creates a list of elements with different items.
  ///
  /// An item that is also in the previous list keeps the boxes behind and in front of its cell.
  init(_ elements: [GridElement], previous: ItemList) {
    self.elements = elements
    var identities = IdentitySet(elements)
    items.reserveCapacity(elements.count)
    var plainCount = 0
    for index in elements.indices {
      let (identity, isRepeated) = identities.insert(elements[index].identity, plainIndex: plainCount, item: index)
      if isRepeated { warnings.append(.duplicateIdentity(item: index)) }
      items.append(TrackedItem(elements[index].item.layoutNode, identity: identity, plainIndex: plainCount))
      if elements[index].identity == nil { plainCount += 1 }
    }
    for (old, boxes) in previous.decorations {
      if let index = index(of: previous.items[old].node) { decorations[index] = boxes }
    }
  }

  /// Gives each element of a list an identity that no earlier element has.
  private struct IdentitySet {
    /// The identities of the elements so far; nil for a list in which no element has a declared identity.
    ///
    /// In such a list, each identity is an index. No two indices are equal, so the identities need no check.
    private var taken: Set<GridIdentity>?

    init(_ elements: [GridElement]) {
      if elements.indices.contains(where: { elements[$0].identity != nil }) { taken = [] }
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

  /// Returns the settings of an item; nil for an item without settings, which is most items.
  func settings(at index: Int) -> GridItemSettings? {
    items[index].node.knownTraits == nil ? nil : elements[index].settings
  }

  /// Whether any cell has a box behind or in front of it, or is declared to have one.
  var isDecorated: Bool {
    !decorations.isEmpty
      || items.contains { item in item.node.knownTraits.map { $0.background != nil || $0.overlay != nil } ?? false }
  }

  /// Remakes the boxes behind and in front of an item's cell if the cell has another size than before, or if the boxes
  /// were declared again.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - size: A closure that returns the size of the cell.
  /// - Returns: Whether any box was made again or removed.
  mutating func updateDecorations(at index: Int, size: () -> Size) -> Bool {
    guard let traits = items[index].node.knownTraits,
      traits.background != nil || traits.overlay != nil || decorations[index] != nil
    else { return false }
    var boxes = decorations[index] ?? CellDecorations()
    let isChanged = boxes.update(traits, size: size())
    decorations[index] = boxes.isEmpty ? nil : boxes
    return isChanged
  }
}
