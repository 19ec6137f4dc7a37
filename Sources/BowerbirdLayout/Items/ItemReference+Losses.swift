/// The mentions of a node: back references to the constraints that involve the node.
///
/// A constraint *loses* an item that is released. The other items of the constraint keep their mentions of the
/// constraint at first. Each of these items removes such mentions when its mentions are next read.
extension ItemReference {
  /// The node's mentions of active constraints; reading them opens the bundles of the node.
  var mentions: [Mention] {
    openBundles()
    processLosses()
    return storedMentions
  }

  /// The number of the node's mentions of constraints that no container made; reading it opens the bundles of the node.
  var foreignMentions: Int32 {
    openBundles()
    processLosses()
    return storedForeignMentions
  }

  /// Forgets the node, which has been released, and notifies its constraints and bundles.
  func lose() {
    node = nil
    if !storedMentions.isEmpty {
      for mention in storedMentions { mention.link._withUnsafeGuaranteedRef { $0.lose(self) } }
      storedMentions = []
    }
    if newest != nil { loseBundles() }
    lossCount = 0
    engine = nil
    slot = -1
    above = nil
  }

  /// Records that a constraint of the node has lost another item.
  func noteLoss() {
    if isGone { return }
    lossCount += 1
    withEngine { $0.pending.note(loser: self) }
  }

  /// Removes the mentions of constraints that have lost another item, and stores these constraints for the next report.
  @inline(__always)
  func processLosses() { if lossCount > 0 { removeLost() } }

  /// Removes mentions as ``processLosses()`` does, if more than half of them may belong to constraints that have lost
  /// another item.
  ///
  /// Without this call, these mentions would accumulate at a node whose mentions are never read.
  @inline(__always)
  func settleManyLosses() { if 2 * Int(lossCount) > storedMentions.count { removeLost() } }

  private func removeLost() {
    lossCount = 0
    // Removing a mention moves the last mention to the index of the removed one. The loop goes backwards, so it has
    // checked the moved mention already.
    var index = storedMentions.count
    while index > 0 {
      index -= 1
      if index < storedMentions.count { storedMentions[index].constraint.processLoss() }
    }
  }
}
