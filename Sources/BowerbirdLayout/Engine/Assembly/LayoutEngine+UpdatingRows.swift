import BowerbirdSolver

/// Edits constraints that are in the solver already.
extension LayoutEngine {
  /// Passes changed constants and priorities to the solver.
  func updateMarked() {
    for constraint in pending.marked where constraint.engine === self {
      constraint.isMarked = false
      update(constraint)
    }
    pending.marked.removeAll(keepingCapacity: true)
  }

  private func update(_ constraint: LayoutConstraint) {
    switch constraint.stage {
    case .compiled:
      // A constraint that is no longer required also makes room for others.
      if constraint.priority.isRequired || constraint.hasNewPriority { standing.mayReadmit = true }
      if constraint.isReshaped { recompile(constraint) } else { adjust(constraint) }
    case .leftOut, .invalid:
      admit(constraint)
    case .idle, .waiting, .queued, .taken, .substituted:
      break
    }
    constraint.isReshaped = false
  }

  private func recompile(_ constraint: LayoutConstraint) {
    takeOut(constraint)
    admit(constraint)
  }

  private func adjust(_ constraint: LayoutConstraint) {
    guard let handle = constraint.handle else { return }
    let constant = constant(of: constraint)
    if !constant.isFinite || !constraint.priority.isValid { return recompile(constraint) }
    while constraint.handle != nil {
      do {
        if constraint.hasNewPriority { try solver.update(handle, priority: constraint.priority) }
        constraint.hasNewPriority = false
        try solver.move(handle, constant: constant)
        return
      } catch {
        if makeRoom(for: .constraint(constraint), error) { return adjust(constraint) }
        guard let row = row(of: constraint) else { return }
        if leaveOutYoungest(to: .constraint(constraint), row, error) == nil { return }
      }
    }
  }

  // MARK: - The size of the root

  /// Gives the root its size.
  func resize(to size: Size) {
    if given.gives(size) { return }
    given.last = size
    standing.mayReadmit = true
    isPreparing = true
    give(size.width, .width)
    give(size.height, .height)
    isPreparing = false
  }

  /// Gives the root one of its extents.
  func give(_ extent: Double, _ place: SlotNumber) {
    if place == .width {
      give(extent, .width, .horizontal)
    } else {
      give(extent, .height, .vertical)
    }
  }

  private func give(_ extent: Double, _ place: SlotNumber, _ axis: Axis) {
    // Built only on demand, so that a resize allocates nothing.
    func row() -> Constraint {
      Constraint(LinearExpression([.init(variable(root.slot, place))], constant: -extent), .equal)
    }
    var isTrying = true
    while isTrying {
      do {
        if let handle = given[axis] {
          try solver.move(handle, constant: -extent)
        } else {
          assign(try solver.add(row()), .given(axis))
        }
        return
      } catch {
        if makeRoom(for: .given(axis), error) { continue }
        isTrying = leaveOutYoungest(to: .given(axis), row(), error) != nil
      }
    }
  }
}
