import BowerbirdSolver

/// Checks a known conflict again after numbers have changed.
extension LayoutConflict {
  /// Returns the present rows of all members, if the left-out constraint must stay left out.
  ///
  /// Three conditions must hold: all other members are in the solver, the left-out constraint still contradicts these
  /// members, and the left-out constraint is still the youngest member.
  ///
  /// The check must be cheap. In a size that is too small, hundreds of constraints may be left out. While a window is
  /// dragged, each of them is checked for each size.
  ///
  /// - Parameters:
  ///   - engine: The engine of the tree.
  ///   - hasNewOrder: Whether the order in which constraints give way may have changed.
  /// - Returns: The rows; nil if the left-out constraint must be admitted again.
  func standingRows(in engine: LayoutEngine, hasNewOrder: Bool) -> [Constraint]? {
    guard let rows = presentRows(in: engine) else { return nil }
    if hasNewOrder && members.youngest !== leftOut { return nil }
    guard let certificate, certificate.holds(for: rows) else { return nil }
    return rows
  }

  /// Returns the present rows of all members; nil if a member has no row, has other terms, or is no longer required.
  ///
  /// The left-out constraint is not in the solver, so its row is compiled again.
  private func presentRows(in engine: LayoutEngine) -> [Constraint]? {
    var rows: [Constraint] = []
    for member in members {
      if let constraint = member.constraint, !constraint.priority.isRequired { return nil }
      let present = member.constraint === leftOut ? engine.row(of: leftOut) : member.presentRow(in: engine)
      guard let row = present, row.expression.terms == member.row.expression.terms,
        row.relation == member.row.relation
      else { return nil }
      rows.append(row)
    }
    return rows
  }
}

extension LayoutConflict.Member {
  /// Returns the row of the member, if the solver has it.
  ///
  /// Even the row that the solver refused when the conflict arose may be in the solver now. The youngest member was
  /// left out in place of that row.
  fileprivate func presentRow(in engine: LayoutEngine) -> Constraint? {
    handle(in: engine).flatMap { engine.solver.constraint(for: $0) }
  }

  private func handle(in engine: LayoutEngine) -> ConstraintHandle? {
    switch owner {
    case .unowned, .bundled: nil
    case .declared: constraint.flatMap { $0.engine === engine ? $0.handle : nil }
    case .lazyBound(let slot, let axis): engine.lazyBounds[slot, axis]
    case .given(let axis): engine.given[axis]
    case .content(let slot, let axis, let isHugging):
      engine.slots.nodes[Int(slot)]?.node?.content.flatMap {
        isHugging ? $0.rows[axis].hugging : $0.rows[axis].resistance
      }
    }
  }
}

extension [LayoutConflict.Member] {
  /// The constraint that gives way before all other members; nil if no member has a constraint.
  var youngest: LayoutConstraint? {
    var youngest: LayoutConstraint?
    for member in self {
      guard let constraint = member.constraint else { continue }
      if youngest.map({ constraint.isYounger(than: $0) }) ?? true { youngest = constraint }
    }
    return youngest
  }
}
