/// How values follow what a constraint asks for, as long as the others keep their sides.
package struct Response {
  /// By index of variable: how much its value grows for each unit that the target of the constraint grows.
  package let rates: [Double]

  /// How far the target may fall and rise before another constraint changes sides; the first is not positive.
  package let reach: ClosedRange<Double>
}

extension Solver {
  /// Works out how values follow the target of a constraint: what its variables add up to.
  ///
  /// Within the reach, the values are an affine function of the target. This is not an estimate: optimal active sets stay
  /// optimal under other targets, as long as no passive constraint changes sides.
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Returns: The response, or nil if the constraint is not one of those that hold the values where they are.
  /// - Complexity: O(*n* + entries).
  package func response(to handle: ConstraintHandle) -> Response? {
    guard isActive(handle) else { return nil }
    let copy = fork()
    return copy.simplex.response(to: handle.row)
  }
}

extension Simplex {
  /// The response to an active row; the step vector and the marks are used as scratch.
  fileprivate mutating func response(to row: Int32) -> Response {
    step.add(1 / rows[row].weight, at: rows[row].position)
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

  /// Narrows the range to where a drifting row holds that is at its target.
  ///
  /// A row that is off by rounding only is not exchanged, and a drifting row is off by no more over a long way.
  private func narrow(_ lowest: inout Double, _ highest: inout Double, byDrift touch: Touch) {
    if touch.speed == 0 { return }
    let leeway = leeway(of: touch.row), residual = residual(of: touch.row), speed = touch.speed
    let ahead = max(0, residual.slack - residual.value) / speed.magnitude
    let behind = max(0, residual.slack + residual.value) / speed.magnitude
    if !leeway.rises { if speed > 0 { highest = min(highest, ahead) } else { lowest = max(lowest, -ahead) } }
    if !leeway.falls { if speed > 0 { lowest = max(lowest, -behind) } else { highest = min(highest, behind) } }
  }

  /// How fast a row's left side changes; 0 where that is rounding.
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
