import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

@Suite struct GridLawTests {
  @Test("a grid agrees with the document's formulas", arguments: 0..<40)
  func againstArithmetic(batch: Int) {
    for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
      var random = SplitMix64(seed: seed)
      let sample = RandomGrid(random: &random)
      let grid = sample.make()
      grid.layout(sample.size)
      let areas = grid.items.compactMap { grid.area(of: $0) }
      let arithmetic = sample.arithmetic(areas: areas)
      let expected = arithmetic.frames()
      #expect(expected.count == grid.items.count, "seed \(seed)")
      for (item, frame) in zip(grid.items, expected) where !isClose(item.frame, frame) {
        Issue.record("seed \(seed): \(item.name) is \(item.frame), not \(frame); \(sample)")
        return
      }
      let content = arithmetic.contentSize
      #expect(abs(grid.contentSize.width - content.width) < 1e-6, "seed \(seed)")
      #expect(abs(grid.contentSize.height - content.height) < 1e-6, "seed \(seed)")
    }
  }

  @Test("a grid changed step by step equals one made at once", arguments: 0..<40 as Range<UInt64>)
  func editsEqualFresh(seed: UInt64) {
    var random = SplitMix64(seed: 1_000_000 + seed)
    var sample = RandomGrid(random: &random)
    var boxes = sample.items.map { $0.make() }
    let grid = sample.make()
    grid.setContent { boxes }
    for step in 0..<12 {
      edit(&sample, &boxes, grid, &random)
      grid.layout(sample.size)
      let fresh = sample.make()
      fresh.layout(sample.size)
      #expect(grid.warnings == fresh.warnings, "seed \(seed), step \(step)")
      for (edited, made) in zip(grid.items, fresh.items) where !isClose(edited.frame, made.frame) {
        Issue.record("seed \(seed), step \(step): \(edited.name) is \(edited.frame), fresh \(made.frame); \(sample)")
        return
      }
    }
  }

  func edit(_ sample: inout RandomGrid, _ boxes: inout [Box], _ grid: Grid, _ random: inout SplitMix64) {
    switch random.whole(0...7) {
    case 0:
      let item = random.item(random.whole(100...999), trackCount: sample.tracks.count)
      let index = random.whole(0...sample.items.count)
      sample.items.insert(item, at: index)
      boxes.insert(item.make(), at: index)
      grid.setContent { boxes }
    case 1 where !sample.items.isEmpty:
      let index = random.whole(0...sample.items.count - 1)
      sample.items.remove(at: index)
      boxes.remove(at: index).remove()
    case 2 where !sample.items.isEmpty:
      let index = random.whole(0...sample.items.count - 1)
      var item = random.item(0, trackCount: sample.tracks.count)
      item.name = sample.items[index].name
      sample.items[index] = item
      item.apply(to: boxes[index])
    case 3:
      sample.tracks = (0..<random.whole(1...5)).map { _ in random.track() }
      grid.declaration.tracks = sample.tracks
    case 4:
      sample.spacing = GridSpacing(horizontal: random.length(12), vertical: random.length(12))
      grid.declaration.spacing = sample.spacing
    case 5:
      sample.flow = sample.flow == .rows ? .columns : .rows
      grid.declaration.flow = sample.flow
    case 6:
      sample.mode = sample.mode == .fill ? .scroll : .fill
      grid.declaration.contentMode = sample.mode
    default:
      sample.size = Size(width: 3000 + random.length(500), height: 3000 + random.length(500))
    }
  }

  @Test("a right-to-left grid is the mirror image of the left-to-right one", arguments: 0..<60 as Range<UInt64>)
  func mirror(seed: UInt64) {
    var random = SplitMix64(seed: 2_000_000 + seed)
    let sample = RandomGrid(random: &random)
    let plain = sample.make(), mirrored = sample.make()
    mirrored.layoutDirection = .rightToLeft
    plain.layout(sample.size)
    mirrored.layout(sample.size)
    for (left, right) in zip(plain.items, mirrored.items) {
      var frame = left.frame
      frame.x = sample.size.width - frame.x - frame.width
      #expect(isClose(frame, right.frame), "seed \(seed)")
    }
  }
}
