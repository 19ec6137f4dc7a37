import BowerbirdLayout

/// The items of a tracked grid in their order, each with an identity of its own.
struct ItemList {
  var items: [TrackedItem] = []
  private(set) var warnings: [GridWarning] = []

  /// The indices of the nodes in the list; nil until they are needed.
  private var places: [ObjectIdentifier: Int]?

  init() {}

  /// Creates a list of elements.
  ///
  /// Items of the previous list keep their decorations.
  init(_ elements: [GridElement], previous: ItemList) {
    var known: [ObjectIdentifier: Int] = [:]
    for place in previous.items.indices { known[ObjectIdentifier(previous.items[place].node)] = place }
    var taken: Set<GridIdentity> = [], nodes: Set<ObjectIdentifier> = []
    var plainCount = 0
    for element in elements where nodes.insert(ObjectIdentifier(element.item.layoutNode)).inserted {
      var identity = element.identity ?? GridIdentity(PlainOrder(place: plainCount))
      if element.identity == nil { plainCount += 1 }
      if !taken.insert(identity).inserted {
        warnings.append(.duplicateIdentity(item: items.count))
        identity = GridIdentity(RepeatedIdentity(place: items.count), within: identity)
        taken.insert(identity)
      }
      var item = TrackedItem(element: element, identity: identity)
      if let place = known[ObjectIdentifier(element.item.layoutNode)] {
        item.background = previous.items[place].background
        item.overlay = previous.items[place].overlay
      }
      items.append(item)
    }
  }

  /// Returns the index of a node's item in the list; nil if the item is not in the list.
  mutating func place(of node: LayoutNode) -> Int? {
    if let places { return places[ObjectIdentifier(node)] }
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(items.count)
    for place in items.indices { places[ObjectIdentifier(items[place].node)] = place }
    self.places = places
    return places[ObjectIdentifier(node)]
  }
}
