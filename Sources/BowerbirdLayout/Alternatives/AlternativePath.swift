/// The alternative to which an arrangement belongs: an index in a set of alternatives.
struct ArrangementRole {
  unowned(unsafe) let set: Alternatives
  let index: Int
}

/// A path from a container to the root, with the alternatives around the container.
///
/// A container has several paths if alternatives share the container or an item around the container.
struct AlternativePath {
  private(set) var arrangements: [ArrangementRole] = []
  private var nodes: [LayoutNode]

  private init(_ node: LayoutNode) { nodes = [node] }

  /// Returns all paths from a container to the root.
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

  /// Adds to the path the alternative whose arrangement is the last node, and the alternatives around that alternative.
  ///
  /// Nothing is added if the last node is no arrangement.
  ///
  /// - Returns: The nodes at which the path can continue: the host of the alternative, or the containers of a last node
  ///   that is no arrangement. Nodes that are on the path already are left out.
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
      // An arrangement of nested alternatives has no parent while the alternatives are not installed.
      outer = role.set.hostNode.map { [$0] } ?? []
    }
    return outer.filter { next in !nodes.contains { $0 === next } }
  }

  private func contains(_ set: Alternatives) -> Bool { arrangements.contains { $0.set === set } }

  /// Whether all alternatives on the path are taken.
  var isTaken: Bool { arrangements.allSatisfy { $0.set.takenIndex == $0.index } }

  /// Returns whether the containers at the beginning of two paths are never in use together, so that they can share
  /// items.
  ///
  /// There are two cases. The paths lead through different alternatives of one host. Or this path leads through an
  /// alternative of a host, and the other path leads through the host outside of all alternatives.
  func excludes(_ other: AlternativePath) -> Bool {
    arrangements.contains { role in
      if let index = other.arrangements.first(where: { $0.set === role.set })?.index { return index != role.index }
      return other.nodes.contains { $0 === role.set.hostNode }
    }
  }

  /// Makes all alternatives on the path, and all alternatives of items on it, collect their shared items again.
  ///
  /// The call also requests new fits of the hosts whose alternatives are on the path.
  func noteSharing() {
    for role in arrangements {
      role.set.forgetPositions()
      role.set.hostNode?.noteNewFits()
    }
    for node in nodes { for set in node.alternativeArranger?.sets ?? [] { set.forgetPositions() } }
  }
}
