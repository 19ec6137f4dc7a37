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
}

extension NestLaws {
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
