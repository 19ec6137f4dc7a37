/// The rates at which values follow the targets of constraints, and the range in which these rates hold.
///
/// One *parameter* moves all the targets, each at a rate of its own.
package struct Sensitivity {
  /// A constraint whose target moves.
  ///
  /// The target is the number that the terms of the constraint add up to.
  package struct Target: Equatable {
    let row: ConstraintHandle

    /// The distance that the target moves when the parameter grows by 1.
    package let rate: Double

    /// Creates the target of a constraint that moves at a rate.
    package init(row: ConstraintHandle, rate: Double) {
      self.row = row
      self.rate = rate
    }
  }

  /// The distance that each variable's value moves when the parameter grows by 1, indexed by ``Variable/index``.
  package let rates: [Double]

  /// The values of the parameter for which no constraint changes sides.
  ///
  /// At 0, which the range contains, the targets are where they are now. At 1, each target has moved by its rate. The
  /// lower bound is negative if the targets may also move the other way.
  package let range: ClosedRange<Double>
}

extension Solver {
  /// Computes how values depend on the targets of constraints.
  ///
  /// Within the range, the values are an affine function of the parameter that moves the targets. This function is
  /// exact, not an estimate: an optimal basis stays optimal for other targets, as long as no nonbasic constraint
  /// changes sides.
  ///
  /// - Parameter targets: The constraints, with the rates at which their targets grow.
  /// - Returns: The sensitivity, or nil if one of the constraints is not active.
  /// - Complexity: O(*n* + entries), where *n* counts variables and the entries are the coefficients of all constraints
  ///   and of the factors.
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
  /// - Returns: The rates and the bounds, or nil if one of the constraints is not active.
  /// - Complexity: O(*n* + entries), where *n* counts variables and the entries are the coefficients of all constraints
  ///   and of the factors.
  package func sensitivity(
    toFirst first: [Sensitivity.Target], second: [Sensitivity.Target]
  ) -> PlanarSensitivity? {
    guard first.allSatisfy({ isActive($0.row) }), second.allSatisfy({ isActive($0.row) }) else { return nil }
    simplex.completeVariables()
    return simplex.sensitivity(toFirst: first, second: second)
  }
}

extension Simplex {
  /// Returns the rates at which values follow the targets of active rows, and the bounds within which the rates hold.
  ///
  /// The call changes no later result.
  fileprivate mutating func sensitivity(
    toFirst first: [Sensitivity.Target], second: [Sensitivity.Target]
  ) -> PlanarSensitivity {
    var isListed = Array(repeating: false, count: Int(rows.count)), moving: [Int32] = []
    let updateWork = factors.value.updateWork
    let firstRates = rates(along: first, &moving, &isListed)
    let secondRates = rates(along: second, &moving, &isListed)
    factors.value.updateWork = updateWork
    var response = PlanarSensitivity(first: firstRates, second: secondRates)
    for row in moving { bound(&response, by: row) }
    return response
  }

  /// Returns the rates of all variables, and appends to `moving` the nonbasic rows that move.
  ///
  /// `isListed` indicates for each row whether `moving` contains the row already. No row is appended twice.
  private mutating func rates(
    along targets: [Sensitivity.Target], _ moving: inout [Int32], _ isListed: inout [Bool]
  ) -> [Double] {
    var rates = Array(repeating: 0.0, count: variableCount)
    if targets.isEmpty { return rates }
    for target in targets {
      let row = rows[target.row.row]
      step.add(target.rate / row.weight, at: row.position)
    }
    factors.value.solveTransposed(&step)
    for index in 0..<step.walkCount { rates[Int(step.index(atStep: index))] = step[step.index(atStep: index)] }
    collectMovingRows()
    for index in 0..<movingRows.count where !isListed[Int(movingRows[index].row)] {
      isListed[Int(movingRows[index].row)] = true
      moving.append(movingRows[index].row)
    }
    step.clear()
    return rates
  }

  /// Adds to `response` the bounds within which a nonbasic row stays on its target or on a free side.
  ///
  /// A row is *drifting* if it is on its target, and the rates at which it moves may be only rounding. A solve does not
  /// exchange such a row. Therefore the limit of a drifting row is the residual up to which it counts as on its target,
  /// and not 0.
  private func bound(_ response: inout PlanarSensitivity, by row: Int32) {
    let first = slope(of: row, response.first), second = slope(of: row, response.second)
    if first.rate == 0 && second.rate == 0 { return }
    let freeSides = freeSides(of: row), residual = residual(of: row)
    let value = residual.isZero ? 0 : residual.value
    let isDrifting = residual.isZero && first.isRounding && second.isRounding
    for sign in [1.0, -1] where sign > 0 ? !freeSides.above : !freeSides.below {
      // If the row may be on the other side of its target and is there now, it may come back as far as its target.
      let isOpen = sign > 0 ? freeSides.below : freeSides.above
      let slack = max(0, residual.slack - sign * (residual.value - value))
      response.bounds.append(
        PlanarSensitivity.Bound(
          first: sign * first.rate, second: sign * second.rate,
          limit: isDrifting ? slack : isOpen ? max(0, -sign * value) : 0, rounding: isDrifting ? 0 : slack))
    }
  }

  /// Returns the rate of a row's left side for the given rates of all variables.
  ///
  /// A rate that is only rounding becomes 0.
  private func slope(of row: Int32, _ rates: [Double]) -> RowRate {
    var rowRate = RowRate(row: row, rate: 0, size: 0)
    for index in matrix.indices(of: row) {
      let entry = matrix.entries[index]
      rowRate.add(entry.value * rates[Int(entry.column)])
    }
    if rowRate.rate.magnitude <= rowRate.size * Tolerances.slope { rowRate.rate = 0 }
    return rowRate
  }
}
