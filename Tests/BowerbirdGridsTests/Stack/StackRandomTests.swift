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

  private func edit(_ model: inout StackModel, _ specimen: StackSpecimen, _ random: inout SplitMix64, _ step: Int) {
    let count = model.cells.count
    switch random.whole(0...4) {
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
