/// Constraints that go with another item, and are put in order once the node is looked at.
extension ItemReference {
  /// The active constraints that mention the node.
  var mentions: [Mention] {
    openBundles()
    settleLosses()
    return storedMentions
  }

  /// How many of them no container made for what it holds.
  var foreignMentions: Int32 {
    openBundles()
    settleLosses()
    return storedForeignMentions
  }

  /// Notes that the node is gone for good, and removes it from all constraints.
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
    withEngine { $0.losers.append(self) }
  }

  /// Removes the constraints that have lost another item.
  @inline(__always)
  func settleLosses() { if lossCount > 0 { removeLost() } }

  /// Does so if they are as many as the others: items may come and go for years without a look at the node.
  @inline(__always)
  func settleManyLosses() { if 2 * Int(lossCount) > storedMentions.count { removeLost() } }

  private func removeLost() {
    lossCount = 0
    // Removing one moves the last one to its place, which has been looked at by then.
    var place = storedMentions.count
    while place > 0 {
      place -= 1
      if place < storedMentions.count { storedMentions[place].constraint.settleLoss() }
    }
  }
}
