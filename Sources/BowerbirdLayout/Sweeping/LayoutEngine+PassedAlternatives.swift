import BowerbirdSolver

/// Finds the sizes of the root in which the same alternatives count.
extension LayoutEngine {
  /// Narrows the region to where the condition of the present alternative holds.
  ///
  /// - Returns: Whether that part of the region could be determined.
  func narrow(_ steady: inout SteadyRegion, around choice: LayoutChoice) -> Bool {
    if choice.taken == choice.conditions.count { return true }
    return narrow(&steady, to: choice.conditions[choice.taken], isPositive: true)
  }

  /// Narrows the region to where every alternative that was passed over is passed over again.
  ///
  /// A condition is evaluated under the constraints of its own alternative. So each alternative that was passed over is
  /// laid out once more, with the choices before it fixed, and its condition is followed from there.
  ///
  /// - Parameters:
  ///   - steady: The region.
  ///   - axes: The axes along which the root's extents change.
  func narrow(_ steady: inout SteadyRegion, toPassAlternativesAlong axes: [Axis]) {
    let choices = choices
    guard let size, choices.contains(where: { $0.taken > 0 }) else { return }
    if let undone = choices.first(where: { $0.least > 0 }) {
      steady.doubt("What \(quoted(undone.node.name)) takes is undone by a later choice.")
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
        narrow(&steady, toPass: place, choices, along: axes)
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

  /// Narrows the region to where one choice passes over the alternative that a trial holds.
  private func narrow(
    _ steady: inout SteadyRegion, toPass place: Int, _ known: [LayoutChoice], along axes: [Axis]
  ) {
    let choices = choices, choice = known[place]
    guard choices.prefix(place + 1).elementsEqual(known.prefix(place + 1), by: ===),
      var trial = presentRegion(along: axes, choices: place)
    else {
      return steady.doubt("\(quoted(choice.node.name)) has other choices where it takes another alternative.")
    }
    if !narrow(&trial, to: choice.conditions[choice.taken], isPositive: false) {
      trial.doubt("\(quoted(choice.node.name)) decides by itself how to arrange its children.")
    }
    steady.narrow(to: trial)
  }

  /// Narrows the region to one side of the sizes at which a condition is 0.
  ///
  /// - Parameters:
  ///   - steady: The region, with the rates of all numbers in the present layout.
  ///   - condition: The condition.
  ///   - isPositive: Whether the condition holds on that side.
  /// - Returns: Whether the condition involves lengths alone, and the present size is on that side.
  private func narrow(_ steady: inout SteadyRegion, to condition: LayoutExpression, isPositive: Bool) -> Bool {
    guard let width = rate(of: condition, steady.rates.width), let height = rate(of: condition, steady.rates.height)
    else { return false }
    let growth = SizeRates.Growth(width: width, height: height), value = value(of: condition)
    let isBeyond = isPositive ? value <= 0 : value > 0
    // Where the condition is 0, rounding may put the present size on the other side.
    let scale = max(1, steady.size.width, steady.size.height, condition.constant.magnitude)
    if isBeyond && value.magnitude > Self.rounding * scale { return false }
    if growth.isZero { return !isBeyond }
    steady.keep(value, growing: growth, from: isPositive ? 0 : -.infinity, to: isPositive ? .infinity : 0)
    return true
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
