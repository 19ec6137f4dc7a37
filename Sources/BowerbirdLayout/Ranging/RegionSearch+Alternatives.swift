import BowerbirdSolver

/// Narrows the region to the sizes at which choices take the same alternatives.
extension RegionSearch {
  /// Narrows the region to the sizes at which the first `count` choices keep their alternatives.
  ///
  /// A choice for which these sizes are not known adds a doubt to the region.
  mutating func keepAlternatives(ofFirst count: Int) {
    for choice in engine.choices.prefix(count) where !keepAlternative(of: choice) {
      region.doubtArrangement(of: choice.node.name)
    }
  }

  /// Narrows the region to the sizes at which the condition of a choice's present alternative holds.
  ///
  /// - Returns: Whether these sizes are known.
  mutating func keepAlternative(of choice: LayoutChoice) -> Bool {
    if choice.taken >= choice.tests.count { return true }
    return keepHolding(choice.tests[choice.taken])
  }

  /// Narrows the region to the sizes at which every alternative that was passed over is passed over again.
  ///
  /// A condition is evaluated under the constraints of its own alternative. So each alternative that was passed over is
  /// laid out once more, as a trial, with the earlier choices fixed. The region ends where the condition of this
  /// alternative would hold.
  ///
  /// No trial is needed if the present solution shows that the condition fails.
  mutating func passAlternatives() {
    let choices = engine.choices, isFull = engine.choiceState.hasChoices && engine.choiceOrder.isFull
    if !choices.contains(where: { $0.taken > 0 }) { return }
    if let undone = choices.first(where: { $0.least > 0 && (isFull || $0.isTried) }) {
      region.doubt(
        "\(quoted(undone.node.name)) does not take \(undone.name(of: undone.least - 1)) because of a later choice, "
          + "and the sizes at which that changes are not known.")
      return
    }
    let trials = choices.map { choice in
      (0..<choice.taken).filter { isFull || !keepPassedOver($0, of: choice) }
    }
    if trials.allSatisfy({ $0.isEmpty }) { return }
    let taken = choices.map { $0.taken }, before = engine.lastValues()
    for index in choices.indices {
      for alternative in trials[index] {
        layOut(choices, at: Array(taken[..<index]) + [alternative])
        passTrial(of: index, at: alternative, choices)
      }
    }
    engine.question.endPrescribing()
    layOut()
    engine.putBack(before)
    layOut()
    readRates()
  }

  /// Reads the rates of the present layout again after trials, in which items may have got other slots.
  private mutating func readRates() {
    engine.completeRows()
    guard let response = engine.response(along: axes) else {
      return region.doubt("After trials with other alternatives, the rates of the frames are not known.")
    }
    region.rates = SizeRates(width: response.first, height: response.second)
  }

  /// Narrows the region to the sizes at which an alternative is passed over, if these sizes are known without a trial.
  ///
  /// - Returns: Whether the sizes are known without a trial.
  private mutating func keepPassedOver(_ alternative: Int, of choice: LayoutChoice) -> Bool {
    guard choice.alternatives != nil, choice.verdict(on: alternative, isTaken: false, in: engine) == false else {
      return false
    }
    return keepFailing(choice.decidedTests(of: alternative))
  }

  /// Narrows the region to the sizes at which a choice begins a layout with the same alternative.
  ///
  /// See ``LayoutChoice/first`` for the alternative with which a choice begins. Only a choice that tries declared
  /// alternatives in their order narrows the region.
  ///
  /// - Returns: Whether these sizes are known.
  private mutating func keepBeginning(of choice: LayoutChoice) -> Bool {
    guard choice.alternatives != nil, choice.isTried, let first = choice.first else { return true }
    for passed in 0..<first where !keepPassedOver(passed, of: choice) { return false }
    if first >= choice.tests.count { return true }
    return keepHolding(choice.decidedTests(of: first))
  }

  /// Narrows the region so that the same one of several tests fails at all its sizes.
  ///
  /// Each test that fails at the present size begins to hold at a border. Of these tests, the call chooses the test
  /// whose border is farthest from the present size.
  ///
  /// - Returns: Whether a test was chosen. No test is chosen if the borders of all failing tests are unknown.
  private mutating func keepFailing(_ tests: [ChoiceTest]) -> Bool {
    var best: (search: RegionSearch, distance: Double)?
    for test in tests {
      var search = self
      guard search.keep(test, holding: false) else { continue }
      let isNarrower = search.region.halfPlanes.count > region.halfPlanes.count
      let distance = isNarrower ? search.region.halfPlanes.last?.distance ?? .infinity : .infinity
      if best.map({ $0.distance < distance }) ?? true { best = (search, distance) }
    }
    if let best { self = best.search }
    return best != nil
  }

  /// Lays out a trial in which choices take prescribed alternatives.
  ///
  /// The first choices take the given `alternatives`. Each later choice takes the alternative with which it begins a
  /// layout.
  private func layOut(_ choices: [LayoutChoice], at alternatives: [Int]) {
    engine.question.prescribe(alternatives, of: choices)
    layOut()
  }

  /// Lays out the root in its present size.
  private func layOut() { _ = engine.layout(region.size, engine.rounding.grid) }

  /// Narrows the region to the sizes at which the alternative that a trial takes does not qualify.
  ///
  /// - Precondition: The trial is the present layout.
  /// - Parameters:
  ///   - index: The index of the choice whose alternative is tried.
  ///   - alternative: The index of that alternative.
  ///   - known: The choices of the tree before the trials.
  private mutating func passTrial(of index: Int, at alternative: Int, _ known: [LayoutChoice]) {
    let choices = engine.choices, choice = known[index]
    guard choices.prefix(index + 1).elementsEqual(known.prefix(index + 1), by: ===),
      var trial = RegionSearch(of: engine, along: axes, choices: index)
    else {
      let item = quoted(choice.node.name), name = choice.name(of: alternative)
      return region.doubt(
        "With \(name) in \(item), the tree has other choices, so the sizes at which \(item) takes \(name) are not "
          + "known exactly.")
    }
    if choice.taken >= choice.tests.count || !trial.keepFailing(choice.tests[choice.taken]) {
      trial.region.doubtArrangement(of: choice.node.name)
    }
    for later in choices.dropFirst(index + 1) where !trial.keepBeginning(of: later) {
      trial.region.doubtArrangement(of: later.node.name)
    }
    region.narrow(to: trial.region)
  }

  // MARK: - Tests

  /// Narrows the region to the sizes at which all of several tests hold.
  ///
  /// - Returns: Whether these sizes are known.
  private mutating func keepHolding(_ tests: [ChoiceTest]) -> Bool {
    for test in tests where !keep(test, holding: true) { return false }
    return true
  }

  /// Narrows the region to the sizes at which a test holds, or to the sizes at which the test fails.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - holds: Whether to keep the sizes at which the test holds; if false, the sizes at which the test fails.
  /// - Returns: Whether these sizes are known and include the present size. The region stays the same if not. The sizes
  ///   are unknown if the expression of the test involves a number whose change with the root's size is unknown.
  private mutating func keep(_ test: ChoiceTest, holding holds: Bool) -> Bool {
    let condition = test.expression
    guard let width = condition.rate(region.rates.width),
      let height = condition.rate(region.rates.height)
    else { return false }
    let growth = SizeRates.Growth(width: width, height: height), value = condition.solvedValue
    let isBeyond = (test.isStrict ? value > 0 : value >= 0) != holds
    // If the value of the condition is close to 0, rounding may put the present size on the other side of the border.
    // A test has a tolerance of its own, which may be larger.
    let scale = max(1, region.size.width, region.size.height, condition.constant.magnitude)
    let isNear = value.magnitude <= LayoutTolerances.restored * scale || holds && test.holds(value)
    if isBeyond && !isNear { return false }
    if growth.isZero { return test.holds(value) == holds }
    region.keep(value, growing: growth, testedAt: test.border, holds: holds)
    return true
  }
}

extension LayoutChoice {
  /// Returns the name of a declared alternative in quotation marks, or "an earlier alternative" for a container's
  /// choice.
  fileprivate func name(of alternative: Int) -> String {
    alternatives.map { "'\($0.name(alternative))'" } ?? "an earlier alternative"
  }
}

extension SteadyRegion.HalfPlane {
  /// The distance of the border from the present size.
  fileprivate var distance: Double { limit / (width * width + height * height).squareRoot() }
}
