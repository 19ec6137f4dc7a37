import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Linear programs on which careless pivoting goes round in circles or takes ages.
///
/// Each is turned into constraints. Its rows are required. Its objective is an optional constraint that asks for more than is
/// possible, so the violation gives the optimum.
@Suite struct DegenerateTests {
  /// A program that maximises a sum over non-negative variables under rows `coefficients · x <= bound`.
  struct Program: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let objective: [Double]
    let rows: [(coefficients: [Double], bound: Double)]
    let optimum: Double
  }

  static let programs = [
    // Optimal at (1/25, 0, 1, 0).
    Program(
      testDescription: "Beale 1955", objective: [0.75, -150, 0.02, -6],
      rows: [([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1)], optimum: 0.05),
    // Optimal at (2, 0, 2, 0): the last row bounds the objective by itself. The second row is taken three times.
    Program(
      testDescription: "Kuhn", objective: [2, 3, -1, -12],
      rows: [([-2, -9, 1, 9], 0), ([1, 3, -1, -6], 0), ([2, 3, -1, -12], 2)], optimum: 2),
    // Optimal at (1, 0, 1, 0).
    Program(
      testDescription: "Chvátal 1983", objective: [10, -57, -9, -24],
      rows: [([0.5, -5.5, -2.5, 9], 0), ([0.5, -1.5, -0.5, 1], 0), ([1, 0, 0, 0], 1)], optimum: 1),
    // Unbounded without the third row; with it optimal at (9, 1, 0, 0).
    Program(
      testDescription: "Marshall and Suurballe 1969, with a bound", objective: [0.4, 0.4, -1.8, 0],
      rows: [([0.6, -6.4, 4.8, 0], 0), ([0.2, -1.8, 0.6, 0], 0), ([0, 1, 0, 0], 1), ([0, 0, 0, 1], 1)], optimum: 4),
  ]

  @Test(arguments: programs)
  func cyclingPrograms(_ program: Program) throws {
    for isBatch in [false, true] {
      for objectiveComesFirst in [false, true] {
        try check(program, isBatch: isBatch, objectiveComesFirst: objectiveComesFirst)
      }
    }
  }

  private func check(_ program: Program, isBatch: Bool, objectiveComesFirst: Bool) throws {
    let solver = Solver()
    let variables = solver.variables(program.objective.count)
    let beyond = 100.0
    let objective = sum(program.objective, variables) >= beyond
    var rows: [(Constraint, Priority)] = program.rows.map { (sum($0.coefficients, variables) <= $0.bound, .required) }
    rows += variables.map { ($0 >= 0, .required) }
    let index = objectiveComesFirst ? 0 : rows.count
    rows.insert((objective, .high), at: index)

    let handle: ConstraintHandle
    if isBatch {
      handle = try solver.add(rows)[index]
    } else {
      handle = try rows.map { try solver.add($0, priority: $1) }[index]
    }
    #expect(close(beyond - solver.violation(of: handle), program.optimum))
  }

  @Test("Klee and Minty: as many corners as a cube of that dimension has", arguments: [2, 3, 5, 8, 10])
  func kleeMinty(_ dimension: Int) throws {
    let solver = Solver()
    let x = solver.variables(dimension)
    // Maximise Σ 2^(n−j)·x_j under 2·Σ_{j<i} 2^(i−j)·x_j + x_i <= 5^i; the optimum is 5^n, with all of it in the last.
    try solver.add(x.map { $0 >= 0 })
    for row in 1...dimension {
      var left = LinearExpression(x[row - 1])
      for column in 1..<row { left += power(2, row - column + 1) * x[column - 1] }
      try solver.add(left <= power(5, row))
    }
    var objective = LinearExpression()
    for column in 1...dimension { objective += power(2, dimension - column) * x[column - 1] }
    let optimum = power(5, dimension)
    let handle = try solver.add(objective >= 2 * optimum, priority: .high)
    #expect(close(solver.violation(of: handle), optimum))
    #expect(close(solver[x[dimension - 1]], optimum))
  }

  @Test("Every variable at most every other, so that all are equal")
  func allPairs() throws {
    let count = 10
    let solver = Solver()
    let x = solver.variables(count)
    for left in x { for right in x where left != right { try solver.add(left <= right) } }
    for (index, variable) in x.enumerated() { try solver.add(variable == Double(index * index), priority: .medium) }
    let middle = solver[x[0]]
    // Between the two medians of 0, 1, 4, …, 81.
    #expect((16...25).contains(middle))
    #expect(x.allSatisfy { solver[$0] == middle })
  }

  @Test("Many rows through one point, and optional rows that pull into the corner")
  func corner() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    for slope in 1...60 { try solver.add(y >= Double(slope) * x) }
    for slope in 1...60 { try solver.add(y >= -Double(slope) * x) }
    let down = try solver.add(y == -1, priority: .high)
    try solver.add(x == 1, priority: .medium)
    try solver.add(x == -3, priority: .low)
    #expect(close(solver[x], 0))
    #expect(close(solver[y], 0))
    try solver.remove(down)
    #expect(close(solver[x], 1))
    #expect(solver[y] >= 60 - 1e-9)
  }

  @Test("Transport with ties everywhere", arguments: [3, 5])
  func assignment(_ count: Int) throws {
    // Each source gives 1 and each target takes 1, so a cost of |i − j| a unit is avoided altogether by the diagonal.
    let solver = Solver()
    let flow = (0..<count).map { _ in solver.variables(count) }
    for index in 0..<count {
      try solver.add(flow[index].reduce(LinearExpression()) { $0 + $1 } == 1)
      try solver.add(flow.reduce(LinearExpression()) { $0 + $1[index] } == 1)
    }
    try solver.add(flow.joined().map { $0 >= 0 })
    for source in 0..<count {
      for target in 0..<count where source != target {
        let cost = Double((source - target).magnitude)
        try solver.add(cost * flow[source][target] == 0, priority: .high)
      }
    }
    for source in 0..<count {
      for target in 0..<count { #expect(close(solver[flow[source][target]], source == target ? 1 : 0)) }
    }
  }

  private func sum(_ coefficients: [Double], _ variables: [Variable]) -> LinearExpression {
    zip(coefficients, variables).reduce(LinearExpression()) { $0 + $1.0 * $1.1 }
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  /// Rows that mostly meet in one point come and go.
  ///
  /// Some of these descents took 80,000 exchanges, and some were given up.
  @Test(
    "A descent among a hundred rows through one point gets on", arguments: all([62, 101, 118, 332, 379], inDebug: 2))
  func manyRowsThroughOnePoint(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = solver.variables(60)
    var live: [(row: Row, handle: ConstraintHandle)] = []
    for step in 0..<260 {
      if step >= 130 && step % 2 == 0 {
        try solver.remove(live.remove(at: random.whole(0...live.count - 1)).handle)
      }
      let row = rowNearNothing(&random)
      if let handle = try? solver.add(row.constraint(over: variables), priority: Priority(row.priority)) {
        live.append((row, handle))
      }
      let pivots = solver.statistics.pivots
      solver.solve()
      #expect(solver.statistics.pivots - pivots < 30 * live.count, "step \(step)")
      if step % 20 == 19 { try expectOptimal(solver, variables, live.map(\.row), "step \(step)") }
    }
  }

  private func rowNearNothing(_ random: inout SplitMix64) -> Row {
    let terms = (0..<random.whole(1...4)).map { _ in (random.whole(0...59), random.pick([1.0, -1, 2, -2, 3])) }
    let constant = random.oneIn(12) ? Double(random.whole(-2...2)) : 0
    let relation = random.pick([Relation.equal, .lessOrEqual, .greaterOrEqual])
    return Row(terms, constant, relation, priority: random.pick([1000, 1000, 750, 500, 431, 250, 100, 1]))
  }

  /// Compares with a solver that gets all rows in one go.
  private func expectOptimal(_ solver: Solver, _ variables: [Variable], _ rows: [Row], _ place: String) throws {
    let fresh = Solver()
    let others = fresh.variables(variables.count)
    try fresh.add(rows.map { ($0.constraint(over: others), Priority($0.priority)) })
    let mine = LevelErrors(of: rows, at: variables.map { solver[$0] })
    let theirs = LevelErrors(of: rows, at: others.map { fresh[$0] })
    #expect(mine.difference(from: theirs) == nil, "\(place)")
  }
}
