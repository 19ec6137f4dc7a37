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
  /// Each of these took more than eight rounds of decisions, which were all there were: the outer grids decide first, the inner
  /// ones after them, and all of them again when texts have found their lines.
  @Test("deep trees in tight rooms settle", arguments: [1069, 2199, 2980, 5281, 5370])
  func deepTreesSettle(seed: Int) {
    var generator = MixedGenerator(seed: UInt64(seed))
    let root = generator.tree(depth: 3)
    var live = MixedBoxes()
    _ = live.make(root)
    for step in 0..<12 {
      let size = Size(width: 40 + generator.random.length(120), height: 40 + generator.random.length(120))
      var fresh = MixedBoxes()
      let report = fresh.make(root).layout(width: size.width, height: size.height)
      #expect(report.problems.isEmpty, "seed \(seed), step \(step) in \(size): \(report) of\n\(root)")
      generator.edit(root, &live)
    }
  }
}
