import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Required equalities of a chain that are removed together while optional constraints pull at it.
@Suite("Removing links of a chain")
struct ChainRemovalTests {
  /// Variables in a chain with equal gaps, each with a wish.
  private struct Chain {
    static let gap = 3.0

    let solver = Solver()
    let variables: [Variable]
    let wishes: [Double]
    var links: [ConstraintHandle?] = []

    init(wishes: [Double], priority: (Int) -> Double) throws {
      variables = solver.variables(wishes.count)
      self.wishes = wishes
      for index in 1..<wishes.count {
        links.append(try solver.add(variables[index] == variables[index - 1] + Self.gap))
      }
      for index in wishes.indices {
        try solver.add(variables[index] == wishes[index], priority: Priority(priority(index)))
      }
    }

    mutating func remove(_ indices: [Int]) throws {
      try solver.remove(indices.compactMap { links[$0] })
      for index in indices { links[index] = nil }
    }

    /// The ranges of variables that links still hold together.
    var segments: [Range<Int>] {
      var segments: [Range<Int>] = [], start = 0
      for index in links.indices where links[index] == nil {
        segments.append(start..<index + 1)
        start = index + 1
      }
      return segments + [start..<variables.count]
    }

    /// Where the wishes of a segment would put its first variable.
    func starts(of segment: Range<Int>) -> [Double] {
      segment.map { wishes[$0] - Double($0 - segment.lowerBound) * Self.gap }
    }
  }

  private static func indices(_ random: inout SplitMix64, of count: Int) -> [Int] {
    let share = random.whole(1...9)
    return (0..<count).filter { _ in random.whole(0...9) < share }
  }

  @Test("The strongest wish of each segment decides, whatever comes between", arguments: 0..<UInt64(24))
  func differentPriorities(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = random.whole(4...240)
    let order = (1...count).shuffled(using: &random).map(Double.init)
    let wishes = (0..<count).map { _ in Double(random.whole(-50...500)) }
    var chain = try Chain(wishes: wishes) { order[$0] }
    if random.whole(0...1) == 0 { _ = chain.solver.values }
    for round in 0..<3 {
      let removed = Self.indices(&random, of: count - 1)
      try chain.remove(removed)
      if random.whole(0...1) == 0, let present = chain.links.firstIndex(where: { $0 != nil }) {
        let wrong = chain.variables[present + 1] == chain.variables[present] + Chain.gap + 1
        #expect(throws: SolverError.self) { try chain.solver.add(wrong) }
      }
      if random.whole(0...1) == 0, let index = removed.first {
        let link = chain.variables[index + 1] == chain.variables[index] + Chain.gap
        chain.links[index] = try chain.solver.add(link)
      }
      for segment in chain.segments {
        let strongest = segment.max { order[$0] < order[$1] } ?? 0
        for index in segment {
          let expected = wishes[strongest] + Double(index - strongest) * Chain.gap
          #expect(close(chain.solver[chain.variables[index]], expected), "seed \(seed), round \(round), \(index)")
        }
      }
    }
  }

  @Test("Among equal wishes, each segment is at a median", arguments: 0..<UInt64(24))
  func equalPriorities(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = random.whole(4...240)
    let wishes = (0..<count).map { _ in Double(random.whole(-50...500)) }
    var chain = try Chain(wishes: wishes) { _ in 500 }
    for round in 0..<3 {
      if random.whole(0...1) == 0 { _ = chain.solver.values }
      try chain.remove(Self.indices(&random, of: count - 1))
      for segment in chain.segments {
        let starts = chain.starts(of: segment).sorted(), median = starts[starts.count / 2]
        let least = starts.reduce(0) { $0 + ($1 - median).magnitude }
        let misses = segment.map { (chain.solver[chain.variables[$0]] - wishes[$0]).magnitude }
        #expect(close(misses.reduce(0, +), least), "seed \(seed), round \(round), \(segment)")
      }
    }
  }
}
