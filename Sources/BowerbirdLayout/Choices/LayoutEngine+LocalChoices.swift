/// Determines how the alternatives of a host and the layout outside of the host affect each other.
extension LayoutEngine {
  /// Returns whether the inside and the outside of a choice's host affect each other only through the host's need and
  /// lengths.
  func standsApart(_ choice: LayoutChoice) -> Bool {
    let node = choice.node
    return node.outerWithAlternatives == nil && node.alternativeArranger?.isContainer == false
      && node.alternativeArranger?.sets.count == 1 && !isTiedAcrossBorder(choice)
  }

  /// Returns whether a choice is local: the alternatives affect nothing outside of the host, and the layout outside
  /// affects the inside through the host's lengths only.
  func isLocal(_ choice: LayoutChoice) -> Bool {
    choice.local.answer(in: choiceState.changes) {
      standsApart(choice) && choice.node.isHeightTiedToRoot && given.pending != nil
    }
  }

  /// Returns whether a constraint relates an item inside of a choice's node to an item outside.
  func isTiedAcrossBorder(_ choice: LayoutChoice) -> Bool {
    choice.tied.answer(in: choiceState.changes) { choice.node.isTiedFromInside(orToItself: false) }
  }
}
