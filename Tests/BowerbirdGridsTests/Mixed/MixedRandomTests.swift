import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Trees of all three systems, changed at random.
@Suite struct MixedRandomTests {
  @Test("trees that were changed step by step are as those that are made so at once", arguments: 0..<80)
  func editedTreesAreAsFreshOnes(seed: Int) {
    var generator = MixedGenerator(seed: UInt64(seed))
    let root = generator.tree()
    var live = MixedBoxes()
    let box = live.make(root)
    for step in 0..<12 {
      let size = Size(width: 200 + generator.random.length(300), height: 200 + generator.random.length(300))
      let report = box.layout(width: size.width, height: size.height)
      let place = "seed \(seed), step \(step) in \(size)"
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "\(place): \(report) of\n\(root)")
      var fresh = MixedBoxes()
      fresh.make(root).layout(width: size.width, height: size.height)
      for model in root.all where !isClose(live[model].frame, fresh[model].frame) {
        Issue.record("\(place), \(model.name): \(live[model].frame), not \(fresh[model].frame) of\n\(root)")
        return
      }
      generator.edit(root, &live)
    }
  }
}
