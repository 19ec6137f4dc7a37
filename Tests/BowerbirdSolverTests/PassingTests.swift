import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Widths with minima and wishes that must add up.
@Suite("Widths that must add up")
struct PassingTests {
  /// The minima and wanted lengths of some widths, and the least cost of a total.
  private struct Widths {
    let minima, wishes: [Double]

    init(_ count: Int, _ random: inout SplitMix64) {
      minima = (0..<count).map { _ in Double(random.whole(0...40)) }
      wishes = (0..<count).map { _ in Double(random.whole(20...100)) }
    }

    /// Every width is at least its minimum; from there on each unit to the total costs one.
    func cost(_ total: Double) -> Double {
      let widths = zip(minima, wishes).map { max($0, $1) }
      let forced = zip(widths, wishes).reduce(0) { $0 + $1.0 - $1.1 }
      return forced + (total - widths.reduce(0, +)).magnitude
    }
  }

  /// Random widths, and a total of at least their minima.
  private struct Sample {
    var random: SplitMix64
    let count: Int
    let widths: Widths
    let total: Double

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      count = 30 + 90 * Int(seed % 4)
      widths = Widths(count, &random)
      let least = widths.minima.reduce(0, +)
      total = least + (Double(random.whole(0...150)) / 100 * least).rounded()
    }
  }

  private let solver = Solver()

  private func constraints(_ widths: Widths, _ variables: [Variable]) -> [(Constraint, Priority)] {
    zip(variables, widths.minima).map { ($0 >= $1, .required) }
      + zip(variables, widths.wishes).map { ($0 == $1, .medium) }
  }

  private func sum(_ variables: [Variable]) -> LinearExpression { variables.reduce(LinearExpression()) { $0 + $1 } }

  private func edges(_ variables: [Variable], _ total: Double) -> [(Constraint, Priority)] {
    let edges = solver.variables(variables.count + 1)
    return [(edges[0] == 0, .required), (edges[variables.count] == total, .required)]
      + variables.indices.map { (edges[$0 + 1] == edges[$0] + variables[$0], .required) }
  }

  private func expectBest(_ widths: Widths, _ variables: [Variable], _ total: Double, _ seed: UInt64) {
    let values = variables.map { solver[$0] }
    #expect((values.reduce(0, +) - total).magnitude < 1e-7, "seed \(seed)")
    for (value, minimum) in zip(values, widths.minima) { #expect(value >= minimum - 1e-9, "seed \(seed)") }
    let cost = zip(values, widths.wishes).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
    #expect((cost - widths.cost(total)).magnitude < 1e-6, "seed \(seed)")
  }

  @Test("A sum is shared out at least cost in an exchange for each width", arguments: 1...12 as ClosedRange<UInt64>)
  func sums(seed: UInt64) throws {
    var sample = Sample(seed: seed)
    let variables = solver.variables(sample.count)
    let all = constraints(sample.widths, variables) + [(sum(variables) == sample.total, .required)]
    try solver.add(sample.random.shuffled(all))
    expectBest(sample.widths, variables, sample.total, seed)
    #expect(solver.statistics.pivots < 2 * sample.count, "seed \(seed)")
    #expect(solver.statistics.flips < 2 * sample.count, "seed \(seed)")
  }

  @Test("So is a chain of edges", arguments: 1...12 as ClosedRange<UInt64>)
  func chains(seed: UInt64) throws {
    var sample = Sample(seed: seed)
    let variables = solver.variables(sample.count)
    try solver.add(sample.random.shuffled(constraints(sample.widths, variables) + edges(variables, sample.total)))
    expectBest(sample.widths, variables, sample.total, seed)
    #expect(solver.statistics.pivots < 2 * sample.count, "seed \(seed)")
  }

  @Test("A drag of the total gives and takes at least cost", arguments: 1...6 as ClosedRange<UInt64>)
  func drag(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let widths = Widths(200, &random)
    let least = widths.minima.reduce(0, +)
    let variables = solver.variables(200)
    let total = solver.variable()
    try solver.add(
      constraints(widths, variables) + [(sum(variables) == total, .required), (total >= least, .required)])
    try solver.edit(total, priority: .high)
    for _ in 0..<20 {
      let wanted = least + Double(random.whole(0...8000))
      try solver.suggest(total, wanted)
      expectBest(widths, variables, wanted, seed)
    }
  }

  /// Widths with several kinks each, in a chain of edges, some of which are tied to each other.
  private struct KinkedChain {
    let solver = Solver()
    let total: Variable
    private(set) var optional: [(handle: ConstraintHandle, priority: Priority)] = []

    init(seed: UInt64, count: Int) throws {
      var random = SplitMix64(seed: seed)
      let widths = solver.variables(count), edges = solver.variables(count + 1)
      total = edges[count]
      try solver.add(widths.map { $0 >= 0 } + [edges[0] == 0])
      try solver.add(widths.indices.map { edges[$0 + 1] == edges[$0] + widths[$0] })
      for index in 0..<count {
        let content = Double(random.whole(10...80))
        try add(widths[index] >= content, random.pick([400, 600, 750]))
        try add(widths[index] <= content, 250)
        if random.oneIn(3) { try add(widths[index] == content / 2, 300) }
        // Ties bring rows of several variables to their kinks on the way.
        if random.oneIn(8) { try add(widths[index] <= widths[random.whole(0...count - 1)] + 5, 500) }
        if random.oneIn(12) { try add(edges[index] >= Double(20 * index), random.pick([450, 800])) }
      }
      try solver.edit(total, priority: 900)
    }

    private mutating func add(_ constraint: Constraint, _ priority: Priority) throws {
      optional.append((try solver.add(constraint, priority: priority), priority))
    }

    /// The sum of violations at each level, the strongest first.
    var violations: [Double] {
      var sums: [Priority: Double] = [:]
      for (handle, priority) in optional { sums[priority, default: 0] += solver.violation(of: handle) }
      return sums.sorted { $0.key > $1.key }.map(\.value)
    }
  }

  @Test(
    "A chain that is dragged costs as little as a new one", arguments: all(1...8 as ClosedRange<UInt64>, inDebug: 3))
  func kinkedChain(seed: UInt64) throws {
    let count = 90 + 20 * Int(seed % 4)
    let dragged = try KinkedChain(seed: seed, count: count)
    var random = SplitMix64(seed: seed &+ 1000)
    for _ in 0..<8 {
      let wanted = Double(random.whole(0...70) * count)
      try dragged.solver.suggest(dragged.total, wanted)
      let fresh = try KinkedChain(seed: seed, count: count)
      try fresh.solver.suggest(fresh.total, wanted)
      #expect((dragged.solver[dragged.total] - wanted).magnitude < 1e-6, "seed \(seed)")
      for (sum, due) in zip(dragged.violations, fresh.violations) {
        #expect((sum - due).magnitude < 1e-6 * max(1, due), "seed \(seed), total \(wanted)")
      }
    }
  }

  @Test("A sum below the minima is refused for the sum and all minima, and leaves no trace")
  func refusal() throws {
    var random = SplitMix64(seed: 7)
    let widths = Widths(60, &random)
    let least = widths.minima.reduce(0, +)
    let variables = solver.variables(60)
    try solver.add(zip(variables, widths.wishes).map { $0 == $1 }, priority: .medium)
    solver.solve()
    let before = solver.description
    let minima: [(Constraint, Priority)] = zip(variables, widths.minima).map { ($0 >= $1, .required) }
    let error = try #require(throws: SolverError.self) {
      try solver.add(minima + [(sum(variables) == least - 1, .required)])
    }
    if case .unsatisfiable(let conflict) = error { #expect(conflict.rejected.count == 61) } else { Issue.record(error) }
    #expect(solver.description == before)
    try solver.add(minima + [(sum(variables) == least, .required)])
    for (variable, minimum) in zip(variables, widths.minima) { #expect((solver[variable] - minimum).magnitude < 1e-7) }
  }
}
