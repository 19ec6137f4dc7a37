/// A solver of linear constraints with priorities.
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
/// **What is solved.** Required constraints hold. Among all values at which they hold, the solver chooses values with
/// the least total violation at the strongest level of priority; among these, with the least at the next level; and so
/// on. No number of weaker constraints outweighs a stronger one. An undetermined variable keeps its value, initially 0.
///
/// **When.** Calls are lazy: the next read solves, so every read is up to date. Only the feasibility of required
/// constraints is decided at once.
///
/// **Errors.** A call that throws a ``SolverError`` changes neither a constraint nor a value.
///
/// **Determinism.** The same calls give bit-identical values in every process and on every platform.
///
/// In complexities, *n* counts the variables, and *k* the terms in a call. *t* counts the entries that a change reaches
/// in the factors, which the solver computes from the active constraints: a few entries in a layout, however large the
/// layout is.
public final class Solver {
  private let state: HeapBox<SolverState>

  /// Creates a solver without variables and constraints.
  ///
  /// ```swift
  /// Solver().variableCount                 // 0
  /// ```
  ///
  /// - Complexity: O(1).
  public init() { state = HeapBox(SolverState(lineage: Lineage())) }

  /// Creates a solver that recognizes its own variables and handles by a given number.
  ///
  /// Two solvers with the same number accept each other's variables and handles, so the owner must not mix these up.
  /// Asking the system for a random number would take longer than a good part of the layout of a single box.
  package init(number: UInt32) { state = HeapBox(SolverState(lineage: Lineage(rawValue: number))) }

  init(forking other: Solver) { state = HeapBox(SolverState(forking: other.state.value)) }

  var simplex: Simplex {
    @inline(__always) _read { yield state.value.simplex }
    @inline(__always) _modify { yield &state.value.simplex }
  }

  var registry: VariableRegistry {
    @inline(__always) _read { yield state.value.registry }
    @inline(__always) _modify { yield &state.value.registry }
  }

  /// Constraints that cannot be read back from their rows as they were written.
  var verbatim: [ConstraintHandle: Constraint] {
    @inline(__always) _read { yield state.value.verbatim }
    @inline(__always) _modify { yield &state.value.verbatim }
  }

  /// The most recently removed constraints.
  var removed: RemovedConstraints {
    @inline(__always) _read { yield state.value.removed }
    @inline(__always) _modify { yield &state.value.removed }
  }

  /// Returns the directions in which variables can move.
  ///
  /// `isWanted` contains, for each variable, whether to search for directions that move the variable.
  func findFreedom(of isWanted: [Bool]) -> [FreedomSearch.Finding] { state.value.findFreedom(of: isWanted) }

  /// Returns the variables that the last solve changed.
  func listChanges() -> [Variable] { state.value.changes() }

  /// Creates a variable.
  ///
  /// The variable's value is 0 until a constraint moves it.
  ///
  /// ```swift
  /// let gap = solver.variable("gap")
  /// solver[gap]                            // 0.0
  /// ```
  ///
  /// - Parameter name: The name in errors and descriptions; a variable without a name appears by its index.
  /// - Returns: The variable, which is valid in this solver and its later forks.
  /// - Complexity: Amortized O(1).
  public func variable(_ name: String = "") -> Variable {
    simplex.appendVariable()
    return registry.append(name)
  }

  /// Returns the name of a variable, or `v` and the variable's index if the variable has no name.
  ///
  /// ```swift
  /// let solver = Solver()
  /// solver.name(of: solver.variable("gap"))            // "gap"
  /// solver.name(of: solver.variable())                 // "v1"
  /// ```
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: The name; for a variable of another solver, the phrase "a variable of another solver".
  /// - Complexity: O(log *m*), where *m* counts the variables with names.
  public func name(of variable: Variable) -> String {
    guard owns(variable) else { return "a variable of another solver" }
    return registry.name(at: variable.storedIndex)
  }

  /// The number of variables.
  ///
  /// ```swift
  /// let solver = Solver()
  /// let x = solver.variable("x"), y = solver.variable("y")
  /// solver.variableCount                   // 2
  /// ```
  ///
  /// - Complexity: O(1).
  public var variableCount: Int { simplex.values.count }

  /// The number of constraints, without edits.
  ///
  /// ```swift
  /// try solver.add([x >= 3, x <= 5])
  /// try solver.edit(x)
  /// solver.constraintCount                 // 2
  /// ```
  ///
  /// - Complexity: O(1).
  public var constraintCount: Int { simplex.rows.liveCount - simplex.edits.count }

  /// Creates an independent copy of this solver, with the same constraints and values.
  ///
  /// Variables and handles from before the fork are valid in both solvers. Later variables and handles are valid only
  /// in the solver that created them.
  ///
  /// ```swift
  /// try solver.edit(width)
  /// let whatIf = solver.fork()
  /// try whatIf.suggest(width, 100)
  /// whatIf[width]                          // 100.0
  /// solver[width]                          // 0.0: it stays as it was
  /// ```
  ///
  /// - Returns: The new solver.
  /// - Complexity: O(*n* + entries), all in flat copies, where *n* counts variables and the entries are the
  ///   coefficients of all constraints and of the factors.
  public func fork() -> Solver {
    simplex.completeVariables()
    return Solver(forking: self)
  }

  // MARK: - Names and ownership

  @inline(__always)
  func owns(_ variable: Variable) -> Bool { registry.owns(variable) }

  func require(_ variable: Variable) throws(SolverError) {
    if !owns(variable) { throw .foreignVariable(.init(variable, name: "Variable \(variable.index)")) }
  }

  /// Returns the index of the row of a handle's constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the constraint was removed, or belongs to another solver.
  func row(of handle: ConstraintHandle) throws(SolverError) -> Int32 {
    guard let row = knownRow(of: handle) else {
      throw .unknownConstraint(.init(handle, name: nameOfMissing(handle)))
    }
    return row
  }

  /// Returns the index of the row of a handle's constraint, or nil if the constraint was removed or belongs to another
  /// solver.
  func knownRow(of handle: ConstraintHandle) -> Int32? {
    guard handle.row >= 0 && Int(handle.row) < simplex.rows.count else { return nil }
    let row = simplex.rows[handle.row]
    return row.stage == .live && row.generation == handle.generation && row.lineage == handle.lineage ? handle.row : nil
  }

  func handle(of row: Int32) -> ConstraintHandle {
    ConstraintHandle(row: row, generation: simplex.rows[row].generation, lineage: simplex.rows[row].lineage)
  }
}
