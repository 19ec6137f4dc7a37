import BowerbirdSolver

/// Checks known conflicts again after numbers have changed.
extension LayoutEngine {
  /// Returns the present rows of a conflict, if the left-out constraint still contradicts the others and all of these
  /// are in the solver.
  ///
  /// The left-out constraint is the youngest member, so it stays out whatever else it contradicts. The check must be
  /// cheap: in a room that is too small, hundreds of constraints are left out, and dragging a window checks each of
  /// them for each size.
  func standingRows(ofConflict place: Int) -> [Constraint]? {
    guard let rows = presentRows(ofConflict: place) else { return nil }
    guard let certificate = leftOut[place].certificate, certificate.holds(for: rows) else { return nil }
    return rows
  }

  /// Returns the present rows of a conflict's members; nil if a member was removed, has other terms, or is no longer
  /// required.
  private func presentRows(ofConflict place: Int) -> [Constraint]? {
    var rows: [Constraint] = []
    for member in leftOut[place].members {
      if let constraint = member.constraint, !constraint.priority.isRequired { return nil }
      let isLeftOut = member.constraint === leftOut[place].leftOut
      guard let row = isLeftOut ? row(of: leftOut[place].leftOut) : presentRow(of: member) else { return nil }
      guard row.expression.terms == member.row.expression.terms, row.relation == member.row.relation else { return nil }
      rows.append(row)
    }
    return rows
  }

  /// Returns the row of a member, if the solver has it.
  ///
  /// A refused row may be in the solver by now, because the youngest member was left out in its place.
  private func presentRow(of member: LayoutConflict.Member) -> Constraint? {
    handle(of: member).flatMap { solver.constraint(for: $0) }
  }

  private func handle(of member: LayoutConflict.Member) -> ConstraintHandle? {
    switch member.owner {
    case .unowned, .bundled: nil
    case .declared: member.constraint.flatMap { $0.engine === self ? $0.handle : nil }
    case .lazyBound(let slot, .horizontal): slots.lazyBounds[Int(slot)].width
    case .lazyBound(let slot, .vertical): slots.lazyBounds[Int(slot)].height
    case .given(.horizontal): givenWidth
    case .given(.vertical): givenHeight
    case .content(let slot, .horizontal, let isHugging):
      slots.nodes[Int(slot)]?.node?.content.flatMap { isHugging ? $0.horizontal.hugging : $0.horizontal.resistance }
    case .content(let slot, .vertical, let isHugging):
      slots.nodes[Int(slot)]?.node?.content.flatMap { isHugging ? $0.vertical.hugging : $0.vertical.resistance }
    }
  }

  /// Updates the members with their present rows, numbers and names.
  func refresh(conflict place: Int, _ rows: [Constraint]) {
    for (order, row) in rows.enumerated() {
      let owner = leftOut[place].members[order].owner
      leftOut[place].members[order] = LayoutConflict.Member(owner: owner, row: row, engine: self)
    }
  }
}
