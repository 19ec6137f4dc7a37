/// A solver of linear constraints with priorities: it finds the values that people declare relations between.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.variable("left"), width = solver.variable("width")
/// try solver.add(left + width <= 320)                  // must hold
/// try solver.add(left == 20)
/// try solver.add(width == 400, priority: .high)        // holds as well as it can
/// solver[width]                                        // 300.0
/// ```
///
/// **What is solved.** Required constraints hold. Among all solutions the one is chosen whose total violation is least at
/// the strongest level of priority; among those, least at the next; and so on. No number of weaker constraints outweighs a
/// stronger one. What is still free keeps its value, or is 0 if it never had one.
///
/// **When.** Reading is always up to date. Calls are cheap and leave their work to the next reading; only whether required
/// constraints can hold together is decided at once.
///
/// **Errors.** A call that throws a ``SolverError`` leaves every value and every later answer as if it had not been made.
///
/// **Determinism.** The same calls give bit-identical values in every process and on every platform.
///
/// In the complexities below, *n* is the number of variables, *k* the number of terms that a call brings, and "touched" means
/// the entries of the factored active constraints that a change reaches: a few in a layout, however large it is.
public final class Solver {
  var simplex = Simplex()
  var names: [String] = []

  /// Which variables carry which lineage: from `start` to the start of the next.
  var lineages: [(start: Int, lineage: Lineage)]

  /// The answer of ``changes`` for the last solve, made when it is asked for.
  var listedChanges: [Variable] = []
  var listedSolve = -1

  /// Makes a solver without variables and constraints.
  public init() {
    lineages = [(0, Lineage())]
  }

  init(copying other: Solver) {
    simplex = Simplex(copying: other.simplex)
    names = other.names
    lineages = other.lineages
    lineages.append((other.simplex.variableCount, Lineage()))
  }

  /// Makes a new variable. It is 0 until a constraint says otherwise.
  ///
  /// - Parameter name: What errors and descriptions call it; without a name they number it.
  /// - Complexity: Amortised O(1).
  public func variable(_ name: String = "") -> Variable {
    let index = Int32(simplex.variableCount)
    simplex.appendVariable()
    names.append(name)
    return Variable(index: index, lineage: lineages[lineages.count - 1].lineage)
  }

  /// The name of a variable, or `v` and its index where it has none.
  public func name(of variable: Variable) -> String {
    guard owns(variable) else { return "a variable of another solver" }
    return name(at: variable.storedIndex)
  }

  /// How many variables have been made.
  public var variableCount: Int { simplex.variableCount }

  /// How many constraints there are, edits not counted.
  public var constraintCount: Int { simplex.liveRowCount - simplex.editCount }

  /// Makes a solver that answers as this one, and is independent of it from here on.
  ///
  /// Variables and handles made before the fork are valid in both; those made afterwards only where they were made.
  ///
  /// ```swift
  /// let whatIf = solver.fork()
  /// try whatIf.suggest(width, 100)                       // solver[width] stays as it was
  /// ```
  ///
  /// - Complexity: O(*n* + entries), all in flat copies.
  public func fork() -> Solver { Solver(copying: self) }

  // MARK: - Names and identities

  func name(at index: Int32) -> String {
    let name = names[Int(index)]
    return name.isEmpty ? "v\(index)" : name
  }

  @inline(__always)
  func owns(_ variable: Variable) -> Bool {
    let last = lineages[lineages.count - 1]
    if variable.lineage == last.lineage { return variable.index >= last.start && variable.index < variableCount }
    return ownsOlder(variable)
  }

  private func ownsOlder(_ variable: Variable) -> Bool {
    for place in 0..<lineages.count - 1 where lineages[place].lineage == variable.lineage {
      return variable.index >= lineages[place].start && variable.index < lineages[place + 1].start
    }
    return false
  }

  /// The variable at an index, as the one who made it knows it.
  func variable(at index: Int32) -> Variable {
    var place = lineages.count - 1
    while lineages[place].start > Int(index) { place -= 1 }
    return Variable(index: index, lineage: lineages[place].lineage)
  }

  func require(_ variable: Variable) throws(SolverError) {
    if !owns(variable) { throw .foreignVariable(variable) }
  }

  /// The row of a handle.
  func row(of handle: ConstraintHandle) throws(SolverError) -> Int32 {
    guard let row = knownRow(of: handle) else { throw .unknownConstraint(handle) }
    return row
  }

  func knownRow(of handle: ConstraintHandle) -> Int32? {
    guard handle.row >= 0 && Int(handle.row) < simplex.rows.count else { return nil }
    let row = simplex.rows[handle.row]
    return row.stage == .live && row.tenancy == handle.tenancy && row.lineage == handle.lineage ? handle.row : nil
  }

  func handle(of row: Int32) -> ConstraintHandle {
    ConstraintHandle(row: row, tenancy: simplex.rows[row].tenancy, lineage: simplex.rows[row].lineage)
  }
}
