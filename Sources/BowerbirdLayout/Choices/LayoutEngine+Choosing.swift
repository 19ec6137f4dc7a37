/// Begins the choices of a layout, and lists them in their order.
extension LayoutEngine {
  /// Resets each choice, so that the result does not depend on the previous layout.
  ///
  /// A choice of a container takes its first alternative. A choice among declared alternatives takes its first
  /// alternative only if the order is full; see ``ChoiceOrder/isFull``. Otherwise, such a choice keeps the taken
  /// alternative until the widths show with which alternative the choice begins. While a question prescribes
  /// alternatives, each choice takes the prescribed alternative, or else the first.
  func beginChoices() {
    choiceState.undone = UndoneChoices()
    let order = choiceOrder
    for choice in order.choices {
      begin(choice)
      if !question.prescribesAlternatives, order.isFull || choice.alternatives == nil { choice.take(0) }
    }
  }

  /// Requests new fits for each choice with a condition in which the program has changed a constant.
  ///
  /// A comparison in a condition is never active, so no engine is notified when the constant of a comparison changes.
  func noteConditions() {
    for choice in choiceOrder.choices where choice.alternatives?.hasNewCondition == true {
      choice.node.noteNewFits()
      // The order is made again, because it lists mistakes, such as a constant that is not finite.
      choiceState.forgetOrder()
    }
  }

  /// Resets the choices of a node that is new in the tree to the first alternatives that are not ruled out, or to the
  /// alternatives that a question prescribes.
  func beginChoices(of node: LayoutNode) {
    for choice in node.choices {
      begin(choice)
      if !question.prescribesAlternatives { choice.take(choice.least) }
    }
  }

  private func begin(_ choice: LayoutChoice) {
    (choice.least, choice.first, choice.hasGoneBack) = (choiceState.bounds.least(of: choice), nil, false)
    if question.prescribesAlternatives { choice.take(question.alternative(prescribedFor: choice) ?? 0) }
  }

  /// Makes the choices that must change in the present solution; see ``ChoiceMaker``.
  ///
  /// - Returns: Whether any choice takes another alternative.
  func advanceChoices() -> Bool { choiceState.hasChoices && ChoiceMaker(self).advance() }

  /// The problems to report at the end of a layout.
  ///
  /// They name alternatives that were ruled out because of a later choice, and alternatives that were passed over
  /// although they qualify now.
  var undoneChoices: [LayoutProblem] {
    choiceState.undone.problems { $0.verdict(on: $1, isTaken: false, in: self) == true }
  }

  /// All choices in their order.
  var choices: [LayoutChoice] { choiceState.hasChoices ? choiceOrder.choices : [] }

  /// The order of all choices, which is computed again after a change of the tree.
  var choiceOrder: ChoiceOrder {
    if let order = choiceState.order { return order }
    let order = ChoiceOrder(self)
    choiceState.note(order)
    return order
  }
}
