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

  /// The row of a member, if it is in: a row that was refused may have come in since, when the youngest had given way to it.
  private func presentRow(of member: LayoutConflict.Member) -> Constraint? {
    handle(of: member).flatMap { solver.constraint(for: $0) }
  }

  private func handle(of member: LayoutConflict.Member) -> ConstraintHandle? {
    switch member.owner {
    case .unowned, .bundled: nil
    case .declared: member.constraint.flatMap { $0.engine === self ? $0.handle : nil }
    case .floor(let slot, .horizontal): slots.floors[Int(slot)].width
    case .floor(let slot, .vertical): slots.floors[Int(slot)].height
    case .given(.horizontal): givenWidth
    case .given(.vertical): givenHeight
    case .content(let slot, .horizontal, let isHugging):
      slots.nodes[Int(slot)]?.node?.content.flatMap { isHugging ? $0.horizontal.hugging : $0.horizontal.resistance }
    case .content(let slot, .vertical, let isHugging):
      slots.nodes[Int(slot)]?.node?.content.flatMap { isHugging ? $0.vertical.hugging : $0.vertical.resistance }
    }
  }

  /// Has the members say the numbers and the names that they have now.
  func retell(conflict place: Int, _ rows: [Constraint]) {
    for (order, row) in rows.enumerated() {
      let owner = leftOut[place].members[order].owner
      leftOut[place].members[order] = LayoutConflict.Member(owner: owner, row: row, engine: self)
    }
  }
}
