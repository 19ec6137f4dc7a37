import AllocationCounter
import BowerbirdFuzzing
import BowerbirdSolver

extension Scene {
  /// Creates the variables, adds every row and edit, makes the first suggestions, solves once and reads every value.
  ///
  /// All of that is timed. Writing the constraints down as values, which a program may do when it likes but not before
  /// there are variables, is timed apart.
  static func build(_ workload: Workload, _ order: BuildOrder) throws(SolverError) -> (scene: Scene, cost: Cost) {
    var meter = Meter()
    let solver = Solver()
    let variables = (0..<workload.variableCount).map { _ in solver.variable() }
    meter.split()
    let prepared = Prepared(workload, variables, order)
    meter.split()
    let handles = try prepared.add(to: solver)
    for suggestion in workload.initialSuggestions {
      try solver.suggest(variables[suggestion.variable], suggestion.value)
    }
    solver.solve()
    ValueSum.shared.add(solver.withValues(ValueSum.of))
    meter.split()
    let scene = Scene(
      workload, solver: solver, variables: variables, constraints: prepared.constraints, handles: handles)
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

/// The rows of a workload as values, in the order in which they will be added.
private struct Prepared {
  let constraints: [Constraint]
  private let workload: Workload
  private let variables: [Variable]
  private let order: BuildOrder
  private var places: [Int]
  private var batch: [(Constraint, Priority)] = []

  init(_ workload: Workload, _ variables: [Variable], _ order: BuildOrder) {
    self.workload = workload
    self.variables = variables
    self.order = order
    constraints = workload.rows.map { row in
      let scale = row.strength.scale
      let terms = row.terms.map { term in
        LinearExpression.Term(variables[term.variable], coefficient: term.coefficient * scale)
      }
      return Constraint(LinearExpression(terms, constant: row.constant * scale), row.relation)
    }
    places = workload.rows.indices.filter { !workload.rows[$0].isPending }
    if order == .shuffledBatch {
      var generator = SplitMix64(seed: UInt64(workload.size))
      places.shuffle(using: &generator)
    }
    if order != .oneAtATime {
      batch = places.map { (constraints[$0], workload.rows[$0].strength.priority) }
    }
  }

  func add(to solver: Solver) throws(SolverError) -> [ConstraintHandle?] {
    var handles = [ConstraintHandle?](repeating: nil, count: workload.rows.count)
    if order != .oneAtATime {
      for (place, handle) in zip(places, try solver.add(batch)) { handles[place] = handle }
    }
    for item in workload.items {
      switch item {
      case .row(let place):
        guard order == .oneAtATime, !workload.rows[place].isPending else { continue }
        handles[place] = try solver.add(constraints[place], priority: workload.rows[place].strength.priority)
      case .edit(let variable, let strength):
        try solver.edit(variables[variable], priority: strength.priority)
      case .suggestion(let suggestion):
        try solver.suggest(variables[suggestion.variable], suggestion.value)
      }
    }
    return handles
  }
}
