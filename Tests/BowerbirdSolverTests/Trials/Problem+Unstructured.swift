import BowerbirdSolver
import BowerbirdTestSupport

extension Problem {
  /// Adds sparse rows without structure.
  mutating func addUnstructured(_ count: Int, _ random: inout SplitMix64) {
    for _ in 0..<count { _ = variable(at: Double(random.whole(-20...20))) }
    for _ in 0..<2 * count {
      var pairs: [(Int, Double)] = []
      for variable in random.shuffled(Array(point.indices)).prefix(random.whole(1...3)) {
        pairs.append((variable, Double(random.pick([-3, -2, -1, 1, 1, 2]))))
      }
      let relation = random.pick(Relation.allCases)
      if random.oneIn(3) {
        require(pairs, relation, slack: random.pick([0, 0, 4]))
      } else {
        want(pairs, Double(random.whole(-40...40)), relation, priority: random.pick(Problem.levels))
      }
    }
  }
}
