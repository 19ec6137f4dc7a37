import BowerbirdSolver

/// Updates the constants and priorities of rows, and the rows of the root's size.
extension LayoutEngine {
  /// Passes the new constants and priorities of marked constraints to the solver.
  func updateMarked() {
    let areMoved = moveTogether()
    for constraint in pending.marked where constraint.engine === self {
      constraint.isMarked = false
      if areMoved && newConstant(of: constraint) != nil {
        if constraint.priority.isRequired { standing.noteRoom() }
      } else {
        update(constraint)
      }
    }
    pending.forgetMarked()
  }

  /// Passes all changed constants to the solver in one call, if there are many and they do not conflict.
  ///
  /// Constraints with other changes are not included. If each row had its own call, each call would take time
  /// proportional to the number of values that the row moves.
  ///
  /// - Returns: Whether the constants were passed to the solver.
  private func moveTogether() -> Bool {
    if pending.marked.count <= Self.fewChanges { return false }
    var constants: [(handle: ConstraintHandle, constant: Double)] = []
    for constraint in pending.marked where constraint.engine === self {
      if let handle = constraint.handle, let constant = newConstant(of: constraint) {
        constants.append((handle, constant))
      }
    }
    return constants.count > Self.fewChanges && solver.move(constants)
  }

  /// The largest number of changed constants that are passed to the solver one by one.
  ///
  /// For rows that change one by one, the solver caches the directions in which values move. A drag then moves values
  /// along these directions, without reading any row.
  private static let fewChanges = 16

  /// Returns the constant that the row of a constraint must have now, if only the constant may have changed.
  ///
  /// The result is nil if the constraint has no row, if its terms or its priority have changed, or if a number is
  /// invalid.
  private func newConstant(of constraint: LayoutConstraint) -> Double? {
    if constraint.stage != .compiled || constraint.isReshaped || constraint.hasNewPriority { return nil }
    let constant = constant(of: constraint)
    return constant.isFinite && constraint.priority.isValid ? constant : nil
  }

  private func update(_ constraint: LayoutConstraint) {
    switch constraint.stage {
    case .compiled:
      // A constraint that is no longer required also makes room for others.
      if constraint.priority.isRequired || constraint.hasNewPriority { standing.noteRoom() }
      if constraint.isReshaped { recompile(constraint) } else { adjust(constraint) }
    case .leftOut, .invalid:
      admit(constraint)
    case .idle, .waiting, .queued, .dequeued, .substituted:
      break
    }
    constraint.isReshaped = false
  }

  private func recompile(_ constraint: LayoutConstraint) {
    takeOut(constraint)
    admit(constraint)
  }

  private func adjust(_ constraint: LayoutConstraint) {
    repeatLeavingOutYoungest(for: .constraint(constraint), row: { row(of: constraint) }) { () throws(SolverError) in
      // Without a handle, the constraint itself has been left out.
      guard let handle = constraint.handle else { return }
      let constant = constant(of: constraint)
      if !constant.isFinite || !constraint.priority.isValid { return recompile(constraint) }
      if constraint.hasNewPriority { try solver.update(handle, priority: constraint.priority) }
      constraint.hasNewPriority = false
      try solver.move(handle, constant: constant)
    }
  }

  // MARK: - The size of the root

  /// Passes the size of the root to the solver.
  func resize(to size: Size) {
    if given.gives(size) { return }
    given.note(size)
    standing.noteRoom()
    passing {
      give(size.width, .horizontal)
      give(size.height, .vertical)
    }
  }

  /// Passes one extent of the root to the solver.
  func give(_ extent: Double, _ axis: Axis) {
    // The closures make the row only on demand, so that a resize allocates nothing. A local function as an argument would
    // allocate its context.
    repeatLeavingOutYoungest(for: .given(axis), row: { givenRow(extent, axis) }) { () throws(SolverError) in
      if let handle = given[axis] {
        try solver.move(handle, constant: -extent)
      } else {
        noteRow(try solver.add(givenRow(extent, axis)), of: .given(axis))
      }
    }
  }

  private func givenRow(_ extent: Double, _ axis: Axis) -> Constraint {
    Constraint(LinearExpression([.init(variable(root.slot, .length(along: axis)))], constant: -extent), .equal)
  }
}
