import BowerbirdLayout
import BowerbirdSolver

/// Times repeated operations on an existing tree.
struct GridRun {
  let scene: any GridScene
  let budget: Budget

  /// Measures layouts in two alternating sizes, two layouts for each repetition.
  ///
  /// - Parameter readingAll: Whether to read all frames after each layout.
  /// - Returns: The measurement.
  /// - Throws: An error of the solver.
  func resizes(readingAll: Bool) throws -> Measurement {
    let scene = scene
    let contender = contender { repetitions in
      for _ in 0..<repetitions {
        for size in [scene.sizes.1, scene.sizes.0] {
          scene.root.layout(size)
          if readingAll { ValueSum.shared.add(scene.sumOfFrames) }
        }
      }
    }
    return try measurement(of: contender, readingAll ? "resize_read" : "resize") { check in
      for size in [scene.sizes.1, scene.sizes.0] {
        scene.root.layout(size)
        check(scene.check(in: size))
      }
    }
  }

  /// Measures changes of the minimum height of one item, from one height to another and back.
  ///
  /// - Parameters:
  ///   - phase: The name of the phase in tables.
  ///   - grid: The scene.
  ///   - heights: The two minimum heights.
  /// - Returns: The measurement; its unit is a pair of changes, from one minimum height to the other and back.
  /// - Throws: An error of the solver.
  func edits(_ phase: String, of grid: ContentGrid, heights: (Double, Double)) throws -> Measurement {
    let size = grid.sizes.0
    func set(_ height: Double) {
      grid.minimum.constant = height
      grid.root.layout(size)
    }
    grid.root.layout(size)
    let contender = contender { repetitions in
      for _ in 0..<repetitions {
        set(heights.1)
        set(heights.0)
      }
    }
    var made = try measurement(of: contender, phase) { check in
      for height in [heights.1, heights.0] {
        set(height)
        check(grid.check(in: size))
      }
    }
    made.unit = .init(name: "change and back", perOperation: 0.5)
    return made
  }

  private func contender(_ run: @escaping (Int) -> Void) -> Contender {
    let root = scene.root
    return Contender(operationsPerRepetition: 2, statistics: { root.solverStatistics }) { repetitions in
      run(repetitions)
    }
  }

  private func measurement(
    of contender: Contender, _ phase: String, checking: ((AnswerCheck) -> Void) -> Void
  ) throws -> Measurement {
    scene.root.layout(scene.sizes.0)
    try Timing.run([contender], budget)
    var made = contender.measurement(scene.name, scene.size, phase)
    checking { made.check = made.check.and($0) }
    made.unit = .init(name: scene.unit, perOperation: Double(scene.size))
    return made
  }
}
