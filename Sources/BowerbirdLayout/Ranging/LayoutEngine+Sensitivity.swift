import BowerbirdSolver

extension LayoutEngine {
  /// Returns how fast all numbers change with the root's extents, directly and through lengths that containers hand on.
  ///
  /// - Parameter axes: The axes along which the extents change.
  /// - Returns: The sensitivity; nil if the root has no given extent along one of the axes, or if the row of such an
  ///   extent is not active in the solver.
  func response(along axes: [Axis]) -> PlanarSensitivity? {
    var roots: [[Sensitivity.Target]] = [[], []]
    for axis in axes {
      guard let row = given[axis] else { return nil }
      roots[axis == .horizontal ? 0 : 1] = [Sensitivity.Target(row: row, rate: 1)]
    }
    let handed = handedRows, substitutions = frames.substitutions
    var targets = roots
    var response = solver.sensitivity(toFirst: targets[0], second: targets[1])
    // A length that is handed on depends only on the root's extents and on lengths that outer containers hand on. Each
    // pass therefore finds the final rates of at least one more length.
    for _ in handed.indices {
      guard let known = response else { return nil }
      let before = targets
      targets[0] =
        roots[0]
        + handed.map { Sensitivity.Target(row: $0.row, rate: substitutions.rate(of: $0.index, in: known.first)) }
      targets[1] =
        roots[1]
        + handed.map { Sensitivity.Target(row: $0.row, rate: substitutions.rate(of: $0.index, in: known.second)) }
      for parameter in targets.indices { targets[parameter].removeAll { $0.rate == 0 } }
      if targets == before { break }
      response = solver.sensitivity(toFirst: targets[0], second: targets[1])
    }
    return response
  }
}
