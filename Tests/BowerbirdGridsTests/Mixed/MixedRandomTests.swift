import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Trees of all three systems, changed at random.
@Suite struct MixedRandomTests {
  @Test("trees changed step by step equal trees made at once", arguments: 0..<80)
  func editedTreesAreAsFreshOnes(seed: Int) { edit(seed, depth: 2, least: 200, most: 300) }

  /// Hardly anything has enough room here, so that grids decide again and again what gives way.
  @Test("deep trees in rooms that are too small equal trees made at once", arguments: 0..<24)
  func editedTreesInTightRooms(seed: Int) { edit(seed, depth: 3, least: 40, most: 120) }

  /// Each of these once depended on what was before.
  @Test(
    "trees that once depended on earlier layouts do not any more",
    arguments: [317, 1240, 1344, 1463, 3214, 4661, 5009, 5093, 5212, 5306, 5766, 7672, 11342, 11693])
  func rememberingTrees(seed: Int) { edit(seed, depth: 3, least: 40, most: 120) }

  @Test("trees in rooms of the usual size do not depend on earlier layouts", arguments: [766, 2037, 2657, 4142])
  func rememberingTreesInUsualRooms(seed: Int) { edit(seed, depth: 3, least: 200, most: 300) }

  /// A container that had become too small for its insets could not be seen to be so: the constraint that made it that small
  /// was left out, because what lies within it can have no negative length.
  @Test("containers that become too small are no conflict", arguments: [2767, 4701, 8805, 11196])
  func containersWithoutRoom(seed: Int) { edit(seed, depth: 3, least: 40, most: 120) }

  /// The outer grids decide first, the inner ones after them, and all of them again when texts have found their lines.
  @Test(
    "trees that take many rounds to settle are not broken off",
    arguments: [1069, 2199, 2980, 5281, 5356, 5370, 6193, 7569, 7781, 10499])
  func slowTrees(seed: Int) { edit(seed, depth: 3, least: 40, most: 120) }

  /// Changes a tree twelve times, and compares it with a fresh one each time, in rooms between two sizes.
  private func edit(_ seed: Int, depth: Int, least: Double, most: Int) {
    var generator = MixedGenerator(seed: UInt64(seed))
    let root = generator.tree(depth: depth)
    var live = MixedBoxes()
    let box = live.make(root)
    for step in 0..<12 {
      let size = Size(width: least + generator.random.length(most), height: least + generator.random.length(most))
      let report = box.layout(width: size.width, height: size.height)
      let place = "seed \(seed), step \(step) in \(size)"
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "\(place): \(report) of\n\(root)")
      var fresh = MixedBoxes()
      let freshBox = fresh.make(root)
      let freshReport = freshBox.layout(width: size.width, height: size.height)
      #expect(freshReport.conflicts.isEmpty && freshReport.problems.isEmpty, "\(place), fresh: \(freshReport)")
      withExtendedLifetime(freshBox) {
        for model in root.all where !isClose(live[model].frame, fresh[model].frame) {
          Issue.record("\(place), \(model.name): \(live[model].frame), not \(fresh[model].frame) of\n\(root)")
          break
        }
      }
      generator.edit(root, &live)
    }
  }
}
