import BenchmarkWorkloads
import BowerbirdSolver

/// Measures every phase of one workload.
struct WorkloadRun {
  let workload: Workload
  let budget: Budget
  let report: Report

  /// The selected phases; empty for all phases.
  let phases: Set<String>

  /// By the name of a workload, the loop that is measured a second time, reading only the changed values.
  private static let loopsOfChanges = ["W3": "below", "W4": "edit"]

  /// Returns the names of all phases of a workload.
  static func phases(of workload: Workload) -> [String] {
    BuildOrder.allCases.map(\.phase)
      + workload.loops.flatMap { loop in
        loopsOfChanges[workload.name] == loop.name ? [loop.name, "\(loop.name)_changes"] : [loop.name]
      }
  }

  func run() {
    for order in BuildOrder.allCases where isWanted(order.phase) {
      attempt(order.phase) { () throws(SolverError) in try measureBuild(order) }
    }
    let loops = workload.loops.filter { isWanted($0.name) || isWanted("\($0.name)_changes") }
    guard !loops.isEmpty else { return }
    attempt("loops") { () throws(SolverError) in
      let (scene, _) = try Scene.build(workload, .oneAtATime)
      for loop in loops { try measure(loop, on: scene) }
    }
  }

  private func isWanted(_ phase: String) -> Bool { phases.isEmpty || phases.contains(phase) }

  /// Runs a phase; an error of the solver becomes a failed check.
  private func attempt(_ phase: String, _ body: () throws(SolverError) -> Void) {
    do throws(SolverError) {
      try body()
    } catch {
      var failed = Measurement(workload: workload.name, size: workload.size, phase: phase)
      failed.check = .failure("\(error)")
      report.add(failed)
    }
  }
}

// MARK: - Builds

extension WorkloadRun {
  private func measureBuild(_ order: BuildOrder) throws(SolverError) {
    let (check, statistics) = try warmUp(order)
    var builds = Batches<Scene.Cost>(budget)
    while builds.wantsMore {
      let (_, cost) = try Scene.build(workload, order)
      builds.append(cost, lasting: cost.nanoseconds + cost.nanosecondsForValues)
    }
    let costs = builds.counted
    var made = Measurement(workload: workload.name, size: workload.size, phase: order.phase)
    made.operations = costs.count
    made.samples = Samples(costs.map(\.nanoseconds))
    made.disturbances = builds.disturbances
    made.pivots = Double(statistics.pivots)
    made.refactorisations = Double(statistics.refactorisations)
    made.allocations = Double(costs.last?.allocations ?? 0)
    made.check = check
    made.unit = .init(name: "constraint", perOperation: Double(workload.constraintCount))
    report.add(made)
    if order.isBatch { addValues(costs, order) }
  }

  /// Builds once, untimed, and releases the scene, so that the timed builds reuse its memory.
  ///
  /// - Returns: The check of the values, and the counts of the solver's work.
  private func warmUp(_ order: BuildOrder) throws(SolverError) -> (AnswerCheck, SolverStatistics) {
    let (scene, _) = try Scene.build(workload, order)
    let statistics = scene.solver.statistics
    return (AnswerCheck.of(scene), statistics)
  }

  /// Adds a second measurement of batch builds, whose times include the creation of the constraints.
  private func addValues(_ costs: [Scene.Cost], _ order: BuildOrder) {
    var made = Measurement(workload: workload.name, size: workload.size, phase: "\(order.phase)_and_values")
    made.operations = costs.count
    made.samples = Samples(costs.map { $0.nanoseconds + $0.nanosecondsForValues })
    made.unit = .init(name: "constraint", perOperation: Double(workload.constraintCount))
    report.add(made)
  }
}

// MARK: - Loops

extension WorkloadRun {
  private func measure(_ loop: Workload.Loop, on scene: Scene) throws(SolverError) {
    if isWanted(loop.name) { try measure(Script(loop, on: scene), of: loop, on: scene) }
    guard Self.loopsOfChanges[workload.name] == loop.name, isWanted("\(loop.name)_changes") else { return }
    try measure(Script(loop, on: scene, reading: .changes), of: loop, on: scene)
  }

  private func measure(_ script: Script, of loop: Workload.Loop, on scene: Scene) throws(SolverError) {
    let contender = Contender(operationsPerRepetition: script.operationsPerRepetition, solver: scene.solver) {
      repetitions throws(SolverError) in try script.run(repetitions, on: scene)
    }
    let limit = hasLimit(loop) ? StreamingLimit(views: workload.size).contender : nil
    try Timing.run([contender] + (limit.map { [$0] } ?? []), budget)
    for suggestion in script.finalSuggestions { scene.suggestions[suggestion.variable] = suggestion.value }
    var made = contender.measurement(workload.name, workload.size, script.phase)
    made.check = AnswerCheck.of(scene, after: loop.name)
    if script.reading == .changes { made.check = made.check.and(try AnswerCheck.changes(scene, loop)) }
    if isCrossing { made.check = made.check.and(CrossingCount.check(workload)) }
    made.unit = unit(of: loop)
    report.add(made)
    if let limit { addLimit(limit) }
  }

  /// Returns whether the streaming limit is measured together with a loop: only with the resizing of the tree W2.
  private func hasLimit(_ loop: Workload.Loop) -> Bool {
    workload.name == WorkloadKind.tree.rawValue && loop.name == "resize"
  }

  private func addLimit(_ limit: Contender) {
    var made = limit.measurement("stream", workload.size, "limit")
    made.unit = .init(name: "view", perOperation: Double(workload.size))
    report.add(made)
  }

  private var isCrossing: Bool { workload.name == WorkloadKind.crossingTree.rawValue }

  private func unit(of loop: Workload.Loop) -> Measurement.Unit? {
    guard loop.name == "resize" else { return nil }
    if isCrossing, let crossings = CrossingCount.count(workload) {
      return crossings == 0 ? nil : .init(name: "crossing", perOperation: Double(crossings))
    }
    return .init(name: "view", perOperation: Double(workload.size))
  }
}
