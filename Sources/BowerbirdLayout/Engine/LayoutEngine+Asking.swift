import BowerbirdSolver

/// Calls of code that is not the engine's: items arrange their children, review a solution, and measure their contents.
///
/// Such code may do anything, such as change the tree or ask for a layout of it. So it is called only while nothing is half
/// done: before rows are made of what has been noted, or after a solve. What it changes is noted as at any other time.
extension LayoutEngine {
  /// What the engine is in the midst of.
  enum Activity {
    case nothing

    /// A layout, or a question whose answer takes one. How large an item would be can be asked, but no other layout begins.
    case layout

    /// Measuring, which asks for nothing that depends on measuring.
    case measuring
  }

  /// Does something, and has it known in the meantime.
  func during<Answer>(_ activity: Activity, _ body: () -> Answer) -> Answer {
    let before = self.activity
    self.activity = activity
    defer { self.activity = before }
    return body()
  }

  /// Whether a question can be answered now; otherwise it is reported.
  func canAnswer() -> Bool {
    if activity != .measuring { return true }
    problems.append(.nestedLayout(root.reference))
    return false
  }

  /// Whether anything has been noted that no solution takes into account.
  var hasNews: Bool {
    !queue.isEmpty || !marked.isEmpty || !contents.isEmpty || !additions.isEmpty || !arrangements.isEmpty
      || !queuedBundles.isEmpty || !obsolete.isEmpty || !losers.isEmpty || !lostBundles.isEmpty || !decisions.isEmpty
      || needsReset
  }

  // MARK: - Arranging

  /// Has items arrange their children, those first that came last: mostly the inside of others, whose fits these ask for.
  func arrange() {
    let waiting = arrangements
    arrangements.removeAll()
    for reference in waiting.reversed() {
      guard let node = reference.node, node.engine === self, node.needsArrangement else { continue }
      node.needsArrangement = false
      node.owner?.arrangeChildren()
      for extra in node.extensions { extra.arrangeChildren(of: node) }
    }
  }

  // MARK: - Deciding

  /// Has items make their choices, outer ones first.
  ///
  /// - Returns: Whether any did.
  func decide() -> Bool {
    if decisions.isEmpty { return false }
    while !decisions.isEmpty {
      for reference in takeDecisions() {
        guard let node = reference.node, node.engine === self, node.needsDecision else { continue }
        node.needsDecision = false
        node.owner?.decideArrangement()
        for extra in node.extensions { extra.decideArrangement(of: node) }
      }
    }
    return true
  }

  /// The waiting decisions, in the order of their depth.
  private func takeDecisions() -> [ItemReference] {
    let waiting = decisions
    decisions.removeAll(keepingCapacity: true)
    if waiting.count == 1 { return waiting }
    var layers: [[ItemReference]] = []
    for reference in waiting where reference.isIn(self) && reference.slot >= 0 {
      let depth = Int(slots.depths[Int(reference.slot)])
      while layers.count <= depth { layers.append([]) }
      layers[depth].append(reference)
    }
    return layers.flatMap { $0 }
  }

  // MARK: - Reviewing

  /// Nodes that something in a solution may have decide otherwise, each once; reading them puts the list in order.
  var reviewers: [ItemReference] {
    if reviewersAreStale { forgetStaleReviewers() }
    return listedReviewers
  }

  /// All at once: a tree of ten thousand grids may be taken apart in one go.
  private func forgetStaleReviewers() {
    reviewersAreStale = false
    var seen: Set<ObjectIdentifier> = []
    var kept: [ItemReference] = []
    for reference in listedReviewers.reversed() {
      guard let node = reference.node, node.engine === self, node.looksAtSolutions else { continue }
      if seen.insert(ObjectIdentifier(reference)).inserted { kept.append(reference) }
    }
    listedReviewers = kept.reversed()
  }

  /// Has items look at the solution whose own code wants that.
  ///
  /// Those are called first that came last: what is inside of others mostly has come after them, and they may ask for what it
  /// finds out.
  ///
  /// - Returns: The items that have changed constraints.
  func review() -> [ItemReference] {
    hasReviews ? reviewers.reversed().filter { isDue($0) && $0.node?.owner?.reviewArrangement() == true } : []
  }

  /// Whether an item wants to look at its present extents.
  private func isDue(_ item: ItemReference) -> Bool {
    guard item.isIn(self), let node = item.node, node.reviewsArrangement else { return false }
    guard let steady = node.steadyExtents else { return true }
    return !steady.contains(width: solvedValue(node.slot, .width), height: solvedValue(node.slot, .height))
  }

  // MARK: - Measuring

  /// Measures listed contents without limits that have not been.
  func measureFreely() {
    if contents.isEmpty { return }
    during(.measuring) {
      var place = 0
      // Measuring may list more.
      while place < contents.count {
        if let content = contents[place].node?.content { _ = content.idealMeasurement() }
        place += 1
      }
    }
  }

  /// That an item was measured anew.
  struct Remeasurement {
    let item: ItemReference

    /// What was known before.
    let before: Measurement?
  }

  /// Measures what has another extent than it was measured for.
  func measureAgain() -> [Remeasurement] {
    let asked = measuring.compactMap { slot in slots.nodes[Int(slot)].map { ($0, measuredExtent(at: slot, $0)) } }
    measuring.removeAll(keepingCapacity: true)
    return during(.measuring) {
      var measured: [Remeasurement] = []
      for (item, extent) in asked {
        guard let node = item.node, node.engine === self, let content = node.content, let measure = content.measure
        else { continue }
        // Rounding in an extent is no reason to break lines again.
        if let fitted = content.fitted, fitted.extent.isNearly(extent) { continue }
        let before = content.measurement
        content.fitted = (extent, content.answer(for: extent, measure))
        measured.append(Remeasurement(item: item, before: before))
      }
      return measured
    }
  }

  private func measuredExtent(at slot: Int32, _ item: ItemReference) -> Double {
    let axis = item.node?.content?.leadingAxis ?? .horizontal
    return measuredExtent(frames.value(at: Int(slot) * 4 + (axis == .horizontal ? 2 : 3)), axis)
  }

  /// What content is measured for that gets an extent: on a grid, no more than is left of it when it is snapped.
  func measuredExtent(_ extent: Double, _ axis: Axis) -> Double {
    max(0, grid?.extentLeft(of: extent, axis) ?? extent)
  }
}
