import BowerbirdSolver

/// From the tree to slots.
extension LayoutEngine {
  /// Takes in what has been added, and lets items arrange their children, which may add more.
  func takeIn() {
    if needsReset { reset() }
    removeObsoleteRows()
    var rounds = 0
    while !additions.isEmpty || !arrangements.isEmpty {
      takeInAdditions()
      rounds += 1
      if rounds > Self.mostRounds {
        problems.append(.unsettled(root.reference))
        arrangements.removeAll()
        break
      }
      arrange()
      removeObsoleteRows()
    }
  }

  /// How often arranging, reviewing and measuring may follow on each other in one layout.
  static let mostRounds = 8

  private func reset() {
    needsReset = false
    dissolve()
    solver = Solver()
    slots = SlotTable()
    builder = RowBuilder()
    owners.removeAll()
    obsolete.removeAll()
    queue.removeAll()
    withdrawn.removeAll()
    marked.removeAll()
    contents.removeAll()
    sizeToGive = nil
    orphans.removeAll()
    unplaced.removeAll()
    invalid.removeAll()
    leftOut.removeAll()
    reviewers.removeAll()
    givenWidth = nil
    givenHeight = nil
    isUnsolved = true
    isUnread = true
    frames = FrameTable()
    measuring.removeAll()
    changing.removeAll()
    changesMany = false
    root.engine = self
    additions = [root.reference]
  }

  func removeObsoleteRows() {
    if obsolete.isEmpty { return }
    // Every handle here is of a row that is still there: it is noted once, when its owner goes.
    try? solver.remove(obsolete)
    obsolete.removeAll(keepingCapacity: true)
    mayReadmit = true
    isUnsolved = true
  }

  private func takeInAdditions() {
    var used: [Int32] = []
    for reference in additions {
      guard let node = reference.node, node.slot < 0, isPlaceable(node) else { continue }
      forEachNode(from: node) { node in takeIn(node, &used) }
    }
    additions.removeAll(keepingCapacity: true)
    growTables()
    clear(used)
  }

  /// Makes room for what new slots need.
  private func growTables() {
    slots.provideVariables(in: solver)
    builder.reserve(slots.count * 4)
    frames.resize(to: slots.count)
  }

  private func isPlaceable(_ node: LayoutNode) -> Bool {
    if node === root { return true }
    guard let parent = node.parent else { return false }
    return parent.engine === self && parent.slot >= 0
  }

  private func takeIn(_ node: LayoutNode, _ used: inout [Int32]) {
    if node.slot >= 0 { return }
    let parent = node === root ? -1 : node.parent?.slot ?? -1
    let inherited = parent >= 0 && slots.isMirrored[Int(parent)]
    let mirrored = node.ownDirection.map { $0 == .rightToLeft } ?? inherited
    let place = slots.occupy(node.reference, parent: parent, isMirrored: mirrored)
    if place.isUsed { used.append(place.slot) }
    node.slot = place.slot
    node.engine = self
    if !node.scalarNames.isEmpty { provideScalars(of: node) }
    listContent(of: node)
    // The direction may be another one here.
    if node.arrangesChildren || !node.extensions.isEmpty {
      node.needsArrangement = true
      node.contentChanges = nil
    }
    if node.needsArrangement { arrangements.append(node.reference) }
    if node.reviewsArrangement { reviewers.append(node.reference) }
    if !node.mistakes.isEmpty {
      problems += node.mistakes
      node.mistakes.removeAll()
    }
    for mention in node.reference.mentions { mention.link._withUnsafeGuaranteedRef { noteActivation(of: $0) } }
    frames.noteNew(place.slot, node.restingFrame)
  }

  /// Gives a node the slots for its extra numbers.
  func provideScalars(of node: LayoutNode) {
    while node.scalarSlots.count * 4 < node.scalarNames.count {
      let place = slots.occupy(nil, parent: -1, isMirrored: false)
      node.scalarSlots.append(place.slot)
      growTables()
      if place.isUsed { clear([place.slot]) }
    }
  }

  /// Makes what a former tenant left in a slot 0, as it is in a new one.
  private func clear(_ used: [Int32]) {
    if used.isEmpty { return }
    removeObsoleteRows()
    // Reading solves, and only the changes of the last solve can be asked for.
    gatherChanges()
    var stale: [Variable] = []
    for slot in used {
      for place in 0..<4 where solver[slots.variables[Int(slot) * 4 + place]] != 0 {
        stale.append(slots.variables[Int(slot) * 4 + place])
      }
    }
    // No constraint speaks of these variables now, so each simply follows its edit.
    for variable in stale {
      try? solver.edit(variable, priority: .low)
      try? solver.suggest(variable, 0)
    }
    gatherChanges()
    for variable in stale { try? solver.endEdit(variable) }
    isUnsolved = true
  }

  private func arrange() {
    let waiting = arrangements
    arrangements.removeAll()
    for reference in waiting {
      guard let node = reference.node, node.engine === self, node.needsArrangement else { continue }
      node.needsArrangement = false
      node.owner?.arrangeChildren()
      for extra in node.extensions { extra.arrangeChildren(of: node) }
    }
  }
}
