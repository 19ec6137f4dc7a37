/// Makes the choices of a tree after a solution, in their order.
///
/// While a choice is made, the choices before it in the order are fixed.
struct ChoiceMaker {
  private let engine: LayoutEngine
  private let order: ChoiceOrder

  /// The present value of ``ChoiceState/changes``, the version for which choices store their answers.
  private var changes: Int { engine.choiceState.changes }

  init(_ engine: LayoutEngine) { (self.engine, order) = (engine, engine.choiceOrder) }

  /// Takes another alternative for the first choice that must change in the present solution.
  ///
  /// Later choices may change too, if the first change does not affect them. Choices that have not begun begin first;
  /// see ``beginByWidths()``. While a question prescribes alternatives, a choice that has begun does not change.
  ///
  /// A choice changes if the taken alternative does not qualify, or if an earlier alternative may qualify. Later
  /// choices are then made again. An alternative that may have stopped qualifying because of a later choice is ruled
  /// out for the rest of the layout. So only a limited number of changes is possible.
  ///
  /// - Returns: Whether any choice takes another alternative.
  func advance() -> Bool {
    if order.isFull { reviewPassedAlternatives() }
    if beginByWidths() { return true }
    if engine.question.prescribesAlternatives { return false }
    var moved = SwitchedHosts()
    for index in order.choices.indices {
      let choice = order.choices[index]
      if moved.contain(choice) { continue }
      guard let next = next(of: choice) else { continue }
      let standsAlone = !order.isFull && self.standsAlone(choice)
      // A choice that does not stand alone may depend on the items whose choices have changed. Such a choice is made
      // after the next solve.
      if !standsAlone && !moved.isEmpty { continue }
      move(choice, to: next, order.choices[(index + 1)...], standsAlone)
      if !standsAlone { return true }
      moved.insert(choice)
    }
    return !moved.isEmpty
  }

  /// Returns whether a choice and the choices of items beside its node are independent of each other.
  ///
  /// The choice may still depend on choices of items around its node. The result is false for a choice of a container.
  private func standsAlone(_ choice: LayoutChoice) -> Bool {
    guard choice.alternatives != nil else { return false }
    return choice.isTried ? isLocal(choice) : !choice.isTiedAcrossBorder(changes)
  }

  /// Begins the choices that try declared alternatives, each with the first alternative that the widths allow.
  ///
  /// A choice tries its alternatives if ``LayoutChoice/isTried`` is true. The widths outside of the alternatives do not
  /// depend on the taken alternatives, but heights do. All these choices therefore begin before any heights are
  /// compared. Most choices keep the alternative with which they begin, so that few trials fail. Alternatives that are
  /// too high according to a height certificate are passed over too. Nothing happens if the order is full.
  ///
  /// - Returns: Whether another alternative is taken now.
  private func beginByWidths() -> Bool {
    if order.isFull { return false }
    var moved = SwitchedHosts(), moving = SwitchedHosts(), certified: [(choice: LayoutChoice, first: Int)] = []
    for choice in order.choices where choice.first == nil && choice.alternatives != nil && choice.isTried {
      if engine.question.alternative(prescribedFor: choice) != nil { continue }
      if moved.contain(choice) || moving.contain(choice) { continue }
      if let first = certifiedFirst(choice) {
        certified.append((choice, first))
        // The choices inside of the host begin after the next solve: the present lengths there are those of the
        // alternative that this choice is about to leave.
        if first != choice.taken { moving.insert(choice) }
        continue
      }
      let first = firstAllowed(choice, from: choice.least, certified: false)
      choice.first = first
      if !choice.take(first) { continue }
      if choice.isTiedAcrossBorder(changes) { return true }
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
    guard let set = choice.alternatives, set.findings.contains(where: { $0.passedOver != nil }) else { return nil }
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
      if verdict(of: choice, index) != false && !(certified && certifier.isTooHigh(index, of: choice)) { break }
      index += 1
    }
    return index
  }

  private func move(
    _ choice: LayoutChoice, to next: Int, _ later: ArraySlice<LayoutChoice>, _ standsAlone: Bool
  ) {
    let isFull = order.isFull
    if isFull || choice.isTried {
      if !isFull && next > choice.taken { certifier.notePassedOver(choice) }
      let other = standsAlone ? nil : later.last { (isFull || $0.isTried) && $0.taken > $0.first ?? $0.least }
      if other != nil {
        choice.least = choice.taken + 1
        engine.choiceState.bounds.note(choice)
      }
      if isFull { engine.choiceState.undone.noteMove(choice, later, undoneBy: other) }
    } else if next < choice.taken {
      choice.hasGoneBack = true
    } else if choice.hasGoneBack || verdict(of: choice, choice.taken) != false {
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
    var undone = engine.choiceState.undone
    undone.review { verdict(of: $0, $1) == true }
    engine.choiceState.undone = undone
  }

  /// Returns the index of the alternative to take next; nil if the choice keeps the present alternative.
  private func next(of choice: LayoutChoice) -> Int? {
    let counts = choice.verdict(on: choice.taken, isTaken: true, in: engine) == true
    if order.isFull || choice.alternatives == nil { return counts ? nil : choice.taken + 1 }
    // An earlier alternative is taken again if it qualifies now, or if only a solution with the alternative shows
    // whether it qualifies.
    if !choice.isTried && choice.least < choice.taken {
      for earlier in choice.least..<choice.taken where verdict(of: choice, earlier) != false {
        return earlier
      }
    }
    return counts ? nil : firstAllowed(choice, from: choice.taken + 1, certified: true)
  }

  private func verdict(of choice: LayoutChoice, _ index: Int) -> Bool? {
    choice.verdict(on: index, isTaken: false, in: engine)
  }

  private func isLocal(_ choice: LayoutChoice) -> Bool {
    choice.isLocal(changes, isRootGiven: engine.given.pending != nil)
  }

  private var certifier: HeightCertifier { HeightCertifier(engine: engine) }
}
