/// Makes choices in their order; the earlier choices are fixed while a choice is made.
extension LayoutEngine {
  /// Resets each choice, so that the result does not depend on the previous layout.
  ///
  /// A choice of a container takes its first alternative. A choice among declared alternatives takes its first
  /// alternative only if the order is full; see ``ChoiceOrder/isFull``. Otherwise, such a choice keeps the taken
  /// alternative until the widths show with which alternative the choice begins.
  func beginChoices() {
    choiceState.undone = UndoneChoices()
    if !choiceState.hasChoices { return }
    let order = choiceOrder
    for choice in order.choices {
      begin(choice)
      if question.prescribedAlternatives == nil, order.isFull || choice.alternatives == nil { choice.take(0) }
    }
  }

  /// Requests new fits for each choice with a condition in which the program has changed a constant.
  ///
  /// A comparison in a condition is never active, so no engine is notified when the constant of a comparison changes.
  func noteConditions() {
    if !choiceState.hasAlternatives || !choiceState.hasChoices { return }
    for choice in choiceOrder.choices where choice.alternatives?.hasNewCondition == true {
      choice.node.noteNewFits()
      // The order is made again, because it lists mistakes, such as a constant that is not finite.
      choiceState.order = nil
    }
  }

  /// Resets the choices of a node that is new in the tree to the first alternatives that are not ruled out.
  func beginChoices(of node: LayoutNode) {
    for choice in node.choices {
      begin(choice)
      if question.prescribedAlternatives == nil { choice.take(choice.least) }
    }
  }

  private func begin(_ choice: LayoutChoice) {
    (choice.least, choice.first, choice.hasGoneBack) = (choiceState.bounds.least(of: choice), nil, false)
    if let held = question.prescribedAlternatives { choice.take(held[ObjectIdentifier(choice)] ?? 0) }
  }

  /// Makes the first choice that must change in the present solution take another alternative.
  ///
  /// Later choices may change too, if the first change does not affect them.
  ///
  /// A choice changes if the taken alternative does not qualify, or if an earlier alternative may qualify. Later
  /// choices are then made again. An alternative that may have stopped qualifying because of a later choice is ruled
  /// out for the rest of the layout. Choosing therefore ends.
  ///
  /// - Returns: Whether any choice takes another alternative.
  func advanceChoices() -> Bool {
    if !choiceState.hasChoices { return false }
    let order = choiceOrder
    if order.isFull { reviewPassedAlternatives() }
    if beginByWidths(order) { return true }
    if question.prescribedAlternatives != nil { return false }
    var moved = MovedHosts()
    for index in order.choices.indices {
      let choice = order.choices[index]
      if moved.contain(choice) { continue }
      guard let next = next(of: choice, order.isFull) else { continue }
      let standsAlone = !order.isFull && self.standsAlone(choice)
      // Any other choice may depend on the items whose choices have changed, so it is made after the next solve.
      if !standsAlone && !moved.isEmpty { continue }
      move(choice, to: next, order.choices[(index + 1)...], order.isFull, standsAlone)
      if !standsAlone { return true }
      moved.insert(choice)
    }
    return !moved.isEmpty
  }

  /// Returns whether a choice and the choices outside of its node are independent of each other.
  ///
  /// The choice may still depend on choices of items around its node.
  private func standsAlone(_ choice: LayoutChoice) -> Bool {
    guard choice.alternatives != nil else { return false }
    return choice.isTried ? isLocal(choice) : !isTiedAcrossBorder(choice)
  }

  /// Makes all choices that try their alternatives begin with the first alternative that the widths allow.
  ///
  /// The widths outside of the alternatives do not depend on the taken alternatives, but heights do. All these choices
  /// therefore begin before any heights are compared. Most choices keep the alternative with which they begin, so a
  /// layout in another size tries few alternatives without success. Alternatives that are too high according to a
  /// height certificate are passed over too.
  ///
  /// - Returns: Whether another alternative is taken now.
  private func beginByWidths(_ order: ChoiceOrder) -> Bool {
    if order.isFull { return false }
    var moved = MovedHosts(), moving = MovedHosts(), certified: [(choice: LayoutChoice, first: Int)] = []
    for choice in order.choices where choice.first == nil && choice.alternatives != nil && choice.isTried {
      if let held = question.prescribedAlternatives, held[ObjectIdentifier(choice)] != nil { continue }
      if moved.contain(choice) || moving.contain(choice) { continue }
      if let first = certifiedFirst(choice) {
        certified.append((choice, first))
        // The lengths inside of the host are those of the alternative that it leaves.
        if first != choice.taken { moving.insert(choice) }
        continue
      }
      let first = firstAllowed(choice, from: choice.least, certified: false)
      choice.first = first
      if !choice.take(first) { continue }
      if isTiedAcrossBorder(choice) { return true }
      moved.insert(choice)
    }
    // Height certificates hold only for a solution in which all other choices have begun, so another solution comes
    // first.
    if !moved.isEmpty { return true }
    for (choice, first) in certified {
      choice.first = first
      if choice.take(first) { moved.insert(choice) }
    }
    return !moved.isEmpty
  }

  /// Returns the index of the alternative with which a choice begins according to height certificates.
  ///
  /// - Returns: The index. The result is nil if there are no certificates, or if taking the alternative may affect
  ///   other choices. Taking the alternative affects no other choice if it is taken already, or if the choice is local.
  private func certifiedFirst(_ choice: LayoutChoice) -> Int? {
    if choice.alternatives?.passedOver.isEmpty ?? true { return nil }
    let first = firstAllowed(choice, from: choice.least, certified: true)
    return first == choice.taken || isLocal(choice) ? first : nil
  }

  /// Returns the index of the first alternative, from a start index on, that the present widths allow.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - start: The index of the first alternative to look at.
  ///   - certified: Whether alternatives that are too high according to a height certificate are passed over.
  /// - Returns: The index.
  private func firstAllowed(_ choice: LayoutChoice, from start: Int, certified: Bool) -> Int {
    var index = start
    while index < choice.tests.count {
      if verdict(of: choice, index, isTaken: false) != false && !(certified && isTooHigh(index, of: choice)) { break }
      index += 1
    }
    return index
  }

  private func move(
    _ choice: LayoutChoice, to next: Int, _ later: ArraySlice<LayoutChoice>, _ isFull: Bool, _ standsAlone: Bool
  ) {
    if isFull || choice.isTried {
      if !isFull && next > choice.taken { notePassedOver(choice) }
      let other = standsAlone ? nil : later.last { (isFull || $0.isTried) && $0.taken > $0.first ?? $0.least }
      if other != nil {
        choice.least = choice.taken + 1
        choiceState.bounds.note(choice)
      }
      if isFull { choiceState.undone.noteMove(choice, later, undoneBy: other) }
    } else if next < choice.taken {
      choice.hasGoneBack = true
    } else if choice.hasGoneBack || verdict(of: choice, choice.taken, isTaken: false) != false {
      choice.least = choice.taken + 1
    }
    choice.take(next)
    for other in later where !standsAlone || choice.node.contains(other.node) {
      if isFull || other.alternatives == nil {
        other.take(other.least)
      } else if other.isTried {
        other.first = nil
      } else {
        (other.least, other.hasGoneBack) = (0, false)
      }
    }
  }

  /// Records which of the alternatives that were passed over qualify in the present solution.
  private func reviewPassedAlternatives() {
    var undone = choiceState.undone
    undone.review { verdict(of: $0, $1, isTaken: false) == true }
    choiceState.undone = undone
  }

  /// The problems to report at the end of a layout: alternatives that were passed over, although they qualify now.
  var undoneChoices: [LayoutProblem] {
    choiceState.undone.problems { verdict(of: $0, $1, isTaken: false) == true }
  }

  /// Returns the index of the alternative to take next; nil if the choice keeps the present alternative.
  ///
  /// `isFull` is the ``ChoiceOrder/isFull`` of the order of choices.
  private func next(of choice: LayoutChoice, _ isFull: Bool) -> Int? {
    let counts = verdict(of: choice, choice.taken, isTaken: true) == true
    if isFull || choice.alternatives == nil { return counts ? nil : choice.taken + 1 }
    // An earlier alternative is tried again if only a solution with the alternative shows whether it qualifies.
    if !choice.isTried && choice.least < choice.taken {
      for earlier in choice.least..<choice.taken where verdict(of: choice, earlier, isTaken: false) != false {
        return earlier
      }
    }
    return counts ? nil : firstAllowed(choice, from: choice.taken + 1, certified: true)
  }

  /// All choices in their order.
  var choices: [LayoutChoice] { choiceState.hasChoices ? choiceOrder.choices : [] }

  /// The order of all choices, which is computed again after a change of the tree.
  var choiceOrder: ChoiceOrder {
    if let order = choiceState.order { return order }
    let order = ChoiceOrder(self)
    choiceState.order = order
    return order
  }
}
