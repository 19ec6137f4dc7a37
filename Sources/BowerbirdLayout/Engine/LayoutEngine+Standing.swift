import BowerbirdSolver

/// Conflicts that stand although numbers have changed.
extension LayoutEngine {
  /// The rows of a conflict as they are now, if the one that was left out still contradicts the others, all of which are in.
  ///
  /// It is the youngest of them, so whatever else it may contradict, it stays out. In a room that is too small hundreds are left
  /// out, and a window that is dragged has each of them looked at for each size.
  func standingRows(ofConflict place: Int) -> [Constraint]? {
    guard let rows = presentRows(ofConflict: place) else { return nil }
    if leftOut[place].contradiction == nil { leftOut[place].contradiction = Contradiction(of: rows) }
    guard let contradiction = leftOut[place].contradiction, contradiction.holds(for: rows) else { return nil }
    return rows
  }

  /// The rows of a conflict's members as they are now; nil if one of them is gone, has other terms, or is required no more.
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

  private func presentRow(of member: LayoutConflict.Member) -> Constraint? {
    guard let handle = member.handle, isOwner(member, of: handle) else { return nil }
    return solver.constraint(for: handle)
  }

  /// Whether a row is still the member's that it was: rows are used again.
  private func isOwner(_ member: LayoutConflict.Member, of handle: ConstraintHandle) -> Bool {
    let owner = owners[handle.rowIndex]
    if let constraint = member.constraint { return owner.constraint === constraint }
    if case .nobody = owner { return false }
    return owner.constraint == nil
  }

  /// Has the members say the numbers and the names that they have now.
  func retell(conflict place: Int, _ rows: [Constraint]) {
    for (order, row) in rows.enumerated() {
      let member = leftOut[place].members[order]
      guard let owner = member.constraint.map({ .constraint($0) }) ?? member.handle.map({ owners[$0.rowIndex] }) else {
        continue
      }
      leftOut[place].members[order] = LayoutConflict.Member(
        owner: owner, row: row, handle: member.handle, engine: self)
    }
  }
}
