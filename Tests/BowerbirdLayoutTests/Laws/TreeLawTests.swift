import BowerbirdLayout
import BowerbirdTestSupport
import Testing

@Suite("Laws of random trees")
struct TreeLawTests {
  private static let seeds = 1...16

  private func description(_ seed: Int) -> SceneDescription {
    var generator = SplitMix64(seed: UInt64(seed))
    return SceneDescription(size: Int.random(in: 4...60, using: &generator), using: &generator)
  }

  @Test("mirror(solve(left to right)) = solve(right to left)", arguments: seeds)
  func mirror(seed: Int) {
    let description = description(seed)
    let left = Scene(description), right = Scene(description)
    right.root.layoutDirection = .rightToLeft
    left.root.layout(width: 120_000, height: 90_000)
    right.root.layout(width: 120_000, height: 90_000)
    expectMirrored(left, right, seed)
  }

  private func expectMirrored(_ left: Scene, _ right: Scene, _ seed: Int) {
    let mirrored = left.root.snapshot().entries
    for (index, entry) in right.root.snapshot().entries.enumerated() {
      var expected = mirrored[index].frame
      if let parent = entry.parent { expected.x = mirrored[parent].frame.width - expected.x - expected.width }
      #expect(entry.frame == expected, "seed \(seed), \(entry.name)")
    }
  }

  @Test("mirrored trees stay mirrored through changes, and reports name the changes", arguments: seeds)
  func mirrorAfterChanges(seed: Int) {
    var description = description(seed)
    var generator = SplitMix64(seed: UInt64(seed) + 5000)
    let left = Scene(description), right = Scene(description)
    right.root.layoutDirection = .rightToLeft
    for round in 0..<12 {
      let changed = description.change(round == 0 ? 0 : 1, using: &generator)
      for scene in [left, right] { scene.apply(changed, of: description) }
      let width = round % 4 == 3 ? 121_000.0 : 120_000
      let before = frames(of: right.root)
      left.root.layout(width: width, height: 90_000)
      let report = right.root.layout(width: width, height: 90_000)
      expectMirrored(left, right, seed)
      let after = frames(of: right.root)
      #expect(Set(report.changed.map(\.name)) == Set(after.keys.filter { before[$0] != after[$0] }), "seed \(seed)")
    }
  }

  @Test("the order of declaration does not matter", arguments: seeds)
  func order(seed: Int) {
    let description = description(seed)
    let first = Scene(description)
    let second = Scene(description, shuffledBy: SplitMix64(seed: UInt64(seed) + 1000))
    #expect(first.root.layout(width: 120_000, height: 90_000).conflicts.count == 0)
    second.root.layout(width: 120_000, height: 90_000)
    #expect(distance(frames(of: first.root), frames(of: second.root)) < 1e-6, "seed \(seed)")
  }

  @Test("solving again gives the result of a fresh solve", arguments: seeds)
  func again(seed: Int) {
    var description = description(seed)
    var generator = SplitMix64(seed: UInt64(seed) + 2000)
    let scene = Scene(description)
    for _ in 0..<12 {
      let changed = description.change(Int.random(in: 0...3, using: &generator), using: &generator)
      scene.apply(changed, of: description)
      let size = Size(
        width: Double(Int.random(in: 90_000...150_000, using: &generator)),
        height: Double(Int.random(in: 90_000...150_000, using: &generator)))
      let before = frames(of: scene.root)
      let report = scene.root.layout(size)
      let fresh = Scene(description)
      fresh.root.layout(size)
      let after = frames(of: scene.root)
      #expect(report.conflicts.count == 0 && distance(after, frames(of: fresh.root)) < 1e-6, "seed \(seed)")
      // The report lists exactly the items that have changed.
      #expect(Set(report.changed.map(\.name)) == Set(after.keys.filter { before[$0] != after[$0] }), "seed \(seed)")
    }
  }

  @Test("removing a subtree and putting it back restores every frame", arguments: seeds)
  func removal(seed: Int) {
    let description = description(seed)
    var generator = SplitMix64(seed: UInt64(seed) + 3000)
    let scene = Scene(description)
    scene.root.layout(width: 120_000, height: 90_000)
    let before = frames(of: scene.root)
    for _ in 0..<6 {
      let box = scene.boxes[Int.random(in: 1..<scene.boxes.count, using: &generator)]
      guard let parent = box.parent, let index = parent.children.firstIndex(where: { $0 === box }) else { continue }
      box.remove()
      if Bool.random(using: &generator) { scene.root.layout(width: 120_000, height: 90_000) }
      parent.add(box, at: index)
      scene.root.layout(width: 120_000, height: 90_000)
      #expect(distance(before, frames(of: scene.root)) < 1e-6, "seed \(seed), \(box.name)")
    }
  }

  @Test("a solution under conflicts does not depend on the order of changes", arguments: seeds)
  func conflictsOrder(seed: Int) {
    let description = description(seed)
    let wandering = Scene(description), fresh = Scene(description)
    for width in [6000.0, 20, 3000, 60, 90] { wandering.root.layout(width: width, height: width) }
    let first = wandering.root.layout(width: 90, height: 60)
    let second = fresh.root.layout(width: 90, height: 60)
    let names = { (report: LayoutReport) in report.conflicts.map(\.leftOut.description).sorted() }
    let isSame = names(first) == names(second)
    #expect(isSame, "seed \(seed)")
  }
}
