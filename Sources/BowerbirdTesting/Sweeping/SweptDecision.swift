import BowerbirdLayout

/// An arrangement that an item has taken: an alternative, or a number of tracks or lines.
struct SweptDecision: Hashable, Sendable {
  /// The item that takes the arrangement, and the kind of the arrangement.
  struct Subject: Hashable, Sendable {
    /// The index of the item among the items of the sweep.
    let item: Int
    let kind: Kind
  }

  enum Kind: Hashable, Sendable {
    /// One of the item's choices, by its index among the choices that the item has at present.
    case alternatives(Int)

    /// The tracks or lines along an axis.
    case arrangement(Axis)
  }

  let subject: Subject

  /// The name of the alternative, or the arrangement in words, such as `3 columns`.
  let name: String

  /// Returns the alternatives that the present layout takes.
  static func alternatives(of items: SweptItems) -> [SweptDecision] {
    var counts: [Int: Int] = [:]
    return items.all.first?.layoutNode.takenAlternatives.compactMap { taken in
      guard let item = taken.item.node.flatMap({ items.index(of: $0) }) else { return nil }
      let set = counts[item, default: 0]
      counts[item] = set + 1
      return SweptDecision(subject: Subject(item: item, kind: .alternatives(set)), name: taken.name)
    } ?? []
  }

  /// Returns the numbers of tracks and lines in the present layout.
  static func arrangements(of items: [any LayoutItem]) -> [SweptDecision] {
    var decisions: [SweptDecision] = []
    for (index, item) in items.enumerated() where item.layoutNode.arrangesChildren && !item.isLeftOut {
      guard let choosing = item as? any ArrangementChoosing else { continue }
      for axis in Axis.allCases {
        guard let name = choosing.chosenArrangement(along: axis) else { continue }
        decisions.append(SweptDecision(subject: Subject(item: index, kind: .arrangement(axis)), name: name))
      }
    }
    return decisions
  }
}
