/// Constraints that have lost another item, and are removed when the node's mentions are read.
extension ItemReference {
  /// The active constraints that mention the node.
  var mentions: [Mention] {
    openBundles()
    processLosses()
    return storedMentions
  }

  /// The number of mentions by constraints that no container made.
  var foreignMentions: Int32 {
    openBundles()
    processLosses()
    return storedForeignMentions
  }

  /// Notes that the node has been released, and removes it from all constraints.
  func lose() {
    node = nil
    if !storedMentions.isEmpty {
      for mention in storedMentions { mention.link._withUnsafeGuaranteedRef { $0.lose(self) } }
      storedMentions = []
    }
    if newestBundle != nil { loseBundles() }
    lossCount = 0
    engine = nil
    slot = -1
    above = nil
  }

  /// Notes that a constraint of the node has lost another item.
  func noteLoss() {
    if isGone { return }
    lossCount += 1
    withEngine { $0.pending.losers.append(self) }
  }

  /// Removes the constraints that have lost another item.
  @inline(__always)
  func processLosses() { if lossCount > 0 { removeLost() } }

  /// Removes the constraints that have lost another item, if they may be half of the mentions.
  ///
  /// Other items may come and go for years while nothing reads the mentions of this node.
  @inline(__always)
  func settleManyLosses() { if 2 * Int(lossCount) > storedMentions.count { removeLost() } }

  private func removeLost() {
    lossCount = 0
    // Removing a mention moves the last one to its index. Going backwards, that one has been checked already.
    var place = storedMentions.count
    while place > 0 {
      place -= 1
      if place < storedMentions.count { storedMentions[place].constraint.processLoss() }
    }
  }
}
