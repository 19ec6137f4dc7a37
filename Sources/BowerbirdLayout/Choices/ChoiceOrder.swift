/// The choices of a tree in the order in which they are made.
///
/// Choices about widths come before choices about heights, outer items before inner items, and earlier siblings before
/// later siblings. Choices inside of an item with alternatives belong to one of these alternatives. Such choices
/// therefore come after the choices of the item, whatever their axis.
struct ChoiceOrder {
  private(set) var choices: [LayoutChoice] = []

  /// Whether all choices begin with their first alternatives in each layout; the order is then called *full*.
  ///
  /// The order must be full if a condition may depend on its own choice or on a later choice. The condition may depend
  /// on the choice directly. It may also depend on the choice through constraints that relate items inside of an item
  /// with alternatives to items outside.
  private(set) var isFull = false

  /// The mistakes in declared alternatives.
  private(set) var mistakes: [LayoutProblem] = []

  private var inside: [ObjectIdentifier: [LayoutNode]] = [:]
  private var outside: [LayoutNode] = []

  init(_ engine: LayoutEngine) {
    let nodes = engine.reviewers.compactMap { $0.node }.filter { !$0.choices.isEmpty && $0.slot >= 0 }
    if nodes.isEmpty { return }
    let ordered =
      nodes.count == 1 ? nodes : nodes.map { (node: $0, path: $0.path) }.sorted(by: Self.precedes).map { $0.node }
    for node in ordered {
      if let outer = node.outerWithAlternatives, engine.choiceState.hasAlternatives {
        inside[ObjectIdentifier(outer), default: []].append(node)
      } else {
        outside.append(node)
      }
    }
    append(outside)
    (inside, outside) = ([:], [])
    for choice in choices {
      guard let set = choice.alternatives else { continue }
      if set.dependsOnChoices { isFull = true }
      mistakes += set.mistakes(engine)
    }
    if isFull || !choices.contains(where: { $0.alternatives?.comparesOtherThanAncestors ?? false }) { return }
    isFull = choices.contains { $0.alternatives != nil && $0.isTiedAcrossBorder(engine.choiceState.changes) }
  }

  private mutating func append(_ nodes: [LayoutNode]) {
    var scopes = [nodes]
    while let nodes = scopes.popLast() {
      for axis in Axis.allCases {
        for node in nodes { choices += node.choices.filter { $0.axis == axis } }
      }
      for node in nodes.reversed() where node.alternativeArranger != nil {
        if let inner = inside[ObjectIdentifier(node)] { scopes.append(inner) }
      }
    }
  }

  private static func precedes(_ one: (node: LayoutNode, path: [Int]), _ two: (node: LayoutNode, path: [Int])) -> Bool {
    if one.path.count != two.path.count { return one.path.count < two.path.count }
    return one.path.lexicographicallyPrecedes(two.path)
  }
}

extension LayoutNode {
  /// The closest item around this item that has alternatives; nil if there is none.
  var outerWithAlternatives: LayoutNode? {
    var node = above
    while let present = node {
      if present.alternativeArranger != nil { return present }
      node = present.above
    }
    return nil
  }

  /// The parent, or the host if the node is an arrangement of alternatives that are not installed; nil for a root.
  private var above: LayoutNode? { parent ?? hostAround }

  /// The host of the alternatives to which this arrangement belongs; nil if there is none.
  ///
  /// The value is also nil if a program has declared an arrangement that contains its own host. Such an arrangement
  /// cannot be installed, and the way up from the host would have no end.
  private var hostAround: LayoutNode? {
    guard let host = arrangementRole?.set.hostNode else { return nil }
    var node = host, arrangements = [self]
    while true {
      if let parent = node.parent {
        node = parent
      } else if arrangements.contains(where: { $0 === node }) {
        return nil
      } else if let next = node.arrangementRole?.set.hostNode {
        arrangements.append(node)
        node = next
      } else {
        return host
      }
    }
  }

  /// The path from the root to the node: the index of each node among its siblings.
  fileprivate var path: [Int] {
    var path: [Int] = [], node = self
    while let parent = node.parent {
      path.append(parent.index(of: node) ?? parent.children.count)
      node = parent
    }
    return path.reversed()
  }
}
