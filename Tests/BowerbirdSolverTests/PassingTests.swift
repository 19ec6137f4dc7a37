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
