/// Registers and arranges the items of the tree before rows are made.
extension LayoutEngine {
  /// Registers added nodes, and lets items arrange their children and decide their arrangements, until no item is left.
  ///
  /// A pending reset, pending losses of items and pending removals of rows come first.
  ///
  /// The passes end, because rounds are limited and other passes are finite:
  ///
  /// - A pass that only arranges items after changed fits does not count as a round. In such a pass, an arranged item
  ///   may change its own fit, which requests an arrangement of the closest container around the item. So the greatest
  ///   depth of the items to arrange decreases with each such pass. A host that computes the needs of alternatives that
  ///   are not taken requests no arrangements.
  /// - Every other pass is a round. Declared items need few rounds, and the layout is stopped if code requests too
  ///   many.
  func arrangeUntilStable() {
    if pending.needsReset { reset() }
    for bundle in pending.takeLostBundles() { bundle.open() }
    for item in pending.takeLosers() { item.processLosses() }
    removeObsoleteRows()
    var rounds = 0
    let mostRounds = mostRounds
    repeat {
      registerAdditions()
      if pending.makesRound { rounds += 1 }
      if rounds > mostRounds {
        notes.noteUnsettled(root.reference, changing: pending.arrangements + pending.decisions)
        pending.postponeNodes()
        break
      }
      measureFreely()
      if !pending.arrangements.isEmpty { arrange() }
      measureFreely()
      if !pending.hasNodes && decide() { rounds += 1 }
      removeObsoleteRows()
    } while pending.hasNodes || !pending.decisions.isEmpty
  }

  /// Lists the nodes that were postponed, so that the present layout includes them, and notifies the parents of added
  /// nodes.
  func resumePostponed() {
    for item in pending.resumePostponed(in: self) { item.node?.parent?.childrenChanged() }
  }

  /// The largest number of rounds of arranging and deciding before a solve.
  ///
  /// Heights may depend on widths, so each container may take two rounds. The number is limited, because user code may
  /// ask for rounds without end.
  var mostRounds: Int { 2 * (Self.mostRoundsOfUserCode + reviewers.count) }

  private static let mostRoundsOfUserCode = 8
}
