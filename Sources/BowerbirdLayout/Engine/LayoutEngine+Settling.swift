/// Solving until nothing in the solution asks for other constraints.
extension LayoutEngine {
  /// Solves, and solves again as long as anything depends on the solution in another way than was decided.
  func settleDown(_ solve: () -> Void) {
    beginChoices()
    var rounds = SettlingRounds()
    solve()
    while let step = nextStep() {
      rounds.count(step)
      if !rounds.areAllowed(among: reviewers.count, measured: slots.isMeasured.count { $0 }) {
        problems.append(.unsettled(root.reference))
        return
      }
      solve()
    }
  }

  /// What the present solution asks for: sizes first, then what is measured for them, and choices once all else is settled.
  private func nextStep() -> SettlingStep? {
    if noteSizes() || review() { return .size }
    look()
    if measureContents() { return .measurement }
    return advanceChoices() ? .choice : nil
  }

  /// Has items decide again whose sizes are not among those for which they decided.
  ///
  /// - Returns: Whether there are any.
  func noteSizes() -> Bool {
    var hasNoted = false
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
      for reference in reviewers {
        guard reference.isIn(self), let node = reference.node, let decided = node.commonExtents else { continue }
        let first = Int(node.slot) * 4
        let isSteady = decided.contains(
          width: derivations.number(first + 2, in: values), height: derivations.number(first + 3, in: values))
        if !isSteady { unsteady.append(node) }
      }
    }
    return unsteady
  }
}

/// Why a layout solves again.
enum SettlingStep {
  /// Something has a size for which nothing was decided, or code of a user's changed constraints.
  case size

  /// A content was measured for another extent.
  case measurement

  /// Another alternative is taken.
  case choice
}

/// Counts solutions, so that a layout ends whatever code of a user's does between them.
///
/// Sizes are decided from the outside to the inside, widths before heights, so that each solution settles one item more along
/// one axis. Code that is called in between may ask for more without end.
struct SettlingRounds {
  private var sizes = 0
  private var measurements = 0

  mutating func count(_ step: SettlingStep) {
    if step == .size { sizes += 1 } else { sizes = 0 }
    if step == .measurement { measurements += 1 }
    if step == .choice { measurements = 0 }
  }

  /// Whether so many solutions can be waited for.
  ///
  /// - Parameters:
  ///   - items: How many items look at their sizes.
  ///   - contents: How many contents are measured: each may wait for the size of another one.
  func areAllowed(among items: Int, measured contents: Int) -> Bool {
    sizes < Self.most + 2 * items && measurements < Self.most + contents
  }

  /// How often code of a user's may change something.
  private static let most = 16
}
