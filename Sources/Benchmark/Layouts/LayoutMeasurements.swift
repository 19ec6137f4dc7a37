import AllocationCounter
import BowerbirdLayout
import BowerbirdSolver

/// Measures trees of boxes: their creation, their lives, and repeated changes.
struct LayoutMeasurements {
  let budget: Budget
  let report: Report

  /// The sizes at which box layout engines are commonly measured.
  private static let sizes = [10, 100, 1000, 10_000]

  func run() throws {
    for workload in LayoutWorkload.all {
      for size in Self.sizes + workload.largerSizes {
        measureBuild(of: workload, size)
        measureLife(of: workload, size)
        try measureLoops(of: workload, size)
      }
    }
    measureSmallScreens()
  }

  /// Measures the creation of a tree: boxes, constraints and first layout, without the release of the previous tree.
  private func measureBuild(of workload: LayoutWorkload, _ size: Int) {
    var made = Measurement(workload: workload.name, size: size, phase: "build")
    made.check = warmUp(workload, size)
    var builds = Batches<Double>(budget)
    while builds.wantsMore {
      let allocations = allocation_count()
      let before = Clock.now
      let scene = workload.make(size)
      _ = scene.layOut()
      let after = Clock.now
      made.allocations = Double(allocation_count() - allocations)
      if let statistics = scene.root.layoutNode.solverStatistics {
        made.pivots = Double(statistics.pivots)
        made.refactorisations = Double(statistics.refactorisations)
      }
      builds.append(after - before, lasting: after - before)
    }
    made.takeTimes(of: builds)
    made.unit = .init(name: workload.unit, perOperation: Double(size))
    report.add(made)
  }

  /// Builds once, untimed, and releases the tree, so that the timed builds reuse its memory.
  private func warmUp(_ workload: LayoutWorkload, _ size: Int) -> AnswerCheck {
    let scene = workload.make(size)
    return LayoutCheck.complaints(of: scene.layOut()).and(LayoutCheck.frames(of: scene))
  }

  /// Measures the life of a tree: declaration, layout, reading, and release.
  private func measureLife(of workload: LayoutWorkload, _ size: Int) {
    let run = LifeRun(
      workload: workload.name, size: size, unit: workload.unit, budget: budget, makers: [{ workload.make(size) }])
    for measurement in run.measurements() { report.add(measurement) }
  }

  private func measureSmallScreens() {
    let run = LifeRun(
      workload: SmallScreens.name, size: SmallScreens.count, unit: "screen", budget: budget,
      makers: SmallScreens.makers)
    for measurement in run.measurements() { report.add(measurement) }
  }

  private func measureLoops(of workload: LayoutWorkload, _ size: Int) throws(SolverError) {
    let scene = workload.make(size)
    _ = scene.layOut()
    for loop in scene.loops {
      let contender = Contender(
        operationsPerRepetition: loop.operations.count, statistics: { scene.root.layoutNode.solverStatistics }
      ) { repetitions in
        for _ in 0..<repetitions {
          for operation in loop.operations { _ = operation() }
        }
      }
      try Timing.run([contender], budget)
      var made = contender.measurement(workload.name, size, loop.name)
      made.check = LayoutCheck.frames(of: scene).and(LayoutCheck.changes(in: loop, of: scene))
      if loop.isPerUnit { made.unit = .init(name: workload.unit, perOperation: Double(size)) }
      report.add(made)
    }
  }
}
