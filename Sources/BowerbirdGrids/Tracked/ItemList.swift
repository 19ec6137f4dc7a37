import BowerbirdLayout

/// The items of a tracked grid in their order, each with an identity of its own.
struct ItemList {
  var items: [TrackedItem] = []
  private(set) var warnings: [GridWarning] = []

  /// The indices of the nodes in the list; nil until they are needed.
  private var indices: [ObjectIdentifier: Int]?

  init() {}

  /// Creates a list of elements.
  ///
  /// Items of the previous list keep their decorations.
  init(_ elements: [GridElement], previous: ItemList) {
    var known: [ObjectIdentifier: Int] = [:]
    for index in previous.items.indices { known[ObjectIdentifier(previous.items[index].node)] = index }
    var taken: Set<GridIdentity> = [], nodes: Set<ObjectIdentifier> = []
    var plainCount = 0
    for element in elements where nodes.insert(ObjectIdentifier(element.item.layoutNode)).inserted {
      var identity = element.identity ?? GridIdentity(PlainOrder(index: plainCount))
      if element.identity == nil { plainCount += 1 }
      if !taken.insert(identity).inserted {
        warnings.append(.duplicateIdentity(item: items.count))
        identity = GridIdentity(RepeatedIdentity(index: items.count), within: identity)
        taken.insert(identity)
      }
      var item = TrackedItem(element: element, identity: identity)
      if let index = known[ObjectIdentifier(element.item.layoutNode)] {
        item.background = previous.items[index].background
        item.overlay = previous.items[index].overlay
      }
      items.append(item)
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
