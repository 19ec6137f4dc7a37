import BowerbirdSolver

/// From the tree to slots.
extension LayoutEngine {
  /// Takes in what has been added, and lets items arrange their children, which may add more.
  func takeIn() {
    if needsReset { reset() }
    settleLosses()
    removeObsoleteRows()
    var rounds = 0
    repeat {
      takeInAdditions()
      if arrangements.count > fitArrangements || !additions.isEmpty { rounds += 1 }
      fitArrangements = 0
      if rounds > Self.mostRounds {
        problems.append(.unsettled(root.reference))
        arrangements.removeAll()
        break
      }
      measureFreely()
      if !arrangements.isEmpty { arrange() }
      measureFreely()
      if arrangements.isEmpty && additions.isEmpty && decide() { rounds += 1 }
      removeObsoleteRows()
    } while !additions.isEmpty || !arrangements.isEmpty
  }

  private func settleLosses() {
    if !lostBundles.isEmpty {
      for bundle in lostBundles { bundle.open() }
      lostBundles.removeAll()
    }
    if losers.isEmpty { return }
    for item in losers { item.settleLosses() }
    losers.removeAll()
  }

  /// How often arranging, measuring and trying anew may follow on each other in one layout.
  static let mostRounds = 16

  func reset() {
    needsReset = false
    dissolve()
    solver = Solver()
    slots = SlotTable()
    builder = RowBuilder()
    owners.removeAll()
    obsolete.removeAll()
    queue.removeAll()
    queuedBundles.removeAll()
    queuedRuns.removeAll()
    lostBundles.removeAll()
    withdrawn.removeAll()
    marked.removeAll()
    contents.removeAll()
    orphans.removeAll()
    unplaced.removeAll()
    invalid.removeAll()
    leftOut.removeAll()
    listedReviewers.removeAll()
    (hasReviews, hasChoices) = (false, false)
    mixedBoxes.removeAll()
    orderedChoices = nil
    decisions.removeAll()
    fitArrangements = 0
    reviewersAreStale = false
    givenWidth = nil
    givenHeight = nil
    isUnsolved = true
    isUnread = true
    let keepsFrames = frames.keepsFrames
    frames = FrameTable()
    if keepsFrames { frames.keepFrames() }
    hasMeasured = false
    snapping = grid.map { Snapping(grid: $0, slotCount: 0) }
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
    if additions.isEmpty { return }
    let (singles, bundles, slots) = (queue.count, queuedBundles.count, self.slots.count)
    var unset: [Int32] = []
    for reference in additions {
      guard let node = reference.node, node.slot < 0, isPlaceable(node) else { continue }
      takeInTree(node, &unset)
    }
    additions.removeAll(keepingCapacity: true)
    if queuedBundles.count > bundles {
      queuedRuns.append(
        QueuedRun(singles: singles..<queue.count, bundles: bundles..<queuedBundles.count, firstSlot: Int32(slots)))
    }
    growTables()
    setOut(unset)
  }

  /// Makes room for what new slots need.
  private func growTables() {
    slots.provideVariables(in: solver)
    builder.reserve(slots.count * 4)
    frames.resize(to: slots.count)
  }

  /// Takes in a node and all below it that are not left out, parents first.
  private func takeInTree(_ node: LayoutNode, _ unset: inout [Int32]) {
    var pending = [Unmanaged.passUnretained(node)]
    while let next = pending.popLast() {
      next._withUnsafeGuaranteedRef { node in
        takeIn(node, &unset)
        for item in node.children.reversed() where !item.layoutNode.isOmitted {
          pending.append(.passUnretained(item.layoutNode))
        }
        for item in node.attachments.reversed() { pending.append(.passUnretained(item.layoutNode)) }
      }
    }
  }

  private func isPlaceable(_ node: LayoutNode) -> Bool {
    if node === root { return true }
    guard let parent = node.parent, !node.isOmitted else { return false }
    return parent.engine === self && parent.slot >= 0
  }

  private func takeIn(_ node: LayoutNode, _ unset: inout [Int32]) {
    if node.slot >= 0 { return }
    let parent = node === root ? -1 : node.parent?.slot ?? -1
    let inherited = parent >= 0 && slots.isMirrored[Int(parent)]
    let mirrored = node.ownDirection.map { $0 == .rightToLeft } ?? inherited
    let place = slots.occupy(node.reference, parent: parent, isMirrored: mirrored)
    if place.isUsed || node.resting != nil { unset.append(place.slot) }
    node.settle(place.slot, of: self)
    if !node.scalarNames.isEmpty { provideScalars(of: node) }
    listContent(of: node)
    // The direction may be another one here.
    if node.arrangesChildren || !node.extensions.isEmpty {
      node.needsArrangement = true
      node.contentChanges = nil
    }
    if node.needsArrangement { arrangements.append(node.reference) }
    if node.fit(.horizontal) != nil || node.fit(.vertical) != nil { hasFits = true }
    if node.chooser != nil { hasChoosers = true }
    beginChoices(of: node)
    if node.needsDecision { decisions.append(node.reference) }
    if node.looksAtSolutions { list(node) }
    takeNotes(of: node)
    queueConstraints(of: node.reference, mayBundle: !place.isUsed)
    frames.noteNew(place.slot, node.resting?.frame ?? .zero)
  }

  /// Queues what mentions an item; bundles are put in the order of slots later on, which is that of nodes if those are new.
  @inline(__always)
  private func queueConstraints(of item: ItemReference, mayBundle: Bool) {
    if item.newestBundle != nil {
      if !mayBundle { item.openBundles() }
      item.forEachBundle { bundle in
        if bundle.hasLostItem { bundle.open() } else { noteActivation(of: bundle) }
      }
    }
    item.settleLosses()
    for mention in item.storedMentions { mention.link._withUnsafeGuaranteedRef { noteActivation(of: $0) } }
  }

  /// Takes what a node has kept for the next report.
  func takeNotes(of node: LayoutNode) {
    if !node.losses.isEmpty {
      dropped += node.losses
      node.losses.removeAll()
    }
    if !node.mistakes.isEmpty {
      problems += node.mistakes
      node.mistakes.removeAll()
    }
  }

  /// Gives a node the slots for its extra numbers.
  func provideScalars(of node: LayoutNode) {
    while node.scalarSlots.count * 4 < node.scalarNames.count {
      let place = slots.occupy(nil, parent: -1, isMirrored: false)
      node.scalarSlots.append(place.slot)
      growTables()
      if place.isUsed { setOut([place.slot]) }
    }
  }

  /// Has the numbers of slots begin where their nodes were before, or at 0: there they stay if nothing is said of them.
  private func setOut(_ unset: [Int32]) {
    if unset.isEmpty { return }
    removeObsoleteRows()
    // Reading solves, and only the changes of the last solve can be asked for.
    gatherChanges()
    solver.start(startingMoves(of: unset))
    isUnsolved = true
  }

  /// The numbers of slots that are not where they begin, all read before any is changed.
  private func startingMoves(of unset: [Int32]) -> [(variable: Variable, value: Double)] {
    var moves: [(variable: Variable, value: Double)] = []
    solver.withValues { values in
      for slot in unset {
        let start = start(of: slot)
        for (order, start) in [start.x, start.y, start.width, start.height].enumerated() {
          let variable = slots.variables[Int(slot) * 4 + order]
          if values[variable.index] != start { moves.append((variable, start)) }
        }
      }
    }
    return moves
  }

  /// Where a slot begins; a root is at the origin, wherever it was when it was a child.
  private func start(of slot: Int32) -> Rect {
    guard let node = slots.nodes[Int(slot)]?.node, let solved = node.resting?.solved else { return .zero }
    return node === root ? Rect(origin: .zero, size: solved.size) : solved
  }
}
