import BowerbirdLayout

/// The items of a tracked grid in their order, each with an identity of its own.
struct ItemList {
  var items: [TrackedItem] = []
  private(set) var warnings: [GridWarning] = []

  init() {}

  /// Lists elements; what is known about items that were there before is kept.
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
}
