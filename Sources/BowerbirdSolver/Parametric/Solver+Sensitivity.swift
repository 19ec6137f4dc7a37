/// The dependence of the values on the targets of constraints, as long as the other constraints keep their sides.
package struct Sensitivity {
  /// A constraint whose target moves, which is the number that its variables add up to.
  package struct Target: Equatable {
    let row: ConstraintHandle

    /// The rate at which the target grows.
    package let rate: Double

    /// Creates a target.
    package init(row: ConstraintHandle, rate: Double) {
      self.row = row
      self.rate = rate
    }
  }

  /// The rate at which each variable's value grows, by index.
  package let rates: [Double]

  /// The range within which the targets may move from where they are before another constraint changes sides.
  ///
  /// Its lower bound is not positive: it is how far the targets may have moved already.
  package let range: ClosedRange<Double>
}

extension Solver {
  /// Computes how values depend on the targets of constraints.
  ///
  /// Within the range, the values are an affine function of the distance that the targets have moved. This is exact,
  /// not an estimate: an optimal basis stays optimal for other targets, as long as no nonbasic constraint changes
  /// sides.
  ///
  /// - Parameter targets: The constraints, with the rates at which their targets grow.
  /// - Returns: The sensitivity, or nil if one of the constraints does not hold the values where they are.
  /// - Complexity: O(*n* + entries).
  package func sensitivity(to targets: [Sensitivity.Target]) -> Sensitivity? {
    guard targets.allSatisfy({ isActive($0.row) }) else { return nil }
    let copy = fork()
    return copy.simplex.sensitivity(to: targets)
  }
}

extension Simplex {
  /// Computes the sensitivity to basic rows, with the step vector and the marks as scratch.
  fileprivate mutating func sensitivity(to targets: [Sensitivity.Target]) -> Sensitivity {
    for target in targets {
      let row = rows[target.row.row]
      step.add(target.rate / row.weight, at: row.position)
    }
    factors.solveTransposed(&step)
    var rates = Array(repeating: 0.0, count: variableCount)
    for place in 0..<step.walkCount { rates[Int(step.place(atStep: place))] = step[step.place(atStep: place)] }
    collectMovingRows()
    var lowest = -Double.infinity
    var highest = Double.infinity
    for place in 0..<movingRows.count {
      let rowRate = slope(of: movingRows[place].row, rates)
      let isAtTarget = rowRate.isRounding && residual(of: rowRate.row).isZero
      if isAtTarget { narrow(&lowest, &highest, bySlow: rowRate) } else { narrow(&lowest, &highest, by: rowRate) }
    }
    step.clear()
    return Sensitivity(rates: rates, range: min(lowest, 0)...max(highest, 0))
  }

  /// Narrows the range of steps to those that keep a slow row at its target.
  ///
  /// A row that is off by rounding only is not exchanged, and a slow row is off by no more over a long way.
  private func narrow(_ lowest: inout Double, _ highest: inout Double, bySlow rowRate: RowRate) {
    if rowRate.speed == 0 { return }
    let ranging = ranging(of: rowRate.row), residual = residual(of: rowRate.row), speed = rowRate.speed
    let ahead = max(0, residual.slack - residual.value) / speed.magnitude
    let behind = max(0, residual.slack + residual.value) / speed.magnitude
    if !ranging.rises { if speed > 0 { highest = min(highest, ahead) } else { lowest = max(lowest, -ahead) } }
    if !ranging.falls { if speed > 0 { lowest = max(lowest, -behind) } else { highest = min(highest, behind) } }
  }

  /// Returns the speed of a row's left side, or 0 where it is rounding.
  private func slope(of row: Int32, _ rates: [Double]) -> RowRate {
    var rowRate = RowRate(row: row, speed: 0, size: 0)
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      rowRate.add(entry.value * rates[Int(entry.column)])
    }
    if rowRate.speed.magnitude <= rowRate.size * Tolerances.slope { rowRate.speed = 0 }
    return rowRate
  }
}
