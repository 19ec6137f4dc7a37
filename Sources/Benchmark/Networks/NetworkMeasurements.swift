import BowerbirdSolver

/// Measures networks in which one constraint moves many values.
struct NetworkMeasurements {
  let budget: Budget
  let report: Report

  func run() throws(SolverError) {
    for count in [2500, 6400, 10_000] { try measureMeshBuild(count) }
    try measureMeshDrag(3600)
    for isChain in [false, true] { try measureWidths(8000, isChain: isChain) }
  }

  private func measureMeshBuild(_ count: Int) throws(SolverError) {
    var made = Measurement(workload: "mesh", size: count, phase: "build_batch")
    var builds = Batches<Double>(budget)
    while builds.wantsMore {
      let scene = MeshScene(cellCount: count)
      try builds.append(time(of: scene.constraints, in: scene.solver, &made))
      made.check = made.check.and(scene.check(corner: scene.cornerAtRest))
    }
    add(made, builds)
  }

  private func measureWidths(_ count: Int, isChain: Bool) throws(SolverError) {
    var made = Measurement(workload: isChain ? "width_chain" : "widths", size: count, phase: "build_batch")
    var builds = Batches<Double>(budget)
    while builds.wantsMore {
      let scene = WidthsScene(count: count, isChain: isChain)
      try builds.append(time(of: scene.constraints, in: scene.solver, &made))
      made.check = made.check.and(scene.check())
    }
    add(made, builds)
  }

  /// Returns the time of adding constraints and solving, and stores the solver's counts in a measurement.
  ///
  /// Creating the constraints is not timed.
  private func time(
    of constraints: [(Constraint, Priority)], in solver: Solver, _ made: inout Measurement
  ) throws(SolverError) -> Double {
    let start = Clock.now
    try solver.add(constraints)
    solver.solve()
    let time = Clock.now - start
    made.pivots = Double(solver.statistics.pivots)
    made.refactorisations = Double(solver.statistics.refactorisations)
    return time
  }

  private func add(_ made: Measurement, _ builds: Batches<Double>) {
    var made = made
    made.takeTimes(of: builds)
    report.add(made)
  }

  /// Measures drags of the corner back and forth, which move the whole mesh.
  private func measureMeshDrag(_ count: Int) throws(SolverError) {
    let scene = MeshScene(cellCount: count)
    try scene.solver.add(scene.constraints)
    try scene.solver.edit(scene.corner, priority: .high)
    let corners = (0..<20).map { scene.cornerAtRest + 10 * Double($0 < 10 ? $0 : 20 - $0) }
    let contender = Contender(operationsPerRepetition: corners.count, solver: scene.solver) {
      repetitions throws(SolverError) in
      for _ in 0..<repetitions {
        for corner in corners {
          try scene.solver.suggest(scene.corner, corner)
          scene.solver.solve()
        }
      }
    }
    try Timing.run([contender], budget)
    var made = contender.measurement("mesh", count, "drag")
    made.check = scene.check(corner: corners[corners.count - 1])
    report.add(made)
  }
}

extension Batches<Double> {
  /// Adds a batch of one operation that has just ended.
  fileprivate mutating func append(_ time: Double) { append(time, lasting: time) }
}
