import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A question about the size of a nest is answered in a number of solves that does not depend on the nest's depth.
///
/// Each stack handed its length on by a number of its own, which a solve set from the length around it. So a nest of n stacks
/// took n solves.
@Suite struct DeepNestTests {
  private func leaf(_ width: Double, _ height: Double) -> Box {
    let leaf = Box()
    leaf.intrinsicSize = Size(width: width, height: height)
    return leaf
  }

  /// Makes stacks in each other, alternately vertical and horizontal, around a leaf of 10 by 10.
  ///
  /// Each stack adds 1 to the length along it.
  private func nest(_ count: Int) -> Grid {
    var inner: any LayoutItem = leaf(10, 10)
    var grid = Grid()
    for index in 0..<count {
      let content = inner
      grid =
        index % 2 == 0
        ? Grid.vertical {
          content.expanded()
          leaf(2, 1).auto()
        }
        : Grid.horizontal {
          content.expanded()
          leaf(1, 2).auto()
        }
      inner = grid
    }
    return grid
  }

  @Test("the smallest size takes as many solves for eighty stacks as for forty", arguments: [false, true])
  func solves(isLaidOut: Bool) {
    let solves = [40, 80].map { count in
      let root = nest(count), fit = 10 + Double(count) / 2
      if isLaidOut { root.layout(width: 300, height: 300) }
      let before = root.solverStatistics?.solves ?? 0
      #expect(root.fittingSize() == Size(width: fit, height: fit))
      #expect(root.fittingSize(width: 5) == Size(width: 5, height: fit))
      #expect(root.fittingSize(height: 200) == Size(width: fit, height: 200))
      #expect(root.minimumSize() == Size(width: fit, height: fit))
      return (root.solverStatistics?.solves ?? 0) - before
    }
    #expect(solves[0] == solves[1])
  }

  /// Each stack's substituted numbers were restored on their own, and the rows inside of it were made again each time.
  @Test func ambiguitiesOfADeepNest() {
    var root: Box = leaf(10, 10)
    for _ in 0..<200 {
      let inner = root
      root = Grid.vertical { inner.auto() }
    }
    root.layout(width: 1000, height: 1000)
    let before = root.solverStatistics
    #expect(root.ambiguities().isEmpty)
    let (pivots, moves) = ((before?.pivots ?? 0), (before?.moves ?? 0))
    #expect((root.solverStatistics?.pivots ?? .max) - pivots < 20)
    #expect((root.solverStatistics?.moves ?? .max) - moves < 20)
  }
}
