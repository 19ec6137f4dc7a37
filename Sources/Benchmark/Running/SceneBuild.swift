import AllocationCounter
import BenchmarkWorkloads
import BowerbirdSolver
import BowerbirdTestSupport

extension Scene {
  /// Creates the variables, adds every row and edit, makes the first suggestions, solves once and reads every value.
  ///
  /// All these steps are timed. The creation of the constraints of a batch is timed separately, because a program may
  /// create constraints at any time after the variables.
  static func build(_ workload: Workload, _ order: BuildOrder) throws(SolverError) -> (scene: Scene, cost: Cost) {
    if order == .freshMemory { allocation_return_freed_memory() }
    var meter = Meter()
    let solver = Solver()
    let variables = (0..<workload.variableCount).map { _ in solver.variable() }
    meter.split()
    var prepared = Prepared(workload, variables, order)
    meter.split()
    try prepared.run(on: solver)
    solver.solve()
    ValueSum.shared.add(solver.withValues(ValueSum.of))
    meter.split()
    let scene = Scene(
      workload, solver: solver, variables: variables, constraints: prepared.constraints, handles: prepared.handles)
    return (scene, meter.cost)
  }

  /// Reads the clock and the allocation count between the three parts of a build.
  private struct Meter {
    private var clock = Clock.now
    private var allocations = Int(allocation_count())
    private var parts: [(nanoseconds: Double, allocations: Int)] = []

    init() {
      parts.reserveCapacity(3)
      allocations = Int(allocation_count())
      clock = Clock.now
    }

    mutating func split() {
      let now = Clock.now
      let count = Int(allocation_count())
      parts.append((now - clock, count - allocations))
      allocations = count
      clock = Clock.now
    }

    var cost: Cost {
      Cost(
        nanoseconds: parts[0].nanoseconds + parts[2].nanoseconds, nanosecondsForValues: parts[1].nanoseconds,
        allocations: parts[0].allocations + parts[2].allocations)
    }
  }
}

/// The constraints and the steps of a build, prepared between the creation of the variables and the first added row.
private struct Prepared {
  let constraints: [Constraint]
  private let script: BuildScript
  private var indices: [Int] = []
  private var batch: [(Constraint, Priority)] = []

  /// The handle of each row of the workload, at the row's index; nil for a row that is not in the solver.
  private(set) var handles: [ConstraintHandle?]

  init(_ workload: Workload, _ variables: [Variable], _ order: BuildOrder) {
    constraints = workload.rows.map { $0.constraint(of: variables) }
    script = BuildScript(workload, variables, adding: order.isBatch ? [] : constraints)
    handles = [ConstraintHandle?](repeating: nil, count: workload.rows.count)
    if !order.isBatch { return }
    indices = workload.rows.indices.filter { !workload.rows[$0].isPending }
    if order == .shuffledBatch {
      var generator = SplitMix64(seed: UInt64(workload.size))
      indices.shuffle(using: &generator)
    }
    batch = indices.map { (constraints[$0], workload.rows[$0].strength.priority) }
  }

  /// Adds all rows and edits, and makes the first suggestions.
  mutating func run(on solver: Solver) throws(SolverError) {
    if !batch.isEmpty {
      for (index, handle) in zip(indices, try solver.add(batch)) { handles[index] = handle }
    }
    try script.run(on: solver, noting: &handles)
  }
}
