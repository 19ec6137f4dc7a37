/// Finds the alternatives that affect the layout outside of their host through its lengths only.
extension LayoutEngine {
  /// Returns whether the inside and the outside of the host affect each other only through the host's need and lengths.
  func standsApart(_ choice: LayoutChoice) -> Bool {
    let node = choice.node
    return node.outerWithAlternatives == nil && node.alternativeArranger?.isContainer == false
      && node.alternativeArranger?.sets.count == 1 && !isTiedAcrossBorder(choice)
  }

  /// Returns whether a choice is local: the alternatives affect nothing outside of the host, and the layout outside
  /// affects the inside through the host's lengths only.
  func isLocal(_ choice: LayoutChoice) -> Bool {
    choice.local.answer(after: choiceState.changes) {
      standsApart(choice) && choice.node.isHeightTiedToRoot && given.pending != nil
    }
  }

  /// Returns whether a constraint ties anything inside of a choice's node to an item outside.
  func isTiedAcrossBorder(_ choice: LayoutChoice) -> Bool {
    choice.tied.answer(after: choiceState.changes) { choice.node.isTiedAcrossBorder }
  }
}

extension LayoutNode {
  /// Whether a constraint that no container made ties any item inside of this one to an item outside.
  fileprivate var isTiedAcrossBorder: Bool {
    var pending = (children + attachments).map { $0.layoutNode }
    while let node = pending.popLast() {
      let reference = node.reference
      if reference.foreignMentions > 0, reference.mentions.contains(where: { reachesOutside($0.constraint) }) {
        return true
      }
      pending += (node.children + node.attachments).map { $0.layoutNode }
    }
    return false
  }

  private func reachesOutside(_ constraint: LayoutConstraint) -> Bool {
    if constraint.isOfContainer || constraint.endsWithNothing { return false }
    return constraint.containsTerm { term in term.item.node.map { contains($0) } != true }
  }
}
