import BowerbirdSolver
import BowerbirdTestSupport

/// The error of a chain of 30 boxes after very many suggestions.
struct Drift {
  let suggestions: Int

  /// The largest relative error of any value at a hundred checks.
  let relativeError: Double

  static func measure(suggestions: Int, report: Report) throws(SolverError) -> Drift {
    let workload = ChainWorkload.make(size: 30)
    let (scene, _) = try Scene.build(workload, .oneAtATime)
    let width = scene.variables[1]
    var generator = SplitMix64(seed: 30)
    var worst = 0.0
    let looks = 100
    for look in 1...looks {
      report.progress("drift: \(look * suggestions / looks) of \(suggestions) suggestions")
      var value = 0.0
      for _ in 0..<max(1, suggestions / looks) {
        value = Double.random(in: 300...3000, using: &generator)
        try scene.solver.suggest(width, value)
        ValueSum.shared.add(scene.solver[width])
      }
      worst = max(worst, error(of: scene, at: value))
    }
    return Drift(suggestions: suggestions, relativeError: worst)
  }

  private static func error(of scene: Scene, at width: Double) -> Double {
    guard let due = ClosedForm.values(of: scene.workload, suggestions: [1: width]) else { return .infinity }
    return scene.solver.withValues { values in
      zip(values, due).map { ($0 - $1).magnitude / max(1, $1.magnitude) }.reduce(0, max)
    }
  }
}
