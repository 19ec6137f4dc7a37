import BowerbirdSolver

/// Records the changes that nodes and constraints report, for the next layout.
extension LayoutEngine {
  // MARK: - Constraints

  func noteActivation(of constraint: LayoutConstraint) {
    if constraint.stage != .waiting { return noteWaiting(constraint) }
    if let host = constraint.alternativesHost, !host.isIn(self) { return }
    noteChangeByProgram()
    constraint.stage = .queued
    constraint.engine = self
    pending.queue.append(constraint)
  }

  func noteActivation(of bundle: ConstraintBundle) {
    if bundle.isIn(self) { return }
    if bundle.hasEngine { return bundle.constraints.forEach { noteWaiting($0) } }
    noteChangeByProgram()
    bundle.queue(in: self)
    pending.queue.append(bundle)
  }

  /// Records a constraint that has items in two trees and is in the queue of the other tree's engine.
  ///
  /// Both engines record the constraint, so the reports of both trees list it.
  private func noteWaiting(_ constraint: LayoutConstraint) {
    if constraint.stage != .queued || constraint.engine === self || constraint.isOfContainer { return }
    notes.note(unplaced: constraint)
  }

  func noteDeactivation(of constraint: LayoutConstraint) {
    noteChangeByProgram()
    if let handle = constraint.handle { retire(handle) }
    if constraint.stage == .queued { pending.queue.withdraw(constraint) }
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

  func noteDefinition(of node: LayoutNode) {
    noteChangeByProgram()
    list(definitionsOf: node)
  }

  /// Schedules the substitution of an item's new and changed definitions.
  func list(definitionsOf node: LayoutNode) {
    guard node.definitions != nil, let definitions = node.ownDefinitions, !definitions.isListed else { return }
    definitions.isListed = true
    pending.note(defined: node.reference)
  }

  // MARK: - Changes by programs

  /// Increments ``ChoiceState/changes``, unless the layout itself makes the change.
  @inline(__always)
  func noteChangeByProgram() {
    if activity == .nothing || callbackAdditions.isCalling { choiceState.noteChange() }
  }

  /// Returns whether a constraint may affect the inside of an item with alternatives.
  private func isInsideHost(_ constraint: LayoutConstraint) -> Bool {
    choiceState.hasAlternatives && constraint.containsTerm { $0.item.node?.outerWithAlternatives != nil }
  }

  // MARK: - Nodes

  /// Records that a subtree was added to the tree.
  ///
  /// - Returns: True if the running layout includes the subtree, or if no layout is running; false if the subtree is
  ///   left to the next layout.
  @discardableResult
  func noteAddition(_ node: LayoutNode) -> Bool {
    noteChangeByProgram()
    pathNames.forget()
    choiceState.forgetOrder()
    flow.noteTieChange()
    guard let caller = callbackAdditions.lateCaller(adding: node.reference, isMeasuring: activity == .measuring) else {
      pending.note(added: node.reference)
      return true
    }
    pending.postpone(node.reference)
    if callbackAdditions.isReportDue(of: caller) { notes.note(.addedTooLate(node.reference, by: caller)) }
    return false
  }

  func noteReadsSolutions(of node: LayoutNode) {
    if node.readsSolutions { return list(node) }
    choiceState.forgetOrder()
    reviewerList.noteStale()
  }

  /// Adds a node to the list of reviewers, because its arrangement may depend on the solution.
  func list(_ node: LayoutNode) {
    // The node may have choices already, because it may have been in a tree before.
    choiceState.forgetOrder()
    reviewerList.append(node.reference)
    noteSolutionUses(of: node)
  }

  /// Sets the engine's flags for the uses that a reviewer makes of solutions.
  ///
  /// A reviewer may review solutions, make choices, or hand lengths on.
  func noteSolutionUses(of node: LayoutNode) {
    if node.reviewsArrangement { reviewerList.noteReviews() }
    if !node.choices.isEmpty { choiceState.noteChoices() }
    if let handed = node.handed { flow.note(handed) }
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
}
