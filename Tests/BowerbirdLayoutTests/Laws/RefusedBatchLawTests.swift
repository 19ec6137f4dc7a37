import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Constraints that are activated together and contradict each other.
@Suite struct RefusedBatchLawTests {
  /// A required constraint between two left edges: `target - source` is, or is at least, a distance.
  ///
  /// Edge 0 is that of the root.
  private struct Distance {
    let source: Int
    let target: Int
    let least: Int
    let isEqual: Bool

    /// The least distances that the constraint states, as arcs from one edge to another.
    var arcs: [(from: Int, to: Int, least: Int)] {
      isEqual ? [(source, target, least), (target, source, -least)] : [(source, target, least)]
    }
  }

  /// Returns whether edges exist that have all distances: no circle of arcs demands more than 0.
  private static func canHold(_ distances: [Distance], edges: Int) -> Bool {
    let arcs = distances.flatMap(\.arcs)
    var places = [Int](repeating: 0, count: edges)
    for _ in 0...edges {
      var hasMoved = false
      for arc in arcs where places[arc.to] < places[arc.from] + arc.least {
        places[arc.to] = places[arc.from] + arc.least
        hasMoved = true
      }
      if !hasMoved { return true }
    }
    return false
  }

  @Test("Those are left out that contradict older ones that hold", arguments: 0..<UInt64(32))
  func oldestFirst(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let root = Box("root")
    let boxes = (0..<random.whole(1...30)).map { Box("\($0)") }
    root.add(boxes)
    let edges = [root.leftAnchor] + boxes.map(\.leftAnchor)
    // Few of the constraints contradict others, or most of them.
    let rangeOfNumbers = [0...0, 0...3, -8...8][random.whole(0...2)]
    var held: [Distance] = [], leftOut: Set<String> = [], count = 0
    for batch in 0..<3 {
      for _ in 0..<random.whole(2...40) {
        let source = random.whole(0...boxes.count), target = random.whole(0...boxes.count)
        if source == target { continue }
        let isFromFew = random.whole(0...9) > 0
        let least = isFromFew ? target - source : random.whole(rangeOfNumbers)
        let distance = Distance(source: source, target: target, least: least, isEqual: random.whole(0...2) > 0)
        let other = edges[source] + Double(least)
        let constraint = distance.isEqual ? edges[target] == other : edges[target] >= other
        constraint.identifier = "\(count)"
        constraint.isActive = true
        if Self.canHold(held + [distance], edges: edges.count) {
          held.append(distance)
        } else {
          leftOut.insert("\(count)")
        }
        count += 1
      }
      let report = root.layout(width: 100, height: 100)
      let found = Set(report.conflicts.compactMap { $0.leftOut.identifier })
      #expect(found == leftOut, "seed \(seed), batch \(batch)")
      let lefts = [0] + boxes.map(\.frame.x)
      for distance in held {
        let slack = lefts[distance.target] - lefts[distance.source] - Double(distance.least)
        #expect(distance.isEqual ? slack.magnitude < 1e-6 : slack > -1e-6, "seed \(seed), batch \(batch)")
      }
    }
  }
}
