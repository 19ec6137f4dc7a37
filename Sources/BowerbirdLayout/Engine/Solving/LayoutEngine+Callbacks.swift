import BowerbirdSolver

/// Callbacks: items arrange their children, review a solution, and measure their contents.
///
/// User code may do anything, such as change the tree or ask for a layout. So it is called only in a consistent state:
/// before rows are compiled, or after a solve. Its changes are recorded like any others.
extension LayoutEngine {
  /// A phase of the engine.
  enum Activity {
    case nothing

    /// A layout, or a question that needs one. Code may ask for the smallest size of an item, but no other layout
    /// begins.
    case layout

    /// Measuring. Questions are refused, because their answers depend on measurements.
    case measuring
  }

  /// Runs a closure in a phase.
  func during<Answer>(_ activity: Activity, _ body: () -> Answer) -> Answer {
    let before = self.activity
    self.activity = activity
    defer { self.activity = before }
    return body()
  }

  /// Returns whether a question can be answered now.
  ///
  /// If not, a problem is reported.
  func canAnswer() -> Bool {
    if activity != .measuring { return true }
    problems.append(.nestedLayout(root.reference))
    return false
  }

  /// Whether there are changes that no solution includes.
  var hasNews: Bool {
    !queue.isEmpty || !marked.isEmpty || !contents.isEmpty || !additions.isEmpty || !arrangements.isEmpty
      || !queuedBundles.isEmpty || !obsolete.isEmpty || !losers.isEmpty || !lostBundles.isEmpty || !decisions.isEmpty
      || needsReset
  }

  // MARK: - Arranging

  /// Lets waiting items arrange their children, the latest first.
  ///
  /// These are mostly inner items, and outer items need their fits.
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

  /// Lets waiting items decide their arrangements, outer items first.
  ///
  /// - Returns: Whether any item was waiting.
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

  /// Removes and returns the items that wait to decide, sorted by depth.
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

  /// The nodes whose arrangement may depend on the solution, each once.
  ///
  /// Reading this removes stale entries.
  var reviewers: [ItemReference] {
    if reviewersAreStale { forgetStaleReviewers() }
    return listedReviewers
  }

  /// Removes stale entries in one pass, because ten thousand grids may be taken apart at once.
  private func forgetStaleReviewers() {
    reviewersAreStale = false
    var seen: Set<ObjectIdentifier> = []
    var kept: [ItemReference] = []
    for reference in listedReviewers.reversed() {
      guard let node = reference.node, node.engine === self, node.readsSolutions else { continue }
      if seen.insert(ObjectIdentifier(reference)).inserted { kept.append(reference) }
    }
    listedReviewers = kept.reversed()
  }

  /// Lets items that ask for it review the solution, the latest first.
  ///
  /// The latest are mostly inner items, and outer items may ask for their results.
  ///
  /// - Returns: The items that have changed constraints.
  func review() -> [ItemReference] {
    hasReviews ? reviewers.reversed().filter { isDue($0) && $0.node?.owner?.reviewArrangement() == true } : []
  }

  /// Returns whether an item wants to review its present extents.
  private func isDue(_ item: ItemReference) -> Bool {
    guard item.isIn(self), let node = item.node, node.reviewsArrangement else { return false }
    guard let steady = node.steadyExtents else { return true }
    return !steady.contains(width: solvedValue(node.slot, .width), height: solvedValue(node.slot, .height))
  }

  // MARK: - Measuring

  /// Measures listed contents without limits, unless that has been done before.
  func measureFreely() {
    if contents.isEmpty { return }
    during(.measuring) {
      var place = 0
      // Measuring may list more contents.
      while place < contents.count {
        if let content = contents[place].node?.content { _ = content.idealMeasurement() }
        place += 1
      }
    }
  }

  /// An item that was measured again.
  struct Remeasurement {
    let item: ItemReference

    /// The measurement before.
    let before: Measurement?
  }

  /// Measures the contents again whose extents have changed since they were measured.
  func measureAgain() -> [Remeasurement] {
    let asked = measuring.compactMap { slot in slots.nodes[Int(slot)].map { ($0, measuredExtent(at: slot, $0)) } }
    measuring.removeAll(keepingCapacity: true)
    return during(.measuring) {
      var measured: [Remeasurement] = []
      for (item, extent) in asked {
        guard let node = item.node, node.engine === self, let content = node.content, let measure = content.measure
        else { continue }
        // A difference by rounding is no reason to break lines again.
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

  /// Returns the extent to measure a content for.
  ///
  /// On a grid, this is the least that snapping leaves of the solved extent.
  func measuredExtent(_ extent: Double, _ axis: Axis) -> Double {
    max(0, grid?.extentLeft(of: extent, axis) ?? extent)
  }
}
