import AllocationCounter
import BowerbirdLayout
import PlaygroundScenes

/// Measures the playground's scenes, which are small layouts of all kinds.
struct SceneMeasurements {
  let budget: Budget
  let report: Report

  func run() throws {
    for scene in SceneRegistry.scenes {
      report.add(build(scene))
      report.add(try resize(scene))
    }
  }

  /// Measures the creation of a tree: boxes, declarations, and the first layout.
  private func build(_ scene: PlaygroundScenes.Scene) -> Measurement {
    var allocations = 0
    var showing = scene.show()
    var builds = Batches<Double>(budget)
    while builds.wantsMore {
      let before = allocation_count()
      let first = Clock.now
      showing = scene.show()
      let time = Clock.now - first
      allocations = Int(allocation_count() - before)
      builds.append(time, lasting: time)
    }
    var made = Measurement(workload: scene.name, size: showing.boxCount, phase: "build")
    made.takeTimes(of: builds)
    made.allocations = Double(allocations)
    made.unit = .init(name: "box", perOperation: Double(showing.boxCount))
    return made
  }

  /// Measures layouts in two alternating sizes: the scene's own size, and a size that is larger by a tenth.
  private func resize(_ scene: PlaygroundScenes.Scene) throws -> Measurement {
    var showing = scene.show()
    let count = showing.boxCount
    let larger = Size(width: scene.size.width * 1.1, height: scene.size.height * 1.1)
    let contender = Contender(
      operationsPerRepetition: 2, statistics: { showing.stage.root.solverStatistics }
    ) { repetitions in
      for _ in 0..<repetitions {
        for size in [larger, scene.size] { showing = showing.resized(to: size) }
      }
    }
    try Timing.run([contender], budget)
    var made = contender.measurement(scene.name, count, "resize")
    made.check = check(showing, scene)
    made.unit = .init(name: "box", perOperation: Double(count))
    return made
  }

  /// Checks that the frames after all layouts equal the frames of a new scene that never had another size.
  private func check(_ showing: Showing, _ scene: PlaygroundScenes.Scene) -> AnswerCheck {
    for (entry, fresh) in zip(showing.entries, scene.show().entries) {
      let pairs = [
        (entry.frame.x, fresh.frame.x), (entry.frame.y, fresh.frame.y), (entry.frame.width, fresh.frame.width),
        (entry.frame.height, fresh.frame.height),
      ]
      if pairs.contains(where: { !(($0 - $1).magnitude <= 1e-6) }) {
        return .failure("'\(entry.name)' is at \(entry.frame), and at \(fresh.frame) in a fresh layout")
      }
    }
    return .pass
  }
}

extension Showing {
  fileprivate var entries: [LayoutSnapshot.Entry] { stage.root.snapshot().entries }
  fileprivate var boxCount: Int { entries.count }
}
