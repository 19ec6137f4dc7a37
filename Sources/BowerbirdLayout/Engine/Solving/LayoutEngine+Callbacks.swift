import BowerbirdSolver

/// Calls the callbacks of items, which arrange their children, decide their arrangements, and review a solution.
///
/// User code may do anything, such as change the tree or ask for a layout. So user code is called only in a consistent
/// state: before rows are made, or after a solve. The changes by user code are recorded like other changes.
extension LayoutEngine {
  /// A phase of the engine.
  enum Activity {
    /// The engine is idle.
    case nothing

    /// The engine lays out the tree, for a layout or for a question that needs one.
    ///
    /// Code may ask for the smallest size of an item, but no other layout begins.
    case layout

    /// The engine measures content, and refuses questions, because their answers depend on measurements.
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
    notes.note(.nestedLayout(root.reference))
    return false
  }

  // MARK: - Arranging

  /// Calls `arrangeChildren()` of the items that have requested it and of their extensions, in reverse order of the
  /// requests.
  ///
  /// Inner items usually request an arrangement last. They are arranged first, because outer items need the fits of
  /// inner items.
  func arrange() {
    for reference in pending.takeArrangements().reversed() {
      forgetPositions()
      guard let node = reference.node, node.engine === self, node.needsArrangement else { continue }
      node.needsArrangement = false
      callbackAdditions.setArranging(reference)
      calling(reference) { node.owner?.arrangeChildren() }
      callbackAdditions.setArranging(nil)
      if let extras = node.extras, !extras.removed.isEmpty { extras.removed.removeAll() }
      for extra in node.extensions { extra.arrangeChildren(of: node) }
    }
  }

  // MARK: - Deciding

  /// Calls `decideArrangement()` of the items that have requested it and of their extensions, outer items first.
  ///
  /// An item that requests another decision after its decision waits for the next call of this method, because user
  /// code may request decisions without end.
  ///
  /// - Returns: Whether any item had requested a decision.
  func decide() -> Bool {
    if pending.decisions.isEmpty { return false }
    var decided: Set<ObjectIdentifier> = [], again: [ItemReference] = []
    while !pending.decisions.isEmpty {
      let waiting = outerFirst(pending.takeDecisions())
      for reference in waiting {
        if !decided.isEmpty, decided.contains(ObjectIdentifier(reference)) {
          again.append(reference)
          continue
        }
        guard let node = reference.node, node.engine === self, node.needsDecision else { continue }
        // A request that an item makes during its decision is dropped, because this decision fulfils it.
        let size = node.decidingSize
        calling(reference) { node.owner?.decideArrangement() }
        node.needsDecision = false
        for extra in node.extensions { extra.decideArrangement(of: node) }
        node.extras?.decidedSize = (size, root: given.pending)
      }
      if !pending.decisions.isEmpty { for reference in waiting { decided.insert(ObjectIdentifier(reference)) } }
    }
    for reference in again { pending.note(deciding: reference) }
    return true
  }

  /// Returns the items that are in the tree, outer items first.
  ///
  /// A single item is returned even if it is not in the tree.
  private func outerFirst(_ waiting: [ItemReference]) -> [ItemReference] {
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

  /// The nodes whose arrangement may depend on the solution, without duplicates.
  ///
  /// Reading the property removes stale entries from the list.
  var reviewers: [ItemReference] {
    if reviewerList.isStale { reviewerList.clean(in: self) }
    return reviewerList.items
  }

  /// Calls `reviewArrangement()` of all items that are due for a review, in reverse order of listing.
  ///
  /// Inner items are usually listed last. They are called first, because outer items may ask for the results of inner
  /// items.
  ///
  /// - Returns: The items that have changed constraints.
  func review() -> [ItemReference] {
    if !reviewerList.hasReviews { return [] }
    return reviewers.reversed().filter { item in
      isDue(item) && calling(item) { item.node?.owner?.reviewArrangement() == true }
    }
  }

  /// Returns whether an item must review its arrangement, because its extents are not steady or it has no steady
  /// extents.
  private func isDue(_ item: ItemReference) -> Bool {
    guard item.isIn(self), let node = item.node, node.reviewsArrangement else { return false }
    guard let steady = node.steadyExtents else { return true }
    return !steady.contains(width: solvedValue(node.slot, .width), height: solvedValue(node.slot, .height))
  }
}
