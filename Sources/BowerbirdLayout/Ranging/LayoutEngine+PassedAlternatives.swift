import BowerbirdSolver

/// Finds the sizes of the root at which choices take the same alternatives, for sweeps and for rulers of live pages.
extension LayoutEngine {
  /// Narrows the region to the sizes at which the condition of the present alternative holds.
  ///
  /// - Returns: Whether these sizes are known.
  func narrow(_ steady: inout SteadyRegion, around choice: LayoutChoice) -> Bool {
    if choice.taken >= choice.tests.count { return true }
    return choice.tests[choice.taken].allSatisfy { narrow(&steady, to: $0, isPositive: true) }
  }

  /// Narrows the region to the sizes at which every alternative that was passed over is passed over again.
  ///
  /// A condition is evaluated under the constraints of its own alternative. So each alternative that was passed over is
  /// laid out once more, as a trial, with the earlier choices fixed. The region ends where the condition of this
  /// alternative would hold.
  ///
  /// No trial is needed if the present solution shows that the condition fails.
  ///
  /// - Parameters:
  ///   - steady: The region.
  ///   - axes: The axes along which the root's extents change.
  func narrow(_ steady: inout SteadyRegion, toPassAlternativesAlong axes: [Axis]) {
    let choices = choices, isFull = choiceState.hasChoices && choiceOrder.isFull
    guard let size = given.last, choices.contains(where: { $0.taken > 0 }) else { return }
    if let undone = choices.first(where: { $0.least > 0 && (isFull || $0.isTried) }) {
      steady.doubt(
        "\(quoted(undone.node.name)) does not take \(undone.name(of: undone.least - 1)) because of a later choice, "
          + "and the sizes at which that changes are not known.")
      return
    }
    let trials = choices.map { choice in
      (0..<choice.taken).filter { isFull || !narrow(&steady, toPass: $0, of: choice) }
    }
    if trials.allSatisfy({ $0.isEmpty }) { return }
    let taken = choices.map { $0.taken }, before = lastValues()
    for index in choices.indices {
      for alternative in trials[index] {
        hold(choices, at: Array(taken[..<index]) + [alternative], in: size)
        narrow(&steady, toPass: index, at: alternative, choices, along: axes)
      }
    }
    question.prescribedAlternatives = nil
    _ = layout(size, rounding.grid)
    putBack(before)
    _ = layout(size, rounding.grid)
    readRates(of: &steady, along: axes)
  }

  /// Reads the rates of the present layout again after trials, in which items may have got other slots.
  private func readRates(of steady: inout SteadyRegion, along axes: [Axis]) {
    completeRows()
    guard let response = response(along: axes) else {
      return steady.doubt("After trials with other alternatives, the rates of the frames are not known.")
    }
    steady.rates = SizeRates(width: response.first, height: response.second)
  }

  /// Narrows the region to the sizes at which an alternative is passed over, if these sizes are known without a trial.
  ///
  /// - Returns: Whether the sizes are known without a trial.
  private func narrow(_ steady: inout SteadyRegion, toPass alternative: Int, of choice: LayoutChoice) -> Bool {
    guard choice.alternatives != nil, verdict(of: choice, alternative, isTaken: false) == false else { return false }
    return narrow(&steady, toFail: tests(of: choice, alternative, isTaken: false))
  }

  /// Narrows the region to the sizes at which a choice begins a layout with the same alternative.
  ///
  /// See ``LayoutChoice/first`` for the alternative with which a choice begins. Only a choice that tries declared
  /// alternatives in their order narrows the region.
  ///
  /// - Returns: Whether these sizes are known.
  private func narrow(_ steady: inout SteadyRegion, aroundBeginningOf choice: LayoutChoice) -> Bool {
    guard choice.alternatives != nil, choice.isTried, let first = choice.first else { return true }
    for passed in 0..<first where !narrow(&steady, toPass: passed, of: choice) { return false }
    if first >= choice.tests.count { return true }
    return tests(of: choice, first, isTaken: false).allSatisfy { narrow(&steady, to: $0, isPositive: true) }
  }

  /// Narrows the region to the sizes at which one of several tests fails.
  ///
  /// Of the tests that fail at the present size, the call chooses the test whose border is furthest away.
  ///
  /// - Returns: Whether a test that fails at the present size has a known border.
  private func narrow(_ steady: inout SteadyRegion, toFail tests: [ChoiceTest]) -> Bool {
    var best: (region: SteadyRegion, distance: Double)?
    for test in tests {
      var region = steady
      guard narrow(&region, to: test, isPositive: false) else { continue }
      let distance = region.halfPlanes.count > steady.halfPlanes.count ? region.halfPlanes.last?.distance : nil
      if best.map({ $0.distance < distance ?? .infinity }) ?? true { best = (region, distance ?? .infinity) }
    }
    if let best { steady = best.region }
    return best != nil
  }

  /// Lays out a trial in which choices take prescribed alternatives.
  ///
  /// The first choices take the given `alternatives`. Each later choice takes the alternative with which it begins a
  /// layout.
  private func hold(_ choices: [LayoutChoice], at alternatives: [Int], in size: Size) {
    var held: [ObjectIdentifier: Int] = [:]
    for (choice, alternative) in zip(choices, alternatives) { held[ObjectIdentifier(choice)] = alternative }
    question.prescribedAlternatives = held
    _ = layout(size, rounding.grid)
  }

  /// Narrows the region to the sizes at which the alternative of a trial does not qualify.
  ///
  /// - Precondition: The trial is the present layout.
  /// - Parameters:
  ///   - steady: The region.
  ///   - index: The index of the choice.
  ///   - alternative: The index of the alternative.
  ///   - known: The choices before the trials.
  ///   - axes: The axes along which the root's extents change.
  private func narrow(
    _ steady: inout SteadyRegion, toPass index: Int, at alternative: Int, _ known: [LayoutChoice], along axes: [Axis]
  ) {
    let choices = choices, choice = known[index]
    guard choices.prefix(index + 1).elementsEqual(known.prefix(index + 1), by: ===),
      var trial = presentRegion(along: axes, choices: index)
    else {
      let item = quoted(choice.node.name), name = choice.name(of: alternative)
      return steady.doubt(
        "With \(name) in \(item), the tree has other choices, so the sizes at which \(item) takes \(name) are not "
          + "known exactly.")
    }
    if choice.taken >= choice.tests.count || !narrow(&trial, toFail: choice.tests[choice.taken]) {
      trial.doubtArrangement(of: choice.node.name)
    }
    for later in choices.dropFirst(index + 1) where !narrow(&trial, aroundBeginningOf: later) {
      trial.doubtArrangement(of: later.node.name)
    }
    steady.narrow(to: trial)
  }

  /// Narrows the region to one side of the sizes at which a test's expression is 0.
  ///
  /// - Parameters:
  ///   - steady: The region, with the rates of all numbers in the present layout.
  ///   - test: The test.
  ///   - isPositive: Whether the test holds on that side.
  /// - Returns: Whether the expression involves lengths alone, and the present size is on that side.
  private func narrow(_ steady: inout SteadyRegion, to test: ChoiceTest, isPositive: Bool) -> Bool {
    let condition = test.expression
    guard let width = rate(of: condition, steady.rates.width), let height = rate(of: condition, steady.rates.height)
    else { return false }
    let growth = SizeRates.Growth(width: width, height: height), value = value(of: condition)
    let isBeyond = (test.isStrict ? value > 0 : value >= 0) != isPositive
    // If the condition is 0, rounding may put the present size on the other side. A test has a tolerance of its own,
    // which may be larger.
    let scale = max(1, steady.size.width, steady.size.height, condition.constant.magnitude)
    let isNear = value.magnitude <= LayoutTolerances.restored * scale || isPositive && test.holds(value)
    if isBeyond && !isNear { return false }
    if growth.isZero { return !isBeyond }
    steady.keep(
      value, growing: growth, from: isPositive ? 0 : -.infinity, to: isPositive ? .infinity : 0, isOfChoice: true)
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
