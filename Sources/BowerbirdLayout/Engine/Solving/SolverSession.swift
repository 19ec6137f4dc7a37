import BowerbirdSolver

/// The solver of a tree, and the changes of its solution that the frame table has not read yet.
///
/// The solver lists only the values that its last solve has changed, and reading a value may solve. If the list were
/// not collected after such a solve, a later layout would miss moved frames. All access to the solver therefore goes
/// through the session. Every change marks the solution as outdated, and every read first solves and collects the list.
struct SolverSession {
  private var solver: Solver

  /// The number of restarts, by which the solver recognises handles of earlier solvers.
  private let restartCount: UInt32

  /// Whether the solver or a substitution has changed since the last solve.
  private(set) var isUnsolved = true

  /// Whether there is a solution that the frame table has not read yet.
  private var isUnread = true

  /// The indices of the values that solves have changed since the frame table last read the solution.
  private var changing: [Int32] = []

  /// Whether so many values have changed that reading all values is cheaper than reading the changed values.
  private var changesMany = false

  /// The number of solutions so far.
  private(set) var solutionCount = 0

  /// The step counts of the solvers before the last restart; nil if there was no restart.
  private var earlierSteps: SolverStatistics?

  init(restartCount: UInt32 = 0) {
    solver = Solver(number: restartCount)
    self.restartCount = restartCount
  }

  /// Starts again with an empty solver.
  ///
  /// The counts of solutions and of solver steps continue. If the counts began again at 0, the ``SolutionStamp`` of an
  /// earlier solution might become valid again, and a difference of step counts might be negative.
  mutating func restart() {
    let count = solutionCount, steps = statistics
    self = SolverSession(restartCount: restartCount &+ 1)
    solutionCount = count
    earlierSteps = steps
  }

  // MARK: - Changing

  /// Appends new variables with the value 0.
  ///
  /// New variables do not change the solution.
  mutating func appendVariables(_ count: Int, to variables: inout UniqueArray<Variable>) {
    solver.appendVariables(count, to: &variables)
  }

  /// Adds all rows of a batch.
  ///
  /// - Throws: The solver's reason if the solver refuses the rows; no row is added then.
  mutating func add(_ rows: borrowing RowBatch) throws(SolverError) -> [ConstraintHandle] {
    isUnsolved = true
    return try solver.add(rows)
  }

  /// Opens a batch, whose rows are stored one by one and admitted together.
  mutating func openBatch(rows count: Int, terms: Int) -> OpenBatch {
    isUnsolved = true
    return solver.openBatch(rows: count, terms: terms)
  }

  /// Stores the rows of a `RowBatch` in an open batch.
  ///
  /// - Returns: Whether all numbers can be stored; if not, the open batch may have some of the rows.
  mutating func append(_ rows: borrowing RowBatch, to batch: inout OpenBatch) -> Bool {
    solver.append(rows, to: &batch)
  }

  /// Stores a row in an open batch, and returns whether its numbers can be stored.
  @inline(__always)
  mutating func append(
    _ terms: UnsafeBufferPointer<LinearExpression.Term>, _ constant: Double, _ relation: Relation, _ priority: Priority,
    to batch: inout OpenBatch
  ) -> Bool {
    solver.append(terms, constant, relation, priority, to: &batch)
  }

  /// Makes the rows of an open batch take effect, if the required rows can hold.
  ///
  /// If so, the closure is called for each row with the row's index in the batch and the row's handle.
  ///
  /// - Precondition: The closure does not use the session.
  /// - Returns: Whether the rows have taken effect; if not, nothing has changed.
  func admit(_ batch: borrowing OpenBatch, noting note: (Int, ConstraintHandle) -> Void) -> Bool {
    solver.admit(batch, noting: note)
  }

  /// Removes the rows of an open batch from an index on.
  mutating func rollBack(_ batch: inout OpenBatch, from count: Int) { solver.rollBack(&batch, from: count) }

  mutating func add(_ row: Constraint, priority: Priority = .required) throws(SolverError) -> ConstraintHandle {
    isUnsolved = true
    return try solver.add(row, priority: priority)
  }

  /// Removes a row.
  ///
  /// - Precondition: The row is in the solver.
  mutating func remove(_ handle: ConstraintHandle) {
    isUnsolved = true
    removing { solver throws(SolverError) in try solver.remove(handle) }
  }

  /// Removes several rows.
  ///
  /// - Precondition: The rows are in the solver.
  mutating func remove(_ handles: [ConstraintHandle]) {
    isUnsolved = true
    removing { solver throws(SolverError) in try solver.remove(handles) }
  }

  /// Runs a closure that removes rows.
  ///
  /// The removal cannot fail, because the rows are in the solver.
  private func removing(_ remove: (Solver) throws(SolverError) -> Void) {
    do throws(SolverError) { try remove(solver) } catch {
      assertionFailure("a row that is removed is not in the solver")
    }
  }

  @inline(__always)
  mutating func move(_ handle: ConstraintHandle, constant: Double) throws(SolverError) {
    isUnsolved = true
    try solver.move(handle, constant: constant)
  }

  /// Changes the constants of several rows: all of them, or none.
  ///
  /// - Returns: Whether the solver has accepted all changes.
  mutating func move(_ constants: [(handle: ConstraintHandle, constant: Double)]) -> Bool {
    isUnsolved = true
    return solver.move(constants)
  }

  mutating func update(_ handle: ConstraintHandle, priority: Priority) throws(SolverError) {
    isUnsolved = true
    try solver.update(handle, priority: priority)
  }

  /// Sets the values of variables that no row contains.
  ///
  /// Other variables do not move.
  mutating func start(_ starts: [(variable: Variable, value: Double)]) {
    isUnsolved = true
    solver.start(starts)
  }

  /// Suggests a value for a variable, at the lowest priority, until the edit ends.
  ///
  /// - Returns: Whether an edit was begun; false if the variable already has an open edit.
  mutating func suggest(_ variable: Variable, _ value: Double) -> Bool {
    guard (try? solver.edit(variable, priority: Self.suggesting)) != nil else { return false }
    isUnsolved = true
    try? solver.suggest(variable, value)
    return true
  }

  /// Ends the edits of variables.
  mutating func endSuggestions(_ variables: [Variable]) {
    isUnsolved = true
    for variable in variables { try? solver.endEdit(variable) }
  }

  private static let suggesting = Priority(1)

  /// Marks the solution as outdated because the substitutions of numbers have changed.
  mutating func markUnsolved() { isUnsolved = true }

  // MARK: - Solving

  /// Solves, and collects the indices of the changed values.
  ///
  /// A read calls this method if the solver has been changed. Other callers may call it too. Each call is counted as
  /// another solution, even if nothing has changed.
  mutating func solve() {
    if !solver.solve(appendingChangesTo: &changing) { changesMany = true }
    isUnsolved = false
    isUnread = true
    solutionCount += 1
  }

  /// Solves if the solver or a substitution has changed since the last solve.
  @inline(__always)
  mutating func solveIfNeeded() { if isUnsolved { solve() } }

  // MARK: - Reading the solution

  /// Solves if needed, and reads into a frame table the values that have changed since the last call.
  ///
  /// - Returns: Whether any solution has been found since the last call.
  mutating func solveAndRead(into frames: SlotFrames) -> Bool {
    solveIfNeeded()
    if !isUnread { return false }
    isUnread = false
    solver.withValues { values in
      if changesMany { frames.readAll(in: values) } else { frames.read(at: changing, in: values) }
    }
    changing.removeAll(keepingCapacity: true)
    changesMany = false
    return true
  }

  /// Calls a closure with all values of the solution, indexed by variable.
  ///
  /// - Precondition: The closure does not use the session.
  mutating func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    solveIfNeeded()
    return solver.withValues(body)
  }

  /// The value of a variable in the present solution.
  subscript(variable: Variable) -> Double {
    mutating get {
      solveIfNeeded()
      return solver[variable]
    }
  }

  // MARK: - Asking about the solution

  mutating func violation(of handle: ConstraintHandle) -> Double {
    solveIfNeeded()
    return solver.violation(of: handle)
  }

  mutating func pull(at handle: ConstraintHandle) -> Pull? {
    solveIfNeeded()
    return solver.pull(at: handle)
  }

  mutating func sensitivity(to targets: [Sensitivity.Target]) -> Sensitivity? {
    solveIfNeeded()
    return solver.sensitivity(to: targets)
  }

  mutating func sensitivity(
    toFirst first: [Sensitivity.Target], second: [Sensitivity.Target]
  ) -> PlanarSensitivity? {
    solveIfNeeded()
    return solver.sensitivity(toFirst: first, second: second)
  }

  mutating func freedom(of variables: [Variable]) -> [Freedom] {
    solveIfNeeded()
    return solver.freedom(of: variables)
  }

  mutating func explanation(of variable: Variable) -> Explanation {
    solveIfNeeded()
    return solver.explanation(of: variable)
  }

  /// Returns a copy of the solver for a question.
  ///
  /// Changes of the copy have no effect on the session.
  func fork() -> Solver { solver.fork() }

  // MARK: - Asking about rows

  func constraint(for handle: ConstraintHandle) -> Constraint? { solver.constraint(for: handle) }

  func priority(of handle: ConstraintHandle) -> Priority? { solver.priority(of: handle) }

  /// The number of rows, including vacant rows without a constraint.
  var rowCount: Int { solver.rowCount }

  /// The step counts of this solver and of the solvers before the last restart, added up.
  var statistics: SolverStatistics {
    earlierSteps.map { solver.statistics.counted(after: $0) } ?? solver.statistics
  }
}
