import BowerbirdSolver

/// Finds the extents of the root in which the same alternatives count.
extension LayoutEngine {
  /// Narrows the range to where the condition of the present alternative holds.
  ///
  /// - Returns: Whether that part of the range could be determined.
  func narrow(_ steady: inout SteadyRange, around choice: LayoutChoice, _ present: Double) -> Bool {
    if choice.taken >= choice.tests.count { return true }
    return choice.tests[choice.taken].allSatisfy { narrow(&steady, to: $0, isPositive: true, present) }
  }

  /// Narrows the range to where every alternative that was passed over is passed over again.
  ///
  /// A condition is evaluated under the constraints of its own alternative. So each alternative that was passed over is
  /// laid out once more, with the choices before it fixed, and its condition is followed from there.
  ///
  /// - Parameters:
  ///   - steady: The range.
  ///   - axis: The axis along which the root's extent changes.
  func narrow(_ steady: inout SteadyRange, toPassAlternativesAlong axis: Axis) {
    let choices = choices, isFull = hasChoices && choiceOrder.isFull
    guard let size, choices.contains(where: { $0.taken > 0 }) else { return }
    if let undone = choices.first(where: { $0.least > 0 && (isFull || $0.alternatives == nil) }) {
      steady.doubts.append("What \(quoted(undone.node.name)) takes is undone by a later choice.")
      return
    }
    let trials = choices.map { choice in
      (0..<choice.taken).filter { isFull || !narrow(&steady, toPass: $0, of: choice, size[axis]) }
    }
    if trials.allSatisfy({ $0.isEmpty }) { return }
    let taken = choices.map { $0.taken }, before = lastValues()
    for place in choices.indices {
      for alternative in trials[place] {
        hold(choices, at: Array(taken[..<place]) + [alternative], in: size)
        narrow(&steady, toPass: place, choices, along: axis)
      }
    }
    heldChoices = nil
    _ = layout(size, grid)
    putBack(before)
    _ = layout(size, grid)
  }

  /// Narrows the range to where an alternative is passed over of which that is known without a trial.
  ///
  /// - Returns: Whether it is known.
  private func narrow(
    _ steady: inout SteadyRange, toPass alternative: Int, of choice: LayoutChoice, _ present: Double
  ) -> Bool {
    guard choice.alternatives != nil, verdict(of: choice, alternative, isTaken: false) == false else { return false }
    return narrow(&steady, toFail: choice.tests[alternative], present)
  }

  /// Narrows the range to where one of several tests fails: the one that fails in the widest range.
  ///
  /// - Returns: Whether any of them fails, and it is known where.
  private func narrow(_ steady: inout SteadyRange, toFail tests: [ChoiceTest], _ present: Double) -> Bool {
    var widest: SteadyRange?
    for test in tests {
      var candidate = steady
      guard narrow(&candidate, to: test, isPositive: false, present) else { continue }
      if widest.map({ $0.range.length < candidate.range.length }) ?? true { widest = candidate }
    }
    if let widest { steady = widest }
    return widest != nil
  }

  /// Lays out with the first choices at given alternatives, and the others at their first ones.
  private func hold(_ choices: [LayoutChoice], at alternatives: [Int], in size: Size) {
    heldChoices = [:]
    for (choice, alternative) in zip(choices, alternatives) { heldChoices?[ObjectIdentifier(choice)] = alternative }
    _ = layout(size, grid)
  }

  /// Narrows the range to where one choice passes over the alternative that a trial holds.
  private func narrow(
    _ steady: inout SteadyRange, toPass place: Int, _ known: [LayoutChoice], along axis: Axis
  ) {
    let choices = choices, choice = known[place]
    guard let present = size?[axis], choices.prefix(place + 1).elementsEqual(known.prefix(place + 1), by: ===),
      let trial = presentRange(along: axis, choices: place)
    else {
      return doubt(&steady, "\(quoted(choice.node.name)) has other choices where it takes another alternative.")
    }
    narrow(&steady, to: trial.range.lowerBound, trial.range.upperBound, present)
    for sentence in trial.doubts { doubt(&steady, sentence) }
    let rates = steady.rates
    steady.rates = trial.rates
    if choice.taken >= choice.tests.count || !narrow(&steady, toFail: choice.tests[choice.taken], present) {
      doubt(&steady, "\(quoted(choice.node.name)) decides by itself how to arrange its children.")
    }
    steady.rates = rates
  }

  private func doubt(_ steady: inout SteadyRange, _ sentence: String) {
    if !steady.doubts.contains(sentence) { steady.doubts.append(sentence) }
  }

  /// Narrows the range to one side of the extent at which a condition is 0.
  ///
  /// - Parameters:
  ///   - steady: The range, with the rates of all numbers in the present layout.
  ///   - test: The test.
  ///   - isPositive: Whether the test holds on that side.
  ///   - present: The present extent.
  /// - Returns: Whether the condition involves lengths alone, and the present extent is on that side.
  private func narrow(
    _ steady: inout SteadyRange, to test: ChoiceTest, isPositive: Bool, _ present: Double
  ) -> Bool {
    let condition = test.expression
    guard let rate = rate(of: condition, steady.rates) else { return false }
    let value = value(of: condition)
    let isBeyond = (test.isStrict ? value > 0 : value >= 0) != isPositive
    // Where the condition comes to 0, the present extent may be rounded to the other side.
    if isBeyond && value.magnitude > Self.rounding * max(1, present, condition.constant.magnitude) { return false }
    if rate == 0 { return !isBeyond }
    let border = isBeyond ? present : present - value / rate, isAbove = (rate > 0) == isPositive
    narrow(&steady, to: isAbove ? border : -.infinity, isAbove ? .infinity : border, present)
    return true
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
