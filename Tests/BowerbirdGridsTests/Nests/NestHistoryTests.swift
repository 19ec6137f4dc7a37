import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Trees of all three systems in which items of one stack have wishes about items of another.
///
/// Each wish has a level of its own, so that there is one best answer, whatever was before.
@Suite struct NestHistoryTests {
  @Test("trees changed step by step equal trees made at once", arguments: NestTrials.blocks)
  func histories(block: Int) { NestLaws.change(in: block, trees: 5) }

  /// A centred item without content had no constraint on its length, in a track that constraints size.
  @Test(
    "an item without content has no length in a track that a solution sizes",
    arguments: [29, 35, 88, 123, 200, 205] as [UInt64])
  func emptyItems(seed: UInt64) { NestLaws.change(tree: seed) }

  /// The need of a grid and the contents of its tracks were equally strong, and either gave way.
  @Test(
    "items in live tracks do not shrink for the need of their grid",
    arguments: [6, 701, 1275, 1587, 1608, 1945, 2718, 2766] as [UInt64])
  func needsOfGrids(seed: UInt64) { NestLaws.change(tree: seed) }

  /// A cell shorter than its margins made its grid longer, or had no length, and either made itself true.
  @Test("margins without room do not pull at the grid", arguments: [3582, 4515] as [UInt64])
  func marginsWithoutRoom(seed: UInt64) { NestLaws.change(tree: seed) }

  /// Margins of what is in a share made the share longer than what the other tracks leave.
  @Test(
    "margins in a share take no room from tracks that a solution sizes",
    arguments: [1366, 2387, 6698, 8566] as [UInt64])
  func marginsInShares(seed: UInt64) { NestLaws.change(tree: seed) }

  /// A grid and a grid in it were equally strong where one of them had to be shorter than its tracks.
  @Test(
    "a grid shrinks before the grids in it", arguments: [352, 2694, 3867, 5409, 9914] as [UInt64])
  func needsOfNests(seed: UInt64) { NestLaws.change(tree: seed) }

  /// A container asked whether the length of its nest is pinned, and the nest did not hear that it was.
  @Test("a nest whose length is pinned now arranges again", arguments: [4875] as [UInt64])
  func newPins(seed: UInt64) { NestLaws.change(tree: seed) }

  /// The constant length of a view in equal columns was no more than a wish, as strong as what the view holds.
  @Test("a view of a constant length in equal columns has that length", arguments: [9551] as [UInt64])
  func constantLengths(seed: UInt64) { NestLaws.change(tree: seed) }

  /// Rows that a question makes of definitions led to the other answer, and the next layout in the same size moved items.
  @Test("a question leaves an ambiguous tree as it is", arguments: NestLaws.ambiguous)
  func ambiguousTrees(seed: UInt64) { NestLaws.change(tree: seed) }

  @Test("layouts in random sizes settle", arguments: NestTrials.blocks)
  func sizes(block: Int) { for seed in NestTrials.seeds(of: block) { NestLaws.resize(tree: seed) } }

  /// A twelfth of the screen is 26⅓ wide in the plan of the grid, and less by a rounding error in the solution.
  ///
  /// The height of the text is only known in the width in which it was measured, so the grid decided again and again: for
  /// the width of the plan, and for that of the solution.
  @Test("a width that is rounded in two ways is decided for once")
  func roundedWidth() {
    let letters = text("letters", 12).gridItemAlignment(.fill)
    let inner = Grid(columns: [.fit], rows: [.autoFill(.minmax(.pt(22.5), .fr(1)))], spacing: 0) { letters }
    let outer = Grid(columns: [.fr(1)], rows: [.minmax(.pt(4.5), .pt(25.5))], spacing: 0) {
      inner.gridItemAlignment(.fill)
    }
    let screen = Box("screen")
    screen.grid.interimSpace = 1
    screen.grid.contentEdgeInsets = EdgeInsets(3)
    outer.grid.columns = 1
    screen.grid.views = [outer]
    for (width, height) in [(200.0, 150.0), (333, 77), (200, 150)] {
      let report = screen.layout(width: width, height: height)
      #expect(report.problems.isEmpty, "\(report)")
      let column = (width - 6 - 11) / 12
      expectLengths([inner.frame.width, letters.frame.width], [column, column])
      #expect(inner.frame.height == 25.5 && inner.frame.y == (height - 6 - 25.5) / 2)
    }
  }
}

extension NestLaws {
  /// Lays out a tree in random sizes, and expects that no constraint is left out and that each layout settles.
  static func resize(tree seed: UInt64) {
    var generator = NestGenerator(seed: 4_000_000 + seed)
    let model = generator.tree(depth: 1 + Int(seed % 6)), boxes = NestBoxes(model)
    for _ in 0..<8 {
      let parts = Double(generator.random.pick([1, 2, 3, 7]))
      let size = Size(
        width: Double(generator.random.whole(0...500)) / parts, height: Double(generator.random.whole(0...500)) / parts)
      let report = boxes.root.layout(size)
      if report.conflicts.isEmpty && report.problems.isEmpty { continue }
      Issue.record("seed \(seed), \(size): \(report) of\n\(model)")
      return
    }
  }

  static func change(in block: Int, trees: Int) {
    for seed in NestTrials.seeds(of: block).prefix(trees) { change(tree: seed) }
  }

  /// Trees in which two answers are equally good, as one in ten thousand has: content is as strong as other content.
  static let ambiguous: [UInt64] = [6101]

  static func change(tree seed: UInt64) {
    var history = NestHistory(seed: 2_000_000 + seed)
    if let mistake = history.mistake(steps: 6) { Issue.record("\(mistake)") }
    #expect(!history.hasBeenAmbiguous || ambiguous.contains(seed), "seed \(seed) has several answers")
  }
}
