import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The number of exchanges of basic rows in a first layout whose structure determines nearly everything.
@Suite struct BuildCostTests {
  /// With 62 rows and more every column is among the widest; a build that began with a share that is 0 exchanged two rows for
  /// each cell of shares.
  @Test(arguments: [50, 70, 120])
  func columnsOfContentBesideShares(rows: Int) {
    let boxes: [Box] = (0..<4 * rows).map { index in
      let width = 3 + index * 7 % 11
      let height = 5 + index * 5 % 13
      return fixed("\(index)", Double(width), Double(height))
    }
    let grid = Grid(tracks: [.fit, .fr(1), .fit, .fr(1)], contentMode: .scroll) { boxes }
    grid.layout(width: 300, height: 2000)
    withExtendedLifetime(boxes) {
      let share = (300.0 - 13 - 13 - 3 * 5) / 2
      #expect((boxes[1].frame.midX - (13 + 5 + share / 2)).magnitude < 1e-9)
      #expect((grid.solverStatistics?.pivots ?? .max) <= 3 * (rows + 4))
    }
  }

  @Test func stacksInStacks() {
    var leaves: [Box] = []
    func stack(_ branching: ArraySlice<Int>, isVertical: Bool) -> Grid {
      guard let count = branching.first else {
        let bar = Box("bar"), rest = Box("rest")
        leaves.append(rest)
        return isVertical
          ? Grid.vertical {
            bar.constant(4)
            rest.expanded()
          }
          : Grid.horizontal {
            bar.constant(4)
            rest.expanded()
          }
      }
      let inner = (0..<count).map { _ in stack(branching.dropFirst(), isVertical: !isVertical) }
      return isVertical
        ? Grid.vertical { for stack in inner { stack.expanded() } }
        : Grid.horizontal { for stack in inner { stack.expanded() } }
    }
    let root = stack([9, 10], isVertical: true)
    root.layout(width: 400, height: 900)
    // A tenth of the width, a ninth of the height without the bar.
    #expect(leaves.count == 90 && leaves.allSatisfy { $0.frame == Rect(x: 0, y: 4, width: 40, height: 96) })
    #expect((root.solverStatistics?.pivots ?? .max) <= 25)
  }

  @Test func autoAndExpandedByTurns() {
    var grid = Grid.vertical { Box("bar").constant(4) }
    for level in 0..<100 {
      let inner = grid
      grid = level % 2 == 0 ? Grid.vertical { inner.expanded() } : Grid.vertical { inner.auto() }
    }
    grid.layout(width: 300, height: 2000)
    #expect((grid.solverStatistics?.pivots ?? .max) <= 800)
  }
}
