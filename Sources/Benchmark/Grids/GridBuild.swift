import AllocationCounter
import BowerbirdSolver

/// Times the creation of a tree: boxes, declarations, and the first layout.
struct GridBuild {
  let budget: Budget

  func measurement(_ make: () -> any GridScene) -> Measurement {
    var last = timed(make)
    var builds = Batches<Double>(budget)
    while builds.wantsMore {
      last = timed(make)
      builds.append(last.nanoseconds, lasting: last.nanoseconds)
    }
    var made = Measurement(workload: last.scene.name, size: last.scene.size, phase: "build")
    made.takeTimes(of: builds)
    made.pivots = Double(last.scene.root.solverStatistics?.pivots ?? 0)
    made.refactorisations = Double(last.scene.root.solverStatistics?.refactorisations ?? 0)
    made.allocations = Double(last.allocations)
    made.check = last.scene.check(in: last.scene.sizes.0)
    made.unit = .init(name: last.scene.unit, perOperation: Double(last.scene.size))
    return made
  }

  private func timed(_ make: () -> any GridScene) -> (scene: any GridScene, nanoseconds: Double, allocations: Int) {
    let allocations = allocation_count()
    let start = Clock.now
    let scene = make()
    scene.root.layout(scene.sizes.0)
    let end = Clock.now
    return (scene, end - start, Int(allocation_count() - allocations))
  }
}
