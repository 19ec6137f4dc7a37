import BowerbirdSolver

/// Checks known conflicts again after numbers have changed.
extension LayoutEngine {
  /// Returns the present rows of a conflict, if the left-out constraint still contradicts the other members and these
  /// are all in the solver.
  ///
  /// The left-out constraint is the youngest member, so it stays out whatever else it contradicts. If the order may
  /// have changed, and another member is the youngest now, the left-out constraint is admitted again.
  ///
  /// The check must be cheap: in a size that is too small, hundreds of constraints are left out, and dragging a window
  /// checks each of them for each size.
  func standingRows(ofConflict index: Int) -> [Constraint]? {
    guard let rows = presentRows(ofConflict: index) else { return nil }
    let conflict = standing.conflicts[index]
    if standing.hasNewOrder && youngest(of: conflict.members) !== conflict.leftOut { return nil }
    guard let certificate = conflict.certificate, certificate.holds(for: rows) else { return nil }
    return rows
  }

  /// Returns the present rows of a conflict's members; nil if a member was removed, has other terms, or is no longer
  /// required.
  private func presentRows(ofConflict index: Int) -> [Constraint]? {
    var rows: [Constraint] = []
    let leftOut = standing.conflicts[index].leftOut
    for member in standing.conflicts[index].members {
      if let constraint = member.constraint, !constraint.priority.isRequired { return nil }
      guard let row = member.constraint === leftOut ? row(of: leftOut) : presentRow(of: member) else { return nil }
      guard row.expression.terms == member.row.expression.terms, row.relation == member.row.relation else { return nil }
      rows.append(row)
    }
    return rows
  }

  /// Returns the row of a member, if the solver has it.
  ///
  /// A refused row may be in the solver by now, because the youngest member was left out instead.
  private func presentRow(of member: LayoutConflict.Member) -> Constraint? {
    handle(of: member).flatMap { solver.constraint(for: $0) }
  }

  private func handle(of member: LayoutConflict.Member) -> ConstraintHandle? {
    switch member.owner {
    case .unowned, .bundled: nil
    case .declared: member.constraint.flatMap { $0.engine === self ? $0.handle : nil }
    case .lazyBound(let slot, let axis): lazyBounds[slot, axis]
    case .given(let axis): given[axis]
    case .content(let slot, let axis, let isHugging):
      slots.nodes[Int(slot)]?.node?.content.flatMap {
        isHugging ? $0.rows[axis].hugging : $0.rows[axis].resistance
      }
    }
  }

  /// Updates the members of a conflict with their present rows, numbers and names.
  func refresh(conflict index: Int, _ rows: [Constraint]) {
    for (order, row) in rows.enumerated() {
      let owner = standing.conflicts[index].members[order].owner
      standing.refresh(
        conflict: index, member: order, as: LayoutConflict.Member(owner: owner, row: row, engine: self))
    }
  }
}
