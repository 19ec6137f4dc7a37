import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

/// Proofs about trees of stacks and repeated tracks, for every width and every height.
@Suite struct NestProofTests {
  /// The constant cell takes 100.
  ///
  /// In a shorter stack, the other cell has the length of its content; in a longer one, the rest.
  @Test("an expanded cell changes only where no room is left")
  func expandedCell() {
    let fixedBox = Box("fixed"), open = fixed("open", 30, 30)
    let stack = Grid.vertical {
      fixedBox.constant(100)
      open.expanded()
    }
    stack.layout(width: 50, height: 80)
    let sweep = stack.sweep(\.height, over: 20...400)
    #expect(sweep.isProved, "\(sweep.doubts)")
    expectLengths(sweep.breakpoints, [100], within: 1e-6)
    expectLengths([60.0, 99, 101, 250].map { sweep.frame(of: open, at: $0)?.height ?? -1 }, [30, 30, 1, 150])
    forEverySize(of: stack, widths: [50], heights: 20...400) { layout in
      layout[open].minY == layout[fixedBox].maxY
      layout[open].height >= 0
    }
  }

  /// A number of n tracks and their gaps have room from 180n + 16(n − 1) on.
  @Test("repeated tracks change only where there is room for one more")
  func repeatedTracks() {
    let cards = (1...7).map { fixed("\($0)", 60, 40) }
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(180), .fr(1)))], contentMode: .scroll, spacing: 16) { cards }
    grid.layout(width: 400, height: 300)
    let sweep = grid.sweep(\.width, over: 190...1000)
    #expect(sweep.isProved, "\(sweep.doubts)")
    expectLengths(sweep.breakpoints, [376, 572, 768, 964], within: 1e-6)
    let widths = [375.0, 377, 571, 573, 963, 965].map { sweep.frame(of: cards[0], at: $0)?.width ?? -1 }
    // Cards lie in the middle of their tracks.
    expectLengths(widths, [Double](repeating: 60, count: 6))
    let second = [375.0, 377].map { sweep.frame(of: cards[1], at: $0)?.minY ?? -1 }
    expectLengths(second, [56, 0])
  }

  /// From 100 on, the grid has room; two tracks of 60 and a gap of 10 have room in it from 230 on.
  @Test("a repeated track in an expanded cell changes where the cell has room for it")
  func nestedRepeat() {
    let bar = Box("bar"), items = [fixed("a", 20, 10), fixed("b", 20, 10)]
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(60), .fr(1)))], contentMode: .scroll, spacing: 10) { items }
    let stack = Grid.horizontal {
      bar.constant(100)
      grid.expanded()
    }
    stack.layout(width: 300, height: 50)
    let sweep = stack.sweep(\.width, over: 50...289)
    #expect(sweep.isProved, "\(sweep.doubts)")
    // Without room, the cell has the length of its content, which is one track of 60.
    expectLengths([60.0, 99, 101, 200].map { sweep.frame(of: grid, at: $0)?.width ?? -1 }, [60, 60, 1, 100])
    expectLengths([229.0, 231].map { sweep.frame(of: items[1], at: $0)?.minY ?? -1 }, [20, 0])
  }

  @Test("every layout of a random tree has the proved frames", .counting, arguments: NestTrials.blocks)
  func randomTrees(block: Int) { NestLaws.prove(in: block, trees: 2, widths: 40) }
}

extension NestLaws {
  /// Sweeps trees, and compares them with layouts in random widths.
  static func prove(in block: Int, trees: Int, widths: Int) {
    for seed in NestTrials.seeds(of: block).prefix(trees) {
      var generator = NestGenerator(seed: 3_000_000 + seed, .stacksAndRepeats)
      let model = generator.tree(depth: 1 + Int(seed % 3))
      var proof = NestProof(of: model, seed: seed)
      if let mistake = proof.mistake(widths: widths, &generator.random) {
        Issue.record("seed \(seed): \(mistake) of\n\(model)")
      }
    }
  }
}
