/// One exchange of the exact descent: a basis entry leaves, and the row at whose breakpoint the cost stops falling
/// enters.
extension ExactProblem {
  /// Replaces a basis entry by the row at whose breakpoint the cost along the entry's direction stops falling.
  ///
  /// The cost stops falling somewhere, because a sum of violations is never below 0. The call updates the sides of the
  /// leaving row and of the rows that the step passes, but not the values.
  ///
  /// - Parameters:
  ///   - position: The index in `basis` of the leaving entry.
  ///   - growth: 1 if the left side of the leaving entry grows, -1 if it falls.
  ///   - factors: The factors of the basis.
  mutating func exchange(_ position: Int, growth: Int, _ factors: ExactFactors) {
    var unit = Array(repeating: Fraction.zero, count: basis.count)
    unit[position] = growth > 0 ? .one : -.one
    let rates = rates(along: factors.solve(unit))
    let breakpoints = breakpoints(rates)
    var slope = initialSlope(rates, leaving: basis[position], growth: growth)
    for (index, breakpoint) in breakpoints.enumerated() {
      slope.add(breakpoint.rise, at: rows[breakpoint.row].level)
      if slope.falls && !(isStalled && breakpoint.isHere) { continue }
      for crossed in breakpoints[..<index] { rows[crossed.row].side = crossed.side }
      if case .row(let row) = basis[position] {
        rows[row].side = Int8((growth > 0 ? rows[row].upper : rows[row].lower).sign)
      }
      basis[position] = .row(breakpoint.row)
      watchProgress(after: breakpoint)
      return
    }
    assertionFailure("a sum of violations cannot fall without end")
  }

  /// Returns the rate at which each nonbasic row's left side moves along a direction, indexed by row; 0 for basic rows.
  private func rates(along direction: [Fraction]) -> [Fraction] {
    let isBasic = isBasicByRow
    return rows.indices.map { isBasic[$0] ? .zero : rows[$0].sum(direction) }
  }

  private func initialSlope(_ rates: [Fraction], leaving entry: Entry, growth: Int) -> Slope {
    var slope = Slope()
    for (row, rate) in zip(rows, rates) where row.side != 0 && !rate.isZero {
      slope.add((row.side > 0 ? row.upper : row.lower) * rate, at: row.level)
    }
    if case .row(let row) = entry {
      slope.add((growth > 0 ? rows[row].upper : rows[row].lower).magnitude, at: rows[row].level)
    }
    return slope
  }

  /// Records whether the last step moved anything.
  ///
  /// After a step that moved no value, the targets are perturbed from then on. If a step moves nothing although the
  /// targets are perturbed, `isStalled` becomes true, otherwise false.
  private mutating func watchProgress(after breakpoint: ExactBreakpoint) {
    isStalled = isPerturbed && breakpoint.isHere
    if breakpoint.distance == 0 { isPerturbed = true }
  }

  /// A point along a step at which a nonbasic row reaches its target.
  private struct ExactBreakpoint {
    let row: Int

    /// The length of the step at which the row reaches its target, in floating point.
    ///
    /// The length is 0 only if the row is exactly on its target, or moves away from its target.
    let distance: Double

    /// The distance of the row's left side from its perturbed target, as a multiple of an infinitesimal amount.
    ///
    /// If `distance` is not 0, this number is 0 and has no meaning.
    let perturbedGap: Fraction
    let rate: Fraction
    let rise: Fraction
    let side: Int8

    var isHere: Bool { distance == 0 && perturbedGap.isZero }
  }

  /// Returns the breakpoints that nonbasic rows reach along a direction, the nearest first.
  ///
  /// `rates` contains the rate at which each row moves along the direction, indexed by row.
  private func breakpoints(_ rates: [Fraction]) -> [ExactBreakpoint] {
    var breakpoints: [ExactBreakpoint] = []
    for (number, row) in rows.enumerated() where !rates[number].isZero {
      let rate = rates[number]
      let beyond = rate.sign > 0 ? row.upper : row.lower
      if Int(row.side) == beyond.sign { continue }
      let present = row.side > 0 ? row.upper : row.side < 0 ? row.lower : .zero
      let distance = max(0, -residual(of: number) * Double(rate.sign)) / rate.magnitude.asDouble
      breakpoints.append(
        ExactBreakpoint(
          row: number, distance: distance,
          perturbedGap: distance == 0 ? perturbedResidual(of: number).magnitude : .zero,
          rate: rate.magnitude, rise: (beyond - present).magnitude * rate.magnitude, side: Int8(beyond.sign)))
    }
    breakpoints.sort { left, right in
      let order = compareDistances(left, right)
      return order != 0 ? order < 0 : rows[left.row].number < rows[right.row].number
    }
    return breakpoints
  }

  /// Compares the distances of two breakpoints, in exact numbers if the distances are close to each other.
  ///
  /// - Returns: A negative number if `left` is nearer, a positive number if `right` is nearer, otherwise 0.
  private func compareDistances(_ left: ExactBreakpoint, _ right: ExactBreakpoint) -> Int {
    if left.distance == 0 && right.distance == 0 {
      return (left.perturbedGap * right.rate - right.perturbedGap * left.rate).sign
    }
    let difference = left.distance - right.distance
    let isClear = difference.magnitude > max(left.distance, right.distance) * Tolerances.exactOrder
    if isClear || left.distance == 0 || right.distance == 0 { return difference > 0 ? 1 : difference < 0 ? -1 : 0 }
    let (first, second) = (exactResidual(of: left.row).magnitude, exactResidual(of: right.row).magnitude)
    return (first * right.rate - second * left.rate).sign
  }
}

/// The slope of the cost along a step: at each level, the sum of the slopes of the rows of that level.
private struct Slope {
  private var sums: [(level: Double, value: Fraction)] = []

  mutating func add(_ value: Fraction, at level: Double) {
    if let index = sums.firstIndex(where: { $0.level == level }) {
      sums[index].value = sums[index].value + value
    } else {
      sums.insert((level, value), at: sums.firstIndex { $0.level < level } ?? sums.count)
    }
  }

  /// Whether the cost falls along the step: the sum that is not 0 at the strongest level is negative.
  var falls: Bool { (sums.first { !$0.value.isZero }?.value.sign ?? 0) < 0 }
}
