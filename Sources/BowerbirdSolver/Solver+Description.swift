extension Solver: CustomStringConvertible {
  /// A readable dump: values, basic rows with their multipliers, and nonbasic rows with their sides.
  ///
  /// ```swift
  /// try solver.add(x >= 3)
  /// try solver.add(x == 1, priority: .low)
  /// print(solver)
  /// // values
  /// //   x = 3
  /// // active
  /// //   [required] x >= 3  y = -1·[250]
  /// // passive
  /// //   [250] x == 1  off by 2
  /// ```
  ///
  /// <doc:HowTheSolverSolves> explains the format.
  ///
  /// - Complexity: O(*n* + entries) after a solve, where *n* counts variables and the entries are the coefficients of
  ///   all constraints.
  public var description: String {
    solveIfNeeded()
    simplex.completeVariables()
    var text = "values\n"
    for index in 0..<Int32(variableCount) {
      text += "  \(registry.name(at: index)) = \(plain(simplex.values[index]))"
      text += simplex.basis.stayPosition[index] >= 0 ? "  free\n" : "\n"
    }
    text += "active\n"
    for position in 0..<Int32(variableCount) {
      if simplex.basis[position].isStay { continue }
      let row = simplex.basis[position].row
      text += "  \(line(of: row))  y = \(multiplier(of: row))\n"
    }
    text += "passive\n"
    for row in 0..<Int32(simplex.rows.count) {
      if simplex.rows[row].stage != .live || simplex.rows[row].isBasic { continue }
      text += "  \(line(of: row))  \(side(of: row))\n"
    }
    return text
  }

  /// Returns the line that describes a basis entry: a row with its priority, or a stay with the name of its variable.
  func line(of entry: BasisEntry) -> String {
    entry.isStay ? "\(registry.name(at: entry.variable)) stays" : line(of: entry.row)
  }

  private func line(of row: Int32) -> String {
    let priority = Priority(simplex.rows[row].priority)
    return "[\(priority)] \(describe(constraint(at: row)))\(simplex.rows[row].isEdit ? " (edit)" : "")"
  }

  private func multiplier(of row: Int32) -> String {
    if simplex.rows[row].isFree { return "any" }
    var text = ""
    var index = simplex.rows[row].multiplier
    while index >= 0 {
      let entry = simplex.multipliers[index]
      if !text.isEmpty { text += " + " }
      // The stored number is in units of the scaled row.
      text += "\(plain(entry.value / simplex.rows[row].weight))·[\(plain(entry.level))]"
      index = entry.next
    }
    return text.isEmpty ? "0" : text
  }

  private func side(of row: Int32) -> String {
    let residual = simplex.residual(of: row)
    if residual.isZero { return "holds exactly" }
    if simplex.rows[row].side == 0 { return "holds" }
    return "off by \(plain(residual.value.magnitude * simplex.rows[row].weight))"
  }

  /// Returns a constraint as a person would write it: variables on the left, a number on the right.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - isCut: Whether the constraint had more terms, which an ellipsis replaces.
  /// - Returns: The constraint on one line.
  func describe(_ constraint: Constraint, isCut: Bool = false) -> String {
    var text = ""
    for term in constraint.expression.terms {
      let size = term.coefficient.magnitude
      if text.isEmpty {
        text += term.coefficient < 0 ? "-" : ""
      } else {
        text += term.coefficient < 0 ? " - " : " + "
      }
      let name = owns(term.variable) ? name(of: term.variable) : "(variable \(term.variable.index) of another solver)"
      text += size == 1 ? name : "\(plain(size))*\(name)"
    }
    if isCut { text += " + …" }
    return "\(text.isEmpty ? "0" : text) \(constraint.relation) \(plain(-constraint.expression.constant + 0))"
  }
}
