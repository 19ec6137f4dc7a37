import BowerbirdSolver

/// Rows that speak of numbers that are derived in another way than before, and definitions that become rows.
extension LayoutEngine {
  /// Takes the rows out that speak of a number or of what follows it, to be compiled anew.
  func reshapeRows(at place: Int) {
    reshapeRows(of: place)
    for follower in followers(of: place..<place + 1) { reshapeRows(of: follower) }
  }

  private func reshapeRows(of place: Int) {
    let slot = place / 4
    guard slots.hasRows[slot], let node = slots.nodes[slot]?.node else { return }
    for constraint in dependents(of: node) {
      guard let handle = constraint.handle else { continue }
      retire(handle)
      constraint.handle = nil
      constraint.stage = .queued
      queue.append(Unmanaged.passUnretained(constraint))
    }
    if place % 4 >= 2 { reshapeOwnRows(of: node, place % 4 == 2 ? .horizontal : .vertical) }
  }

  /// The rows that the engine makes for an extent.
  private func reshapeOwnRows(of node: LayoutNode, _ axis: Axis) {
    guard let content = node.content else { return }
    let rows = axis == .horizontal ? content.horizontal : content.vertical
    if rows.hugging == nil { return }
    removeRows(rows, axis, content)
    listContent(of: node)
  }

  /// The numbers that some are a part of, each once.
  private func followers(of places: Range<Int>) -> [Int] {
    var followers: [Int] = []
    var known: Set<Int> = []
    for place in places {
      frames.derivations.forEachFollower(of: place) { follower in
        if known.insert(follower).inserted { followers.append(follower) }
      }
    }
    return followers
  }

  /// The constraints that are rows and speak of a node, or of something in it and something outside.
  private func dependents(of node: LayoutNode) -> [LayoutConstraint] {
    var dependents: [LayoutConstraint] = []
    for mention in node.reference.mentions where isRow(mention.constraint) { dependents.append(mention.constraint) }
    for item in node.children + node.attachments {
      forEachNode(from: item.layoutNode) { inner in
        for mention in inner.reference.mentions
        where isRow(mention.constraint) && leaves(mention.constraint, node) {
          dependents.append(mention.constraint)
        }
      }
    }
    return dependents
  }

  private func isRow(_ constraint: LayoutConstraint) -> Bool {
    constraint.stage == .compiled && constraint.engine === self
  }

  /// Whether a constraint about something in a node is also about something outside.
  private func leaves(_ constraint: LayoutConstraint, _ node: LayoutNode) -> Bool {
    var leaves = false
    constraint.expression.forEachTerm { _, term in
      if let other = term.item.node, !node.contains(other) { leaves = true }
    }
    return leaves
  }

  // MARK: - Definitions become rows

  /// Makes rows of the definitions that have a part in a contradiction, so that they can be told of and can give way.
  ///
  /// - Returns: Whether there were any; then the contradiction has to be looked at again.
  func writeOut(_ owner: RowOwner, _ error: SolverError) -> Bool {
    guard !frames.derivations.isEmpty, case .unsatisfiable(let conflict) = error else { return false }
    var nodes: [LayoutNode] = []
    for owner in [owner] + conflict.present.map({ self.owner(of: $0) }) {
      switch owner {
      case .declared(let constraint):
        constraint.takeUnretainedValue().expression.forEachTerm { _, term in
          if let node = term.item.node { appendDerived(from: node, to: &nodes) }
        }
      case .floor(let slot, _), .content(let slot, _, _):
        if let node = slots.nodes[Int(slot)]?.node { appendDerived(from: node, to: &nodes) }
      case .given, .unowned, .bundled: break
      }
    }
    for node in nodes { writeOut(node) }
    return !nodes.isEmpty
  }

  /// Makes rows of all definitions, for questions about rows.
  func writeOutAll() {
    if frames.derivations.isEmpty { return }
    for reference in slots.nodes {
      if let node = reference?.node, frames.derivations.isAnyDerived(inSlot: Int(node.slot)) { writeOut(node) }
    }
  }

  /// A node and what it is in, as far as their numbers are derived and not listed yet.
  private func appendDerived(from node: LayoutNode, to nodes: inout [LayoutNode]) {
    var next: LayoutNode? = node
    while let present = next, present.engine === self, present.slot >= 0 {
      if frames.derivations.isAnyDerived(inSlot: Int(present.slot)), !nodes.contains(where: { $0 === present }) {
        nodes.append(present)
      }
      next = present.parent
    }
  }

  /// Makes rows of the definitions of a node's numbers.
  func writeOut(_ node: LayoutNode) {
    let definitions = node.reference.mentions.map { $0.constraint }.filter {
      $0.stage == .derived && Int($0.derivedPlace) / 4 == Int(node.slot)
    }
    let place = Int(node.slot) * 4
    var dependents = slots.hasRows[Int(node.slot)] ? dependents(of: node) : []
    for follower in followers(of: place..<place + 4) {
      guard let other = slots.nodes[follower / 4]?.node, slots.hasRows[follower / 4] else { continue }
      dependents += self.dependents(of: other)
      reshapeOwnRows(of: other, follower % 4 == 2 ? .horizontal : .vertical)
    }
    takeOutToAdmitAnew(dependents)
    for definition in definitions { endDeriving(definition) }
    for constraint in definitions + dependents where constraint.stage == .taken { admit(constraint) }
    for axis in Axis.allCases { reshapeOwnRows(of: node, axis) }
    var batch = Batch()
    updateContents(adding: &batch)
    _ = add(batch)
  }

  private func takeOutToAdmitAnew(_ constraints: [LayoutConstraint]) {
    // One that speaks of the node twice is listed twice.
    for constraint in constraints where constraint.handle != nil {
      takeOut(constraint)
      constraint.stage = .taken
    }
  }

  /// A definition is a row from now on.
  private func endDeriving(_ definition: LayoutConstraint) {
    _ = frames.endDeriving(Int(definition.derivedPlace))
    definition.derivedPlace = -1
    definition.isDefinition = false
    definition.stage = .taken
  }
}
