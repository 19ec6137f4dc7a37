import BowerbirdSolver

/// Removes items that leave the tree or the layout, with their rows and their slots.
extension LayoutEngine {
  // MARK: - Items

  /// Removes the items of a subtree from the engine, because the subtree leaves the tree.
  func removeItems(under node: LayoutNode) {
    noteChangeByProgram()
    pathNames.forget()
    choiceState.forgetOrder()
    if node.slot < 0 { return }
    if given.last == nil && activity == .nothing { return startAgain() }
    release(under: node, reports: true)
  }

  /// Removes the items of a subtree from the engine, because an alternative leaves the subtree out.
  ///
  /// The subtree stays in the tree of items, so the report does not list constraints of its items as dropped.
  func leaveOutItems(under node: LayoutNode) {
    choiceState.forgetOrder()
    if node.slot < 0 { return }
    if given.last == nil && activity == .nothing { return startAgain() }
    release(under: node, reports: false)
  }

  /// Forgets the last frames of items that questions have left out and that are still left out.
  func forgetRestingOmissions() {
    for item in question.takeOmissions() { if let node = item.node, node.isAbsent { node.forgetResting() } }
  }

  /// Removes a node and all nodes below it from the engine.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - reports: Whether the next report lists the constraints of the nodes as dropped.
  private func release(under node: LayoutNode, reports: Bool) {
    // All rows of the subtree are removed, so the end of the subtree's substitutions must not request new rows.
    node.forEachNode { if $0.slot >= 0 { slots.forgetRows(at: $0.slot) } }
    node.forEachNode { if $0.slot >= 0 { release($0, reports: reports) } }
  }

  /// Removes a node from the engine: removes its rows, suspends the constraints that mention it, and vacates its slots.
  ///
  /// `reports` is true if the next report lists the suspended constraints as dropped.
  private func release(_ node: LayoutNode, reports: Bool) {
    forgetPositions()
    let slot = node.slot
    for bound in lazyBounds.take(of: slot) { retire(bound) }
    for handle in node.content?.handles ?? [] { retire(handle) }
    for mention in node.reference.mentions { suspend(mention.constraint, reports: reports) }
    releaseSubstitutions(of: node)
    if node.readsSolutions { reviewerList.noteStale() }
    let scalarSlots = node.scalarSlots
    leave(node)
    slots.vacate(slot)
    for slot in scalarSlots { slots.vacate(slot) }
  }

  /// Removes the row of a constraint, or its entry in the queue, because one of its items has left the tree or is left
  /// out.
  ///
  /// The constraint gets a row again when all of its items have slots in one tree.
  ///
  /// `reports` is true if the next report lists the constraint as dropped.
  private func suspend(_ constraint: LayoutConstraint, reports: Bool) {
    guard constraint.engine === self else { return }
    if constraint.stage == .queued && isSpread(constraint) {
      noteDeactivation(of: constraint)
      constraint.stage = .waiting
      if !constraint.isOfContainer { notes.note(unplaced: constraint) }
      return
    }
    if reports && !constraint.isOfContainer && !constraint.endsWithZeroTerm { notes.note(dropped: constraint) }
    noteDeactivation(of: constraint)
    constraint.stage = .waiting
    constraint.waitsForItem = true
    // An item that an alternative leaves out stays in its tree, so needs do not change.
    if constraint.isOfContainer || choiceState.hasAlternatives && constraint.hasAbsentItem { return }
    constraint.noteForeignChange()
  }

  /// Returns whether a constraint has an item outside of the tree.
  ///
  /// A queued constraint of this kind had no effect yet, so the report does not list it as dropped.
  private func isSpread(_ constraint: LayoutConstraint) -> Bool {
    constraint.containsTerm { $0.item.node?.topmost !== root }
  }

  private func leave(_ node: LayoutNode) {
    // A tree without a size was never laid out, so there are no frames to keep.
    if given.last != nil {
      node.formerFrame = FormerFrame(frame: node.writtenFrame, solved: frames.solvedFrame(at: node.slot))
    }
    node.leaveSlot()
    node.definitions?.leaveEngine()
    if !node.scalarSlots.isEmpty { node.scalarSlots.removeAll() }
    node.content?.forgetRows()
  }

  // MARK: - Rows

  /// Removes the row of a constraint from the solver at once, if there is one.
  func takeOut(_ constraint: LayoutConstraint) {
    guard let handle = constraint.handle else { return }
    takeOut(handle)
    constraint.handle = nil
  }

  /// Removes a row from the solver at once.
  func takeOut(_ handle: ConstraintHandle) {
    owners.release(handle)
    solver.remove(handle)
  }

  /// Schedules the removal of a row for the next layout.
  func retire(_ handle: ConstraintHandle) {
    owners.release(handle)
    pending.note(obsolete: handle)
  }

  /// Removes the rows whose removal is scheduled, which may make room for left-out constraints.
  func removeObsoleteRows() {
    if pending.obsolete.isEmpty { return }
    // A handle is listed only once, when the row loses its owner. So the row is still in the solver.
    solver.remove(pending.obsolete)
    pending.forgetObsolete()
    standing.noteRoom()
  }

  // MARK: - The whole tree

  /// Removes all items from the engine, so that the tree no longer has an engine.
  func dissolve() {
    slots.nodes.withUnsafeBufferPointer { nodes in
      for slot in nodes.indices { nodes[slot]?.withNode { removeInDissolution($0) } }
    }
    root.engine = nil
  }

  private func removeInDissolution(_ node: LayoutNode) {
    for mention in node.reference.storedMentions {
      mention.link._withUnsafeGuaranteedRef { if $0.engine === self { $0.leaveEngine() } }
    }
    node.reference.visitBundles { $0.leave(self) }
    leave(node)
  }

  /// Discards the solver and all rows, so that the next layout registers the whole tree again.
  func reset() {
    dissolve()
    pending = PendingChanges(root: root.reference, after: pending)
    solver.restart()
    slots = SlotTable()
    builder = RowBuilder()
    owners = RowOwners()
    notes.forgetRows()
    standing = StandingConflicts()
    lazyBounds = LazyBoundTable()
    reviewerList = ReviewerList()
    choiceState.restart()
    flow.forgetLengthDependent()
    given.forgetRows()
    let keepsFrames = frames.keepsFrames
    frames = SlotFrames()
    if keepsFrames { frames.keepFrames() }
    measuring = MeasureList()
    rounding.use(rounding.grid, slotCount: 0)
  }
}
