import BowerbirdSolver

/// Solves again and again, until no decision, measurement or choice requires other constraints.
extension LayoutEngine {
  /// Solves until all decisions, measurements and choices agree with the solution.
  ///
  /// If the layout does not settle, the call stops early and records ``LayoutProblem/unsettled(_:changing:)``.
  ///
  /// - Parameters:
  ///   - keepsChoices: Whether choices begin with the alternatives that are taken.
  ///   - solve: A closure that passes changes to the solver, and solves.
  func solveUntilSettled(keepingChoices keepsChoices: Bool = false, _ solve: () -> Void) {
    notes.isUnsettled = false
    if !keepsChoices {
      if choiceState.hasChoices { beginChoices() }
      if lazyBounds.hasBoundsOfQuestions { removeBoundsOfQuestions() }
    }
    solve()
    if dependsOnSolution { repeatUntilSettled(solve) }
  }

  /// Whether a solution may require other constraints: because of a decision, a review, a measurement, or a choice.
  private var dependsOnSolution: Bool {
    !reviewerList.items.isEmpty || !flow.lengthDependentItems.isEmpty || measuring.isUsed || choiceState.hasChoices
      || !pending.isEmpty
  }

  private func repeatUntilSettled(_ solve: () -> Void) {
    defer { choiceState.endLayout() }
    var rounds = SettlingRounds(items: reviewers.count), changed: [ItemReference] = []
    while rounds.allowAnotherSolve(measuring: { slots.isMeasured.elements.count { $0 } }) {
      guard let step = nextStep(changing: &changed) else { return solveAndRead() }
      rounds.count(step, by: changed)
      changed.removeAll(keepingCapacity: true)
      solve()
    }
    // The last step has been solved, so that the next layout finds no pending changes and repeats this answer.
    notes.noteUnsettled(root.reference, changing: rounds.restless)
  }

  /// Changes constraints as the present solution requires, and returns the kind of the change.
  ///
  /// New sizes are handled first, then reviews, then measurements. Choices are made when nothing else is left to do.
  ///
  /// - Parameter items: The items that request the change are appended to this list, as far as they are known.
  /// - Returns: The kind of the change; nil if the layout is settled.
  private func nextStep(changing items: inout [ItemReference]) -> SettlingStep? {
    if requestDecisions(of: &items) { return .size }
    let reviewed = review()
    if !reviewed.isEmpty {
      items += reviewed
      return .review(reviewed)
    }
    solveAndRead()
    if measureContents(of: &items) { return .measurement }
    return advanceChoices() ? .choice : nil
  }

  /// Hands lengths on, and asks items to decide again if their sizes are outside of the extents for which they have
  /// decided.
  ///
  /// If a need was computed for another length than in the solution, the call also requests a new need.
  ///
  /// - Parameter items: The items with requests are appended to this list.
  /// - Returns: Whether the tree must be solved again.
  func requestDecisions(of items: inout [ItemReference]) -> Bool {
    // In most trees, nothing depends on a size.
    if reviewerList.items.isEmpty && flow.lengthDependentItems.isEmpty { return false }
    var hasNoted = handLengthsOn()
    for node in unsteadyNodes() {
      node.noteDecision()
      items.append(node.reference)
      hasNoted = true
    }
    for reference in flow.lengthDependentItems where reference.isIn(self) {
      if reference.node?.noteBoxWidth() == true {
        items.append(reference)
        hasNoted = true
      }
    }
    return hasNoted
  }

  private func unsteadyNodes() -> [LayoutNode] {
    let reviewers = reviewers, substitutions = frames.substitutions
    var unsteady: [LayoutNode] = []
    solver.withValues { values in
      reviewers.lendEach { reference in
        if !reference.isIn(self) { return }
        reference.withNode { node in
          if node.commonExtents == nil { return }
          let size = Size(
            width: substitutions.number(SlotNumber.width.index(in: node.slot), in: values),
            height: substitutions.number(SlotNumber.height.index(in: node.slot), in: values))
          if !node.hasDecided(for: size) { unsteady.append(node) }
        }
      }
    }
    return unsteady
  }
}

extension [ItemReference] {
  /// Calls a closure with each of the item references, without reference counting.
  ///
  /// The array keeps the references alive.
  @inline(__always)
  func lendEach(_ body: (ItemReference) -> Void) {
    withUnsafeBufferPointer { references in
      for index in references.indices { Unmanaged.passUnretained(references[index])._withUnsafeGuaranteedRef(body) }
    }
  }
}
