/// What is measured of the three grid systems, through boxes and grids alone.
struct GridMeasurements {
  let budget: Budget
  let report: Report

  func run() throws {
    for side in [32, 100] {
      try measure { FractionGrid(side: side) }
      try measureContentGrid(side: side)
    }
    for bands in [20, 200, 2000] { try measure { ColumnPage(bands: bands) } }
    for levels in [[9, 10], [9, 10, 10]] { try measure { NestedStacks(branching: levels) } }
  }

  private func measure(_ make: () -> any GridScene) throws {
    report.add(GridBuild(budget: budget).measurement(make))
    let run = GridRun(scene: make(), budget: budget)
    report.add(try run.resizes(readingAll: false))
    report.add(try run.resizes(readingAll: true))
  }

  private func measureContentGrid(side: Int) throws {
    try measure { ContentGrid(side: side) }
    let scene = ContentGrid(side: side)
    let run = GridRun(scene: scene, budget: budget)
    report.add(try run.edits("minimum_grows", of: scene, heights: (5, 40)))
    report.add(try run.edits("minimum_below", of: scene, heights: (2, 4)))
  }
}
