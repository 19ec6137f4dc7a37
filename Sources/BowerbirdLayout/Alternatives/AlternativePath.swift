/// The alternative to which an arrangement belongs.
struct ArrangementRole {
  unowned(unsafe) let set: Alternatives
  let index: Int
}

/// The alternatives in which a container lies, along one way up the tree.
///
/// There are several ways if alternatives share the container or an item around it.
struct AlternativePath {
  private(set) var arrangements: [ArrangementRole] = []
  private var nodes: [LayoutNode]

  private init(_ node: LayoutNode) { nodes = [node] }

  /// Returns all ways up from a container.
  static func all(to container: LayoutNode) -> [AlternativePath] {
    var ways: [AlternativePath] = [], pending = [AlternativePath(container)]
    while var way = pending.popLast() {
      let outer = way.climb()
      if outer.isEmpty { ways.append(way) }
      for node in outer {
        var next = way
        next.nodes.append(node)
        pending.append(next)
      }
    }
    return ways
  }

  /// Adds the alternative of the last node, if that node is an arrangement, and the alternatives around this one.
  ///
  /// - Returns: The nodes around the last one, apart from those on the way already.
  private mutating func climb() -> [LayoutNode] {
    guard let node = nodes.last else { return [] }
    var outer = node.containers
    if let role = node.arrangementRole {
      arrangements.append(role)
      var set = role.set
      while let around = set.outer {
        if !contains(around.set) { arrangements.append(around) }
        set = around.set
      }
      // An arrangement of nested alternatives has no parent while these are not installed.
      outer = role.set.hostNode.map { [$0] } ?? []
    }
    return outer.filter { next in !nodes.contains { $0 === next } }
  }

  private func contains(_ set: Alternatives) -> Bool { arrangements.contains { $0.set === set } }

  /// Whether all the alternatives are taken.
  var isTaken: Bool { arrangements.allSatisfy { $0.set.takenIndex == $0.index } }

  /// Returns whether the container of the other way cannot have a child while the container of this way has it.
  ///
  /// This is so if both ways lead through different alternatives of one item. It is also so if this way leads through
  /// an alternative of an item, and the other way leads through the item but through none of its alternatives.
  func excludes(_ other: AlternativePath) -> Bool {
    arrangements.contains { role in
      if let index = other.arrangements.first(where: { $0.set === role.set })?.index { return index != role.index }
      return other.nodes.contains { $0 === role.set.hostNode }
    }
  }

  /// Notes in all alternatives along the way that the items that they share have changed.
  func noteSharing() {
    for role in arrangements {
      role.set.forgetPositions()
      role.set.hostNode?.noteNewFits()
    }
    for node in nodes { for set in node.alternativeArranger?.sets ?? [] { set.forgetPositions() } }
  }
}
