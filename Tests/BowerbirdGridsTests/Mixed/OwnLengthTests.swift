import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Constraints on one length of an item determine how much room the item needs in its grid.
@Suite struct OwnLengthTests {
  /// Every height from 10 to 90 violates the two constraints by 90 in all, and the content hugs at 10.
  @Test("constraints of one priority count together, in any order", arguments: [false, true])
  func contradictingConstraints(isReversed: Bool) {
    let item = fixed("item", 20, 10)
    let lines = Grid.wrapping { item }
    for least in [isReversed, !isReversed] {
      item.constraints { view in
        if least { view.heightAnchor >= 90 --! .priority(620) } else { view.heightAnchor == 0 --! .priority(620) }
      }
    }
    lines.layout(width: 100, height: 200)
    expectLengths([item.frame.height], [10])
  }

  /// The constraint on twice the height weighs twice as much: 2 · |h − 50| + |h − 90| is smallest at 50.
  @Test("a constraint weighs as much as its coefficient")
  func weightedConstraints() {
    let item = fixed("item", 20, 10)
    let lines = Grid.wrapping { item }
    item.constraints { view in
      view.heightAnchor == 90 --! .priority(620)
      view.heightAnchor * 2 == 100 --! .priority(620)
    }
    lines.layout(width: 100, height: 200)
    expectLengths([item.frame.height], [50])
  }

  /// Content hugs at 250, in each grid as in a box.
  @Test("content hugs an item against weaker constraints", arguments: [(Priority(260), 90.0), (240, 10)])
  func huggingContent(priority: Priority, height: Double) {
    let items = (0..<4).map { fixed("item \($0)", 20, 10) }, box = Box("box")
    let containers = [
      Grid.wrapping { items[0] }, Grid.vertical { items[1].auto() }, Grid(tracks: [.fit]) { items[2] }, box,
    ]
    box.add(items[3])
    items[3].constraints { view in
      view.topAnchor == box.topAnchor
      view.leadingAnchor == box.leadingAnchor
    }
    for (item, container) in zip(items, containers) {
      item.constraints { $0.heightAnchor >= 90 --! .priority(priority) }
      container.layout(width: 100, height: 200)
    }
    expectLengths(items.map(\.frame.height), Array(repeating: height, count: 4))
  }

  /// The second constraint is left out, so it does not limit the length either.
  @Test("a constraint that is left out has no effect")
  func constraintLeftOut() {
    let item = fixed("item", 20, 10)
    let lines = Grid.wrapping { item }
    item.constraints { view in
      view.heightAnchor >= 50
      view.heightAnchor <= 30
      view.heightAnchor == 80 --! .priority(620)
    }
    #expect(lines.layout(width: 100, height: 200).conflicts.count == 1)
    expectLengths([item.frame.height], [80])
  }

  /// The violations are summed at each length that a bound names, and at 0; the sum is smallest at one of these.
  @Test("random constraints on a height determine the height of a line", arguments: all(0..<400, inDebug: 60))
  func randomConstraints(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let content = Double(random.whole(0...20))
    var bounds: [Bound] = [
      Bound(relation: .greaterOrEqual, length: content, priority: 750, weight: 1),
      Bound(relation: .lessOrEqual, length: content, priority: 250, weight: 1),
    ]
    let item = fixed("item", 20, content)
    let lines = Grid.wrapping { item }
    for _ in 0..<random.whole(1...4) {
      let bound = Bound(
        relation: random.pick([.lessOrEqual, .equal, .greaterOrEqual]), length: Double(random.whole(0...60)),
        priority: random.pick([900, 750, 620, 620, 300, 120]), weight: random.pick([1, 2, 0.5]))
      bounds.append(bound)
      item.constraints { view in
        let (side, length, priority) = (view.heightAnchor * bound.weight, bound.length * bound.weight, bound.priority)
        switch bound.relation {
        case .lessOrEqual: side <= length --! .priority(Priority(priority))
        case .equal: side == length --! .priority(Priority(priority))
        case .greaterOrEqual: side >= length --! .priority(Priority(priority))
        }
      }
    }
    let heights = [0] + bounds.map(\.length)
    let best = heights.min { Bound.isBetter($0, $1, bounds) } ?? 0
    lines.layout(width: 100, height: 200)
    let isBest = abs(item.frame.height - best) < 1e-9
    #expect(isBest, "seed \(seed): \(item.frame.height), not \(best), for \(bounds)")
  }

  private struct Bound {
    let relation: Relation
    let length: Double
    let priority: Double
    let weight: Double

    private func violation(at height: Double) -> Double {
      switch relation {
      case .lessOrEqual: weight * max(0, height - length)
      case .equal: weight * abs(height - length)
      case .greaterOrEqual: weight * max(0, length - height)
      }
    }

    /// Returns whether a height violates the bounds less than another one, or as little while it is smaller.
    static func isBetter(_ height: Double, _ other: Double, _ bounds: [Bound]) -> Bool {
      for priority in Set(bounds.map(\.priority)).sorted(by: >) {
        let level = bounds.filter { $0.priority == priority }
        let (own, others) = (
          level.reduce(0) { $0 + $1.violation(at: height) }, level.reduce(0) { $0 + $1.violation(at: other) }
        )
        if own != others { return own < others }
      }
      return height < other
    }
  }
}
