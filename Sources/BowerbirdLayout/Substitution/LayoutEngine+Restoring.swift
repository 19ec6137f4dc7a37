import BowerbirdSolver

/// Restores substituted numbers, and compiles rows again when substitutions change.
///
/// To restore a number is to end its substitution and to make a row of the substituting constraint.
extension LayoutEngine {
  /// Removes the rows that may contain a number or one of its followers, and queues their constraints again.
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
      pending.queue.append(constraint)
    }
    if place % 4 >= 2 { reshapeOwnRows(of: node, place % 4 == 2 ? .horizontal : .vertical) }
  }

  /// Removes the engine's own rows of an extent, and schedules them to be made again.
  private func reshapeOwnRows(of node: LayoutNode, _ axis: Axis) {
    guard let content = node.content else { return }
    let rows = axis == .horizontal ? content.horizontal : content.vertical
    if rows.hugging == nil { return }
    removeRows(rows, axis, content)
    listContent(of: node)
  }

  /// Returns the followers of some numbers, each once.
  private func followers(of places: Range<Int>) -> [Int] {
    var followers: [Int] = []
    var known: Set<Int> = []
    for place in places {
      frames.substitutions.forEachFollower(of: place) { follower in
        if known.insert(follower).inserted { followers.append(follower) }
      }
    }
    return followers
  }

  /// Returns the constraints with rows that involve a node, or that involve both an item inside of it and one outside.
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

  /// Returns whether a constraint on an item inside of a node also involves an item outside.
  private func leaves(_ constraint: LayoutConstraint, _ node: LayoutNode) -> Bool {
    var leaves = false
    constraint.forEachTerm { _, term in
      if let other = term.item.node, !node.contains(other) { leaves = true }
    }
    return leaves
  }

  // MARK: - Restoring

  /// Restores the numbers whose substitutions may take part in a conflict, so that these can be reported and left out.
  ///
  /// - Returns: Whether there were any such numbers, so that the refused row must be tried again.
  func restore(_ owner: RowOwner, _ error: SolverError) -> Bool {
    guard !frames.substitutions.isEmpty, case .unsatisfiable(let conflict) = error else { return false }
    var nodes: [LayoutNode] = []
    for owner in [owner] + conflict.present.map({ self.owner(of: $0) }) {
      switch owner {
      case .declared(let constraint):
        constraint.takeUnretainedValue().expression.forEachTerm { _, term in
          if let node = term.item.node { appendSubstituted(from: node, to: &nodes) }
        }
      case .lazyBound(let slot, _), .content(let slot, _, _):
        if let node = slots.nodes[Int(slot)]?.node { appendSubstituted(from: node, to: &nodes) }
      case .given, .unowned, .bundled: break
      }
    }
    for node in nodes { restore(node) }
    return !nodes.isEmpty
  }

  /// Restores all substituted numbers, for questions about rows.
  func restoreAll() {
    if frames.substitutions.isEmpty { return }
    for reference in slots.nodes {
      if let node = reference?.node, frames.substitutions.isAnySubstituted(inSlot: Int(node.slot)) { restore(node) }
    }
  }

  /// Appends a node and its ancestors, as far as they have substituted numbers and are not listed yet.
  private func appendSubstituted(from node: LayoutNode, to nodes: inout [LayoutNode]) {
    var next: LayoutNode? = node
    while let present = next, present.engine === self, present.slot >= 0 {
      if frames.substitutions.isAnySubstituted(inSlot: Int(present.slot)), !nodes.contains(where: { $0 === present }) {
        nodes.append(present)
      }
      next = present.parent
    }
  }

  /// Restores the substituted numbers of a node.
  func restore(_ node: LayoutNode) {
    let definitions = node.reference.mentions.map { $0.constraint }.filter {
      $0.stage == .substituted && Int($0.substitutedPlace) / 4 == Int(node.slot)
    }
    let place = Int(node.slot) * 4
    var dependents = slots.hasRows[Int(node.slot)] ? dependents(of: node) : []
    for follower in followers(of: place..<place + 4) {
      guard let other = slots.nodes[follower / 4]?.node, slots.hasRows[follower / 4] else { continue }
      dependents += self.dependents(of: other)
      reshapeOwnRows(of: other, follower % 4 == 2 ? .horizontal : .vertical)
    }
    removeForReadmission(dependents)
    for definition in definitions { endSubstitution(definition) }
    for constraint in definitions + dependents where constraint.stage == .taken { admit(constraint) }
    for axis in Axis.allCases { reshapeOwnRows(of: node, axis) }
    var batch = Batch()
    updateContents(adding: &batch)
    _ = add(batch)
  }

  private func removeForReadmission(_ constraints: [LayoutConstraint]) {
    // A constraint that involves the node twice is listed twice.
    for constraint in constraints where constraint.handle != nil {
      takeOut(constraint)
      constraint.stage = .taken
    }
  }

  /// Turns a substituting constraint into an ordinary one.
  private func endSubstitution(_ definition: LayoutConstraint) {
    _ = frames.endSubstitution(Int(definition.substitutedPlace))
    definition.substitutedPlace = -1
    definition.maySubstitute = false
    definition.stage = .taken
  }
}
