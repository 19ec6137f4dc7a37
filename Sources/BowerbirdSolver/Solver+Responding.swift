/// The sensitivity of all values to the targets of constraints, while all other constraints keep their sides.
package struct Response {
  /// A constraint whose target moves.
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

  /// By variable index: the rate at which the value grows.
  package let rates: [Double]

  /// The range, with 0 in it, in which the targets can move before another constraint changes side.
  package let reach: ClosedRange<Double>
}

extension Solver {
  /// Returns the sensitivity of all values to the targets of constraints.
  ///
  /// Within the reach, the values are an affine function of how far the targets have moved. This is exact, not an
  /// estimate: an optimal basis stays optimal under other targets, as long as no nonbasic constraint changes side.
  ///
  /// - Parameter targets: The constraints, and the rates at which their targets grow.
  /// - Returns: The sensitivity, or nil if one of the constraints is not active.
  /// - Complexity: O(*n* + entries).
  package func response(to targets: [Response.Target]) -> Response? {
    guard targets.allSatisfy({ isActive($0.row) }) else { return nil }
    let copy = fork()
    return copy.simplex.response(to: targets)
  }
}

extension Simplex {
  /// Returns the sensitivity to basic rows.
  ///
  /// The step vector and the marks are used as scratch.
  fileprivate mutating func response(to targets: [Response.Target]) -> Response {
    for target in targets {
      let row = rows[target.row.row]
      step.add(target.rate / row.weight, at: row.position)
    }
    factors.solveTransposed(&step)
    var rates = Array(repeating: 0.0, count: variableCount)
    for place in 0..<step.walkCount { rates[Int(step.place(atStep: place))] = step[step.place(atStep: place)] }
    touchPassiveRows()
    var lowest = -Double.infinity
    var highest = Double.infinity
    for place in 0..<touched.count {
      let touch = slope(of: touched[place].row, rates)
      let isAtTarget = touch.isRounding && residual(of: touch.row).isZero
      if isAtTarget { narrow(&lowest, &highest, byDrift: touch) } else { narrow(&lowest, &highest, by: touch) }
    }
    step.clear()
    return Response(rates: rates, reach: min(lowest, 0)...max(highest, 0))
  }

  /// Narrows the range to where a row that is at its target, and drifts slowly, still holds.
  ///
  /// A row that is off its target by no more than its slack is not exchanged. So the range ends where the drift uses up
  /// the slack.
  private func narrow(_ lowest: inout Double, _ highest: inout Double, byDrift touch: Touch) {
    if touch.speed == 0 { return }
    let leeway = leeway(of: touch.row), residual = residual(of: touch.row), speed = touch.speed
    let ahead = max(0, residual.slack - residual.value) / speed.magnitude
    let behind = max(0, residual.slack + residual.value) / speed.magnitude
    if !leeway.rises { if speed > 0 { highest = min(highest, ahead) } else { lowest = max(lowest, -ahead) } }
    if !leeway.falls { if speed > 0 { lowest = max(lowest, -behind) } else { highest = min(highest, behind) } }
  }

  /// Returns the rate at which a row's left side changes; 0 where that is rounding.
  private func slope(of row: Int32, _ rates: [Double]) -> Touch {
    var touch = Touch(row: row, speed: 0, size: 0)
    for place in matrix.places(of: row) {
      let entry = matrix.entries[place]
      touch.add(entry.value * rates[Int(entry.column)])
    }
    if touch.speed.magnitude <= touch.size * Tolerances.slope { touch.speed = 0 }
    return touch
  }
}
