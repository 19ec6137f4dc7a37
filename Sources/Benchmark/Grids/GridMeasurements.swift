/// Measures grids of all kinds, through the public interface of boxes and grids.
struct GridMeasurements {
  let budget: Budget
  let report: Report

  /// The names of the scenes to measure; empty for all scenes.
  var wanted: Set<String> = []

  /// The names of all scenes.
  static let scenes = ["fractions", "contents", "page", "stacks", "nests", "chips"]

  func run() throws {
    for side in [32, 100] {
      if isWanted("fractions") { try measure { FractionGrid(side: side) } }
      if isWanted("contents") { try measureContentGrid(side: side) }
    }
    if isWanted("page") { for bands in [20, 200, 2000] { try measure { ColumnPage(bands: bands) } } }
    if isWanted("stacks") {
      for levels in [[9, 10], [9, 10, 10]] { try measure { NestedStacks(branching: levels) } }
    }
    if isWanted("chips") { for count in [100, 1000] { try measure { ChipPage(chips: count) } } }
    if isWanted("nests") { for bands in [143, 1429] { try measure { NestPage(bands: bands) } } }
  }

  private func isWanted(_ scene: String) -> Bool { wanted.isEmpty || wanted.contains(scene) }

  private func measure(_ make: @escaping () -> any GridScene) throws {
    report.add(GridBuild(budget: budget).measurement(make))
    let scene = make()
    measureLife(of: scene, make)
    let run = GridRun(scene: scene, budget: budget)
    report.add(try run.resizes(readingAll: false))
    report.add(try run.resizes(readingAll: true))
  }

  /// Measures the life of a tree: declaration, layout, reading, and release.
  private func measureLife(of scene: any GridScene, _ make: @escaping () -> any GridScene) {
    let run = LifeRun(
      workload: scene.name, size: scene.size, unit: scene.unit, budget: budget, makers: [{ make() }])
    for measurement in run.measurements() { report.add(measurement) }
  }

  private func measureContentGrid(side: Int) throws {
    try measure { ContentGrid(side: side) }
    let scene = ContentGrid(side: side)
    let run = GridRun(scene: scene, budget: budget)
    report.add(try run.edits("minimum_grows", of: scene, heights: (5, 40)))
    report.add(try run.edits("minimum_below", of: scene, heights: (2, 4)))
  }
}
