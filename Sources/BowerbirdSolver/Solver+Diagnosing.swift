extension Solver {
  // MARK: - Freedom

  /// Returns the directions in which undetermined values can move.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, y <= 7, width == 5])
  /// solver.freedom().count                 // 1: x and y may move together
  /// solver.freedom(of: [width]).isEmpty    // true: width is determined
  /// ```
  ///
  /// A value is undetermined if it differs among equally good solutions. In all these solutions, the required
  /// constraints hold, and the violations have the same sum at each level of priority. The solver leaves an
  /// undetermined value where it was, but that rule does not count as a constraint. A value can be undetermined for two
  /// reasons:
  ///
  /// * Too few constraints: no constraint determines the variable.
  /// * Equal costs: at one level, the violation of a constraint may grow by as much as other violations shrink, as with
  ///   `x == 0` and `x == 10` at one priority.
  ///
  /// Every undetermined variable occurs in at least one freedom, and a determined variable in none. Values may move
  /// along any one freedom, but perhaps not along two at once. The order of the freedoms is fixed: first the directions
  /// of single variables that no constraint determines, then the directions of single constraints at equal costs, then
  /// the directions along which several of these variables and constraints move together.
  ///
  /// - Parameter variables: The variables to look for; nil for all. Variables of other solvers are ignored.
  /// - Returns: The directions that move at least one of the variables; empty if all are determined.
  /// - Complexity: O(*n* + entries), where *n* counts variables and the entries are the coefficients of all
  ///   constraints, and O(*t*) for each direction, where *t* counts the entries of the factors that the direction
  ///   reaches. If constraints block some of the directions at once, so that values may move only along several
  ///   directions together, the call also needs a solve for all of them, an exchange for each direction that is ruled
  ///   out, and two solves for each variable that moves. Where coefficients differ so much that numbers may be
  ///   rounding only, the call does all of this in exact numbers.
  public func freedom(of variables: [Variable]? = nil) -> [Freedom] {
    solveIfNeeded()
    simplex.completeVariables()
    var isWanted = Array(repeating: variables == nil, count: variableCount)
    for variable in variables ?? [] where owns(variable) { isWanted[variable.index] = true }
    return findFreedom(of: isWanted).map { freedom($0) }
  }

  private func freedom(_ finding: FreedomSearch.Finding) -> Freedom {
    let movements = finding.moves.map { move in
      Freedom.Movement(
        variable: registry.variable(at: move.variable), rate: move.rate, value: simplex.values[move.variable],
        name: registry.name(at: move.variable))
    }
    return Freedom(movements: movements, range: finding.lowest...finding.highest)
  }

  // MARK: - Explanation

  /// Returns the constraints, edits and stays that determine a value, with the contribution of each.
  ///
  /// ```swift
  /// try solver.add([x == 20, y == x + 5])
  /// solver.explanation(of: y).parts.map { $0.contribution }      // [20.0, 5.0]
  /// ```
  ///
  /// A stay is the rule that a variable keeps its value. A stay is a part only if the variable is undetermined (see
  /// ``freedom(of:)``). If each of several constraints alone would determine the value, only one constraint is a part:
  /// the first of the constraints with the fewest variables.
  ///
  /// - Parameter variable: The variable to explain.
  /// - Returns: The value as a sum of multiples of targets. For a variable of another solver, the value is not a
  ///   number, and there are no parts.
  /// - Complexity: O(*t* + *k* log *k*) after a solve, where *t* counts the entries of the factors that the call
  ///   reaches, and *k* the parts. If constraints determine a variable whose stay is basic, the complexity of
  ///   ``freedom(of:)`` is added.
  public func explanation(of variable: Variable) -> Explanation {
    let name = name(of: variable)
    guard owns(variable) else { return Explanation(variable: variable, value: .nan, parts: [], name: name) }
    solveIfNeeded()
    simplex.completeVariables()
    let parts = simplex.composeWithoutHeldStays(variable.storedIndex).map { part(entry: $0.entry, factor: $0.factor) }
    return Explanation(
      variable: variable, value: simplex.values[variable.storedIndex], parts: parts, name: name)
  }

  private func part(entry: BasisEntry, factor: Double) -> Explanation.Part {
    if entry.isStay {
      return Explanation.Part(
        source: source(of: entry), coefficient: factor, target: simplex.values[entry.variable],
        name: "\(registry.name(at: entry.variable)) stays")
    }
    let row = simplex.rows[entry.row]
    let written = constraint(at: entry.row)
    return Explanation.Part(
      source: source(of: entry), coefficient: factor / row.weight, target: -written.expression.constant + 0,
      name: "\(Priority(row.priority))\(row.isEdit ? " edit" : ""): \(describe(written))")
  }

  /// Returns the constraint, edit or stay of a basis entry.
  func source(of entry: BasisEntry) -> Explanation.Source {
    if entry.isStay { return .stay(registry.variable(at: entry.variable)) }
    if !simplex.rows[entry.row].isEdit { return .constraint(handle(of: entry.row)) }
    return .edit(registry.variable(at: simplex.matrix.entries[simplex.matrix.spans[entry.row].start].column))
  }
}
