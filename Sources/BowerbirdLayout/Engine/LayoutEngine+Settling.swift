/// Solving until nothing in the solution asks for other constraints.
extension LayoutEngine {
  /// Solves, and solves again as long as anything depends on the solution in another way than was decided.
  func settleDown(_ solve: () -> Void) {
    beginChoices()
    solve()
    var rounds = SettlingRounds(items: reviewers.count)
    while let step = nextStep() {
      rounds.count(step)
      if !rounds.areAllowed(measuring: { slots.isMeasured.count { $0 } }) {
        problems.append(.unsettled(root.reference))
        return
      }
      solve()
    }
  }

  /// What the present solution asks for: sizes first, then what is measured for them, and choices once all else is settled.
  private func nextStep() -> SettlingStep? {
    if noteSizes() { return .size }
    let changed = review()
    if !changed.isEmpty { return .review(changed) }
    look()
    if measureContents() { return .measurement }
    return advanceChoices() ? .choice : nil
  }

  /// Has items decide again whose sizes are not among those for which they decided.
  ///
  /// - Returns: Whether there are any.
  func noteSizes() -> Bool {
    // Nothing in most trees depends on a size.
    if listedReviewers.isEmpty && mixedBoxes.isEmpty { return false }
    var hasNoted = handLengthsOn()
    for node in unsteadyNodes() {
      node.noteDecision()
      hasNoted = true
    }
    for reference in mixedBoxes where reference.isIn(self) && reference.node?.noteBoxWidth() == true { hasNoted = true }
    return hasNoted
  }

  private func unsteadyNodes() -> [LayoutNode] {
    let reviewers = reviewers, derivations = frames.derivations
    var unsteady: [LayoutNode] = []
    withSolution { values in
      reviewers.lendEach { reference in
        if !reference.isIn(self) { return }
        reference.withNode { node in
          guard let decided = node.commonExtents else { return }
          let first = Int(node.slot) * 4
          let isSteady = decided.contains(
            width: derivations.number(first + 2, in: values), height: derivations.number(first + 3, in: values))
          if !isSteady { unsteady.append(node) }
        }
      }
    }
    return unsteady
  }
}

extension [ItemReference] {
  /// Lends each of the references, which the array keeps alive, without counting references.
  @inline(__always)
  func lendEach(_ body: (ItemReference) -> Void) {
    withUnsafeBufferPointer { references in
      for place in references.indices { Unmanaged.passUnretained(references[place])._withUnsafeGuaranteedRef(body) }
    }
  }
}
