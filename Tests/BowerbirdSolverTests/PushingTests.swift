import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Many required inequalities that push each other, and the wish of every variable for 0.
@Suite("Inequalities that push each other")
struct PushingTests {
  /// `upper - lower >= gap`, by index.
  struct Gap {
    let lower, upper: Int
    let gap: Double
  }

  /// Gaps between variables, whose least values follow from them alone.
  struct Network {
    let count: Int
    var gaps: [Gap]

    /// Every cell is right of its left neighbour and below its upper one.
    static func mesh(_ side: Int, gap: (Int) -> Double) -> Network {
      var gaps: [Gap] = []
      for cell in 0..<side * side {
        if cell % side > 0 { gaps.append(Gap(lower: cell - 1, upper: cell, gap: gap(gaps.count))) }
        if cell >= side { gaps.append(Gap(lower: cell - side, upper: cell, gap: gap(gaps.count))) }
      }
      return Network(count: side * side, gaps: gaps)
    }

    static func random(_ count: Int, _ random: inout SplitMix64) -> Network {
      var gaps: [Gap] = []
      for upper in 1..<count {
        for _ in 0..<random.whole(1...3) {
          let gap = Double(random.whole(1...30))
          gaps.append(Gap(lower: random.whole(0...upper - 1), upper: upper, gap: gap))
        }
      }
      return Network(count: count, gaps: gaps)
    }

    /// The same under other numbers.
    func renumbered(_ random: inout SplitMix64) -> Network {
      let indices = random.shuffled(Array(0..<count))
      return Network(
        count: count, gaps: gaps.map { Gap(lower: indices[$0.lower], upper: indices[$0.upper], gap: $0.gap) })
    }

    /// The smallest values from 0 on that keep all gaps, by going over all of them until nothing moves.
    var leastValues: [Double] {
      var values = [Double](repeating: 0, count: count)
      var hasMoved = true
      while hasMoved {
        hasMoved = false
        for gap in gaps where values[gap.lower] + gap.gap > values[gap.upper] {
          values[gap.upper] = values[gap.lower] + gap.gap
          hasMoved = true
        }
      }
      return values
    }
  }

  private let solver = Solver()

  private func constraints(
    of network: Network, _ variables: [Variable], priority: (Int) -> Priority = { _ in .low }
  ) -> [(Constraint, Priority)] {
    network.gaps.map { (variables[$0.upper] - variables[$0.lower] >= $0.gap, .required) }
      + variables.indices.map { (variables[$0] == 0, priority($0)) }
  }

  private func floors(_ variables: [Variable]) -> [(Constraint, Priority)] { variables.map { ($0 >= 0, .required) } }

  private func expect(_ variables: [Variable], at values: [Double], _ seed: UInt64 = 0) {
    let worst = zip(variables, values).map { (solver[$0] - $1).magnitude }.max() ?? 0
    #expect(worst < 1e-8, "seed \(seed)")
  }

  /// The whole mesh was pushed away from one corner, and half of the cells then had to find other places.
  @Test("A mesh of random gaps is pushed away from its middle", arguments: 1...3)
  func meshAroundItsMiddle(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let network = Network.mesh(40) { _ in Double(random.whole(1...20)) }
    let variables = (0..<network.count).map { _ in solver.variable() }
    try solver.add(constraints(of: network, variables))
    solver.solve()
    for gap in network.gaps {
      #expect(solver[variables[gap.upper]] - solver[variables[gap.lower]] >= gap.gap - 1e-9, "seed \(seed)")
    }
    #expect(solver.statistics.pivots * 7 < network.count * 2, "seed \(seed)")
  }

  @Test("A mesh on the floor takes its longest paths in next to no exchanges", arguments: [10, 23, 40])
  func meshOnFloor(side: Int) throws {
    var random = SplitMix64(seed: UInt64(side))
    let mesh = Network.mesh(side) { Double(8 + $0 * 7 % 5) }
    let variables = solver.variables(mesh.count)
    try solver.add(random.shuffled(constraints(of: mesh, variables) + floors(variables)))
    expect(variables, at: mesh.leastValues)
    #expect(solver.statistics.pivots < mesh.count / 8 + 24)
    #expect(solver.statistics.flips < 2 * mesh.count)
  }

  @Test("A mesh without a floor lies around 0, in less than an exchange for each variable", arguments: [10, 23, 40])
  func meshAroundNothing(side: Int) throws {
    let mesh = Network.mesh(side) { _ in 10 }
    let variables = solver.variables(mesh.count)
    try solver.add(constraints(of: mesh, variables))
    // The mesh falls apart into chains that are symmetric about the diagonal, each of which is cheapest there.
    expect(variables, at: mesh.leastValues.map { $0 - 10 * Double(side - 1) })
    #expect(solver.statistics.pivots < mesh.count)
    #expect(solver.statistics.flips < 3 * mesh.count)
  }

  @Test(
    "Gaps of any network are kept at least cost, at any levels and in any order",
    arguments: 1...12 as ClosedRange<UInt64>)
  func randomNetworks(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let network = Network.random(40 + 60 * Int(seed % 6), &random).renumbered(&random)
    let variables = solver.variables(network.count)
    let all = constraints(of: network, variables) { Priority(Double(100 * (1 + $0 % 4))) } + floors(variables)
    try solver.add(random.shuffled(all))
    expect(variables, at: network.leastValues, seed)
    #expect(solver.statistics.pivots < network.count / 8 + 24, "seed \(seed)")
  }

  @Test("One at a time they give the same values", arguments: 1...6 as ClosedRange<UInt64>)
  func oneAtATime(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let network = Network.random(60, &random).renumbered(&random)
    let variables = solver.variables(network.count)
    for (constraint, priority) in random.shuffled(constraints(of: network, variables) + floors(variables)) {
      try solver.add(constraint, priority: priority)
    }
    expect(variables, at: network.leastValues, seed)
  }

  @Test("Upper bounds on distances push back", arguments: 1...12 as ClosedRange<UInt64>)
  func lowerAndUpper(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let lower = Network.random(120, &random)
    let values = lower.leastValues
    var both = lower
    var all: [(Constraint, Priority)] = []
    let variables = solver.variables(lower.count)
    // A distance that may be no larger than d pushes the lower one: x - y <= d is y - x >= -d. None is shorter than it has to be.
    for _ in 0..<40 {
      let (first, second) = (random.whole(0...119), random.whole(0...119))
      if first == second || values[first] > values[second] { continue }
      let most = values[second] - values[first] + Double(random.whole(0...5))
      both.gaps.append(Gap(lower: second, upper: first, gap: -most))
      all.append((variables[second] - variables[first] <= most, .required))
    }
    all += constraints(of: lower, variables) + floors(variables)
    try solver.add(random.shuffled(all))
    expect(variables, at: both.leastValues, seed)
  }

  @Test("A mesh that has no room is refused, and leaves no trace")
  func refusal() throws {
    let mesh = Network.mesh(12) { _ in 10 }
    let variables = solver.variables(mesh.count)
    try solver.add(variables.map { $0 == 3 }, priority: .low)
    solver.solve()
    let before = solver.description
    let all = constraints(of: mesh, variables) + floors(variables) + [(variables[mesh.count - 1] <= 219, .required)]
    #expect(throws: SolverError.self) { try solver.add(all) }
    #expect(solver.description == before)
    for variable in variables { #expect(solver[variable] == 3) }
    try solver.add(Array(all.dropLast()) + [(variables[mesh.count - 1] <= 220, .required)])
    expect(variables, at: mesh.leastValues)
  }
}
