import BowerbirdSolver

/// Takes note of the changes that nodes and constraints report, for the next layout.
extension LayoutEngine {
  // MARK: - Constraints

  func noteActivation(of constraint: LayoutConstraint) {
    if constraint.stage != .waiting { return }
    noteChangeByProgram()
    constraint.stage = .queued
    constraint.engine = self
    pending.queue.append(activated: constraint)
  }

  func noteActivation(of bundle: ConstraintBundle) {
    if bundle.engine != nil { return }
    noteChangeByProgram()
    bundle.queue(in: self)
    pending.queue.append(bundle)
  }

  func noteDeactivation(of constraint: LayoutConstraint) {
    noteChangeByProgram()
    if let handle = constraint.handle { retire(handle) }
    if constraint.stage == .queued { pending.queue.withdraw(constraint) }
    if constraint.stage == .substituted { releaseSubstitution(constraint) }
    constraint.handle = nil
    constraint.engine = nil
    constraint.isMarked = false
  }

  func noteChange(of constraint: LayoutConstraint) {
    if constraint.hasNewPriority || constraint.isReshaped || isInsideHost(constraint) { noteChangeByProgram() }
    if constraint.isMarked { return }
    constraint.isMarked = true
    pending.note(changed: constraint)
  }

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

  // MARK: - Changes by programs

  /// Counts a change by the program, but not one that the layout itself makes.
  @inline(__always)
  private func noteChangeByProgram() {
    if activity == .nothing || callbackAdditions.isCalling { choiceState.changes += 1 }
  }

  /// Returns whether a constraint may affect the inside of an item with alternatives.
  private func isInsideHost(_ constraint: LayoutConstraint) -> Bool {
    choiceState.hasAlternatives && constraint.containsTerm { $0.item.node?.outerWithAlternatives != nil }
  }

  // MARK: - Nodes

  /// Notes that a subtree is added.
  ///
  /// - Returns: True if the running layout includes the subtree, or if no layout is running; false if the running
  ///   layout leaves the subtree to the next one.
  @discardableResult
  func noteAddition(_ node: LayoutNode) -> Bool {
    noteChangeByProgram()
    repeatedNames = nil
    choiceState.order = nil
    flow.lengthTieChanges += 1
    guard let caller = callbackAdditions.lateCaller(adding: node.reference, isMeasuring: activity == .measuring) else {
      pending.note(added: node.reference)
      return true
    }
    pending.postpone(node.reference)
    if callbackAdditions.isReportDue(of: caller) { notes.problems.append(.addedTooLate(node.reference, by: caller)) }
    return false
  }

  func noteReadsSolutions(of node: LayoutNode) {
    choiceState.order = nil
    if node.readsSolutions { list(node) } else { reviewerList.noteStale() }
  }

  /// Lists a node whose arrangement may depend on the solution.
  func list(_ node: LayoutNode) {
    reviewerList.append(node.reference)
    noteSolutionUses(of: node)
  }

  /// Updates the engine's flags for the ways in which a node of the reviewer list uses solutions.
  func noteSolutionUses(of node: LayoutNode) {
    if node.reviewsArrangement { reviewerList.hasReviews = true }
    if !node.choices.isEmpty { choiceState.hasChoices = true }
    guard let handed = node.handed else { return }
    flow.handsLengths = true
    if handed.hasNumbers { flow.handsNumbers = true }
  }

  func noteContent(of node: LayoutNode) {
    noteChangeByProgram()
    pending.note(contentOf: node.reference)
  }

  /// Schedules an update of the rows of a node's content.
  func listContent(of node: LayoutNode) {
    guard let content = node.content else { return }
    content.isMarked = true
    pending.note(contentOf: node.reference)
  }

  func noteArrangement(of node: LayoutNode, forFit isFit: Bool) {
    noteChangeByProgram()
    pending.note(arranging: node.reference, forFit: isFit)
  }

  func noteDecision(of node: LayoutNode) { pending.note(deciding: node.reference) }

  func noteDirection() {
    noteChangeByProgram()
    pending.noteReset()
  }

  func noteScalar(of node: LayoutNode) {
    if node.slot >= 0 { provideScalars(of: node) }
  }

  /// Releases a subtree that leaves the tree.
  func noteRemoval(of node: LayoutNode) {
    noteChangeByProgram()
    repeatedNames = nil
    choiceState.order = nil
    if node.slot < 0 { return }
    if given.last == nil && activity == .nothing { return startAgain() }
    // All rows of the subtree are removed. Without rows, nothing is compiled again as the subtree's substitutions end.
    node.forEachNode { node in
      if node.slot >= 0 { slots.hasRows[Int(node.slot)] = false }
    }
    node.forEachNode { if $0.slot >= 0 { release($0) } }
  }

  /// Takes a subtree out of the layout while it stays in the tree of items.
  ///
  /// Constraints that wait for it are not reported.
  func noteOmission(of node: LayoutNode) {
    choiceState.order = nil
    if node.slot < 0 { return }
    if given.last == nil && activity == .nothing { return startAgain() }
    node.forEachNode { if $0.slot >= 0 { slots.hasRows[Int($0.slot)] = false } }
    let count = notes.dropped.count
    node.forEachNode { if $0.slot >= 0 { release($0) } }
    notes.dropped.removeLast(notes.dropped.count - count)
    if question.isAsking { question.noteOmission(node.reference) } else { node.forgetResting() }
  }

  /// Forgets the last frames of items that questions have left out, unless the items are back.
  func forgetRestingOmissions() {
    for item in question.takeOmissions() { if let node = item.node, node.isAbsent { node.forgetResting() } }
  }

  /// Runs a closure whose solves are for a question.
  func answeringQuestion<Answer>(_ body: () -> Answer) -> Answer {
    let before = question.isAsking
    question.isAsking = true
    defer { question.isAsking = before }
    return body()
  }

  /// Releases a node: removes its rows, suspends the constraints that mention it, and vacates its slots.
  private func release(_ node: LayoutNode) {
    let slot = Int(node.slot)
    let lazyBounds = slots.lazyBounds[slot]
    if let bound = lazyBounds.width { retire(bound) }
    if let bound = lazyBounds.height { retire(bound) }
    for handle in node.content?.handles ?? [] { retire(handle) }
    for mention in node.reference.mentions { suspend(mention.constraint) }
    if node.readsSolutions { reviewerList.noteStale() }
    let vacated = [node.slot] + node.scalarSlots
    leave(node)
    for slot in vacated { slots.vacate(slot) }
  }

  /// Suspends a constraint because one of its items has left the tree.
  private func suspend(_ constraint: LayoutConstraint) {
    guard constraint.engine === self else { return }
    if !constraint.isOfContainer && !constraint.endsWithNothing {
      notes.dropped.append(constraint)
    }
    noteDeactivation(of: constraint)
    constraint.stage = .waiting
    constraint.waitsForItem = true
    // A constraint with an item that an alternative leaves out stays within its tree.
    if constraint.isOfContainer || choiceState.hasAlternatives && constraint.hasAbsentItem { return }
    constraint.noteForeignChange()
  }

  private func leave(_ node: LayoutNode) {
    // A tree without a size was never laid out, so there are no frames to keep.
    if given.last != nil {
      node.formerFrame = FormerFrame(frame: node.frame, solved: frames.solvedFrame(at: node.slot))
    }
    node.leaveSlot()
    if !node.scalarSlots.isEmpty { node.scalarSlots.removeAll() }
    node.content?.forgetRows()
  }

  /// Releases the whole tree, so that it no longer has an engine.
  func dissolve() {
    for reference in slots.nodes {
      reference?.withNode { node in
        for mention in node.reference.storedMentions {
          mention.link._withUnsafeGuaranteedRef { if $0.engine === self { $0.leaveEngine() } }
        }
        node.reference.forEachBundle { $0.leave(self) }
        leave(node)
      }
    }
    root.engine = nil
  }
}
