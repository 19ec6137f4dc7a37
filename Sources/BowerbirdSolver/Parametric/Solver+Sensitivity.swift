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
    guard let planar = sensitivity(toFirst: targets, second: []) else { return nil }
    var lowest = -Double.infinity, highest = Double.infinity
    for bound in planar.bounds {
      let limit = bound.limit / bound.first
      if bound.first > 0 { highest = min(highest, limit) } else { lowest = max(lowest, limit) }
    }
    return Sensitivity(rates: planar.first, range: min(lowest, 0)...max(highest, 0))
  }

  /// Computes how values follow two parameters that move the targets of constraints independently.
  ///
  /// As long as all bounds hold, the values are an affine function of both parameters.
  ///
  /// - Parameters:
  ///   - first: The constraints whose targets follow the first parameter, with their rates.
  ///   - second: The constraints whose targets follow the second parameter, with their rates.
  /// - Returns: The response, or nil if one of the constraints does not hold the values where they are.
  /// - Complexity: O(*n* + entries).
  package func sensitivity(
    toFirst first: [Sensitivity.Target], second: [Sensitivity.Target]
  ) -> PlanarSensitivity? {
    guard first.allSatisfy({ isActive($0.row) }), second.allSatisfy({ isActive($0.row) }) else { return nil }
    let copy = fork()
    return copy.simplex.sensitivity(toFirst: first, second: second)
  }
}

extension Simplex {
  /// The response to active rows; the step vector and the marks are used as scratch.
  fileprivate mutating func sensitivity(
    toFirst first: [Sensitivity.Target], second: [Sensitivity.Target]
  ) -> PlanarSensitivity {
    var isListed = Array(repeating: false, count: Int(rows.count)), moving: [Int32] = []
    let firstRates = rates(along: first, &moving, &isListed)
    let secondRates = rates(along: second, &moving, &isListed)
    var response = PlanarSensitivity(first: firstRates, second: secondRates)
    for row in moving { bound(&response, by: row) }
    return response
  }

  /// Returns the rates of all variables, and lists the nonbasic rows that move.
  private mutating func rates(
    along targets: [Sensitivity.Target], _ moving: inout [Int32], _ isListed: inout [Bool]
  ) -> [Double] {
    var rates = Array(repeating: 0.0, count: variableCount)
    if targets.isEmpty { return rates }
    for target in targets {
      let row = rows[target.row.row]
      step.add(target.rate / row.weight, at: row.position)
    }
    factors.solveTransposed(&step)
    for place in 0..<step.walkCount { rates[Int(step.place(atStep: place))] = step[step.place(atStep: place)] }
    collectMovingRows()
    for place in 0..<movingRows.count where !isListed[Int(movingRows[place].row)] {
      isListed[Int(movingRows[place].row)] = true
      moving.append(movingRows[place].row)
    }
    step.clear()
    return rates
  }

  /// Adds the bounds within which a nonbasic row keeps to its sides.
  ///
  /// A row that is off by rounding only is not exchanged, and a drifting row is off by no more over a long way. So the
  /// limit of a drifting row that is at its target includes rounding.
  private func bound(_ response: inout PlanarSensitivity, by row: Int32) {
    let first = slope(of: row, response.first), second = slope(of: row, response.second)
    if first.speed == 0 && second.speed == 0 { return }
    let ranging = ranging(of: row), residual = residual(of: row)
    let value = residual.isZero ? 0 : residual.value
    let isDrifting = residual.isZero && first.isRounding && second.isRounding
    for sign in [1.0, -1] where sign > 0 ? !ranging.rises : !ranging.falls {
      // The other side is where the row may be already, and it may come back as far as its target.
      let isOpen = sign > 0 ? ranging.falls : ranging.rises
      let slack = max(0, residual.slack - sign * (residual.value - value))
      response.bounds.append(
        PlanarSensitivity.Bound(
          first: sign * first.speed, second: sign * second.speed,
          limit: isDrifting ? slack : isOpen ? max(0, -sign * value) : 0, rounding: isDrifting ? 0 : slack))
    }
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
