/// How values follow what constraints ask for, as long as the others keep their sides.
package struct Sensitivity {
  /// A constraint whose target moves: what its variables add up to.
  package struct Target: Equatable {
    let row: ConstraintHandle

    /// How fast the target grows.
    package let rate: Double

    /// Makes a target.
    package init(row: ConstraintHandle, rate: Double) {
      self.row = row
      self.rate = rate
    }
  }

  /// By index of variable: how fast its value grows.
  package let rates: [Double]

  /// How long the targets may have been and may go on moving before another constraint changes sides; the first is not positive.
  package let range: ClosedRange<Double>
}

extension Solver {
  /// Works out how values follow the targets of constraints.
  ///
  /// Within the range, the values are an affine function of how far the targets have moved. This is not an estimate: optimal active sets stay
  /// optimal under other targets, as long as no passive constraint changes sides.
  ///
  /// - Parameter targets: The constraints, and how fast their targets grow.
  /// - Returns: The response, or nil if one of the constraints does not hold the values where they are.
  /// - Complexity: O(*n* + entries).
  package func sensitivity(to targets: [Sensitivity.Target]) -> Sensitivity? {
    guard targets.allSatisfy({ isActive($0.row) }) else { return nil }
    let copy = fork()
    return copy.simplex.sensitivity(to: targets)
  }
}

extension Simplex {
  /// The response to active rows; the step vector and the marks are used as scratch.
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

  /// Narrows the range to where a drifting row holds that is at its target.
  ///
  /// A row that is off by rounding only is not exchanged, and a drifting row is off by no more over a long way.
  private func narrow(_ lowest: inout Double, _ highest: inout Double, bySlow rowRate: RowRate) {
    if rowRate.speed == 0 { return }
    let ranging = ranging(of: rowRate.row), residual = residual(of: rowRate.row), speed = rowRate.speed
    let ahead = max(0, residual.slack - residual.value) / speed.magnitude
    let behind = max(0, residual.slack + residual.value) / speed.magnitude
    if !ranging.rises { if speed > 0 { highest = min(highest, ahead) } else { lowest = max(lowest, -ahead) } }
    if !ranging.falls { if speed > 0 { lowest = max(lowest, -behind) } else { highest = min(highest, behind) } }
  }

  /// How fast a row's left side changes; 0 where that is rounding.
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
