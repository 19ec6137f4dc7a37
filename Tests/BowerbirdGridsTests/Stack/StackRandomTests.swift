import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Random stack grids, within each other too, against the formulas.
@Suite struct StackRandomTests {
  @Test(arguments: 0..<UInt64(20))
  func framesAreThoseOfTheFormulas(block: UInt64) {
    for seed in block * 100..<(block + 1) * 100 {
      var random = SplitMix64(seed: seed)
      let model = StackModel.random(&random, depth: Int(seed % 4))
      let specimen = StackSpecimen(model)
      for _ in 0..<2 {
        let width = Double(random.whole(0...400)), height = Double(random.whole(0...400))
        if !compare(specimen, model, width, height, "seed \(seed)") { return }
      }
    }
  }

  @Test(arguments: 0..<UInt64(60))
  func editedGridsAreAsFreshOnes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var model = StackModel.random(&random, depth: 1)
    let specimen = StackSpecimen(model)
    for step in 0..<10 {
      edit(&model, specimen, &random, step)
      let width = Double(random.whole(0...400)), height = Double(random.whole(0...400))
      if !compare(specimen, model, width, height, "seed \(seed), step \(step)") { return }
    }
  }

  /// A track that moves takes its constraints along; those are then what a grid made at once has.
  @Test(arguments: 0..<UInt64(40))
  func editedGridsHaveTheConstraintsOfFreshOnes(seed: UInt64) {
    var random = SplitMix64(seed: 7_000 + seed)
    var model = StackModel(isVertical: random.oneIn(2), cells: [])
    let specimen = StackSpecimen(model)
    for step in 0..<20 {
      for part in 0..<random.whole(1...6) { edit(&model, specimen, &random, 100 * step + part) }
      // So much room that none of it is decided otherwise than by the constraints.
      let width = Double(random.whole(9_000...10_000)), height = Double(random.whole(9_000...10_000))
      if !compare(specimen, model, width, height, "seed \(seed), step \(step)") { return }
      let fresh = StackSpecimen(model)
      fresh.grid.layout(width: width, height: height)
      expectSameConstraints(specimen.grid, fresh.grid, "seed \(seed), step \(step)")
    }
  }

  private func edit(_ model: inout StackModel, _ specimen: StackSpecimen, _ random: inout SplitMix64, _ step: Int) {
    let count = model.cells.count
    switch random.whole(0...6) {
    case 0:
      model.isVertical.toggle()
      specimen.grid.orientation = model.isVertical ? .vertical : .horizontal
    case 1 where count > 1:
      let first = random.whole(0...count - 1), second = random.whole(0...count - 1)
      specimen.grid.swapArrangement(
        of: specimen.views[model.cells[first].name] ?? specimen.grid,
        with: specimen.views[model.cells[second].name] ?? specimen.grid)
      model.cells.swapAt(first, second)
    case 2 where count > 0:
      let index = random.whole(0...count - 1)
      if let view = specimen.views[model.cells[index].name] { specimen.grid.removeSubcontent(view) }
      model.cells.remove(at: index)
    case 3 where count > 0:
      let index = random.whole(0...count - 1)
      guard let view = specimen.views[model.cells[index].name] else { return }
      model.cells[index].length = .random(&random)
      specimen.grid.setContentAlignment(for: view) { StackSpecimen.content(of: model.cells[index], $0) }
    case 4 where count > 0:
      let cell = model.cells.remove(at: random.whole(0...count - 1)), index = random.whole(0...count - 1)
      guard let view = specimen.views[cell.name] else { return }
      specimen.grid.removeSubcontent(view)
      specimen.grid.addGridContent(at: index) { StackSpecimen.content(of: cell, view) }
      model.cells.insert(cell, at: index)
    default:
      let index = random.whole(0...count)
      let cell = CellModel.random(&random, depth: 1, name: "new \(step)")
      specimen.insert(cell, at: index)
      model.cells.insert(cell, at: index)
    }
  }

  private func compare(
    _ specimen: StackSpecimen, _ model: StackModel, _ width: Double, _ height: Double, _ trial: String
  ) -> Bool {
    let report = specimen.grid.layout(width: width, height: height)
    #expect(report.conflicts.isEmpty, "\(trial)")
    let frames = StackArithmetic.frames(of: model, width: width, height: height)
    for (name, wanted) in frames.sorted(by: { $0.key < $1.key }) {
      guard let frame = specimen.views[name]?.frame else {
        Issue.record("\(trial): no \(name)")
        return false
      }
      if !isClose(frame, wanted) {
        Issue.record("\(trial), \(name) in \(width) × \(height): \(frame), not \(wanted) of \(model)")
        return false
      }
    }
    return true
  }
}
