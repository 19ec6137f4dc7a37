import BowerbirdTestSupport
import Testing

@testable import BowerbirdSolver

/// Parts that are solved exactly because rounding decides there, within what goes on around them in floating point.
@Suite struct ExactPartTests {
  /// The edit of v12 pulls v11 to -1 or below, and so v6 to 0.01, v9 to -0.01, v4 to 1e-8, v2 to 1e-11 and v8 to -1e-12.
  ///
  /// `v8 >= 0` is off by no more than rounding then, but all that is stronger than the edit can hold exactly, with v12 at 0.
  @Test("A required row that is off in the last digits does not cost a weak row", arguments: [false, true])
  func chainToARequiredBound(isBatch: Bool) throws {
    let rows = [
      "0 878 0 0 11 -1 6 -100", "1 1000 -1 0 12 1 11 1", "2 786 0 0 2 10 8 100", "3 111 -1 0 0 1 13 1",
      "4 750 1 0 13 1 3 -1", "5 750 0 -1 0 1", "6 750 0 0 4 1000 9 0.001", "7 1000 0 0 11 1 3 1",
    ]
    let last = ["8 750 0 0 4 -1 2 1000", "9 999 1 0 6 -1 9 -1", "10 1000 1 0 8 1"]
    var script = CallScript(variableCount: 14)
    if isBatch {
      try script.run("add " + (rows + last).joined(separator: " ; ") + "\ned 12 573\nsg 12 1")
    } else {
      for row in rows { try script.run("add " + row) }
      try script.run("ed 12 573\nsg 12 1")
      for row in last { try script.run("add " + row) }
    }
    #expect(abs(script.solver.values[12]) < 1e-9)
    #expect(script.flaw == nil)
  }

  /// The last row comes when v8 is -1e-12 already, which holds to within 2⁻³⁸, so that v12 may stay at 1.
  @Test("A row that holds to within its tolerance when it comes changes no value")
  func chainSolvedBeforeItsRequiredBound() throws {
    var script = CallScript(variableCount: 14)
    for row in [
      "0 878 0 0 11 -1 6 -100", "1 1000 -1 0 12 1 11 1", "2 786 0 0 2 10 8 100", "3 111 -1 0 0 1 13 1",
      "4 750 1 0 13 1 3 -1", "5 750 0 -1 0 1", "6 750 0 0 4 1000 9 0.001", "7 1000 0 0 11 1 3 1",
    ] { try script.run("add " + row + "\nsolve") }
    try script.run("ed 12 573\nsg 12 1\nsolve")
    for row in ["8 750 0 0 4 -1 2 1000", "9 999 1 0 6 -1 9 -1", "10 1000 1 0 8 1"] {
      try script.run("add " + row + "\nsolve")
    }
    for row in script.rows.values where row.priority == 1000 {
      #expect(row.violation(at: script.solver.values) <= 0x1p-38)
    }
    #expect(script.flaw == nil)
  }

  /// In doubles 0.1 + 0.2 is more than 0.3, by less than a unit in the last place.
  @Test("Required rows that only rounding keeps apart pull at nothing")
  func requiredRowsOffByRounding() {
    let one = Fraction.one
    func row(_ number: Int32, _ columns: [Int], _ target: Double, _ level: Double) -> ExactProblem.Row {
      ExactProblem.Row(
        number: number, terms: columns.map { ($0, one) }, coefficients: columns.map { _ in 1 }, target: target,
        level: level, lower: -one, upper: one, side: 0)
    }
    let required = 1001.0
    let rows = [
      row(0, [0], 0.1, required), row(1, [1], 0.2, required), row(2, [0, 1], 0.3, required), row(3, [0], 5, 1),
    ]
    var problem = ExactProblem(variables: [0, 1], values: [0, 0], rows: rows, basis: [.row(0), .row(1)])
    problem.optimise()
    #expect(problem.rows[2].side == 0)
    #expect(problem.multipliers.allSatisfy { $0.allSatisfy { $0.level < required } })
    #expect(abs(problem.exactValues[0] - 0.1) < 1e-15 && abs(problem.exactValues[1] - 0.2) < 1e-15)
  }

  @Test("The multipliers of a certificate balance where only rounding keeps a row from its target")
  func certificateAtARoundedBreakpoint() throws {
    var script = CallScript(variableCount: 3)
    try script.run("add 0 1000 0 -0.1 0 1 ; 1 1000 0 -0.2 1 1 ; 2 500 0 -0.3 0 1 1 1 ; 3 250 0 -1 2 1 ; 4 250 0 -2 2 1")
    #expect(script.flaw == nil)
  }

  /// The last block has one coefficient, 1.6; elimination makes entries outside of it as large as 1.4e12.
  @Test("A block of one column is not measured by entries outside of it")
  func blockOfOneColumn() throws {
    var script = CallScript(variableCount: 50)
    try script.run(
      """
      add 0 1000 -1 0 0 1 ; 1 1000 1 0 2 1 ; 2 1000 -1 0 18 1 ; 3 1000 -1 -10000 19 1 ; 4 1000 1 0 19 1 ; 5 1000 -1 0 34 1 \
      ; 6 1000 1 0 36 1 ; 7 1000 -1 -10000 48 1 ; 8 250 0 0 43 -1 40 -1 ; 9 750 1 0 28 -10 43 10 45 -1 ; 10 250 -1 1 43 \
      0.1 20 -1 ; 11 1 0 100 49 1 ; 12 750 -1 0 ; 13 750 0 0 28 0.1 15 10 ; 14 500 -1 0 8 -0.1 49 10 ; 15 750 0 0 30 1 ; \
      16 750 0 0 33 1 ; 17 1000 0 0 8 1 19 1 ; 18 1000 -1 1 12 1 11 1 ; 19 1000 1 1 21 -1 19 1 6 -1 ; 20 1000 0 0 0 -1 44 \
      -0.1 20 10 5 -1 ; 21 1000 1 0 47 -1 7 -0.1 ; 22 250 0 17 11 -0.1 3 10 ; 23 1000 0 0 12 -1 39 -1 ; 24 1000 1 0 44 -10 \
      15 -10 ; 25 750 1 0 8 10 19 -10 21 -0.1 3 -1 ; 26 250 1 -1 40 1 ; 27 750 -1 100 41 1 ; 28 500 -1 23.25 33 1 12 -1 ; \
      29 1000 0 -100 45 1 23 0.1 26 0.1 ; 30 431 1 0 26 -10 47 0.1 49 0.1 17 -10 ; 31 500 0 0 48 1 34 1 0 -0.1 28 -10 47 \
      -10 30 -0.1 ; 32 1000 -1 0 31 10 37 -0.1 ; 33 1000 1 100 34 1 ; 34 1000 0 -622 31 1 3 10 48 1 22 0.1 ; 35 750 -1 \
      -100 41 1 48 10 6 -10 34 -10 45 0.1 ; 36 1000 1 1 43 -1 42 0.1 39 -0.1 ; 37 1000 0 0 40 10 17 1 5 -0.1 ; 38 1000 1 \
      100 41 10 30 -10 17 -0.1 18 0.1 12 -10 40 -10
      ed 23 872
      sg 23 0
      """)
    #expect(script.flaw == nil)
  }

  @Test("Exact arithmetic does not change the list of infeasible rows while a sweep reads it")
  func exactEntryWithinASweep() throws {
    var script = CallScript(variableCount: 46)
    try script.run(
      """
      add 0 1000 -1 -10000 0 1 ; 15 1000 1 10000 7 1 ; 16 1000 -1 -10000 8 1 ; 41 1000 1 10000 20 1 ; 82 1000 -1 -10000 41 \
      1 ; 85 1000 1 10000 42 1 ; 122 1000 0 -100 18 -10 0 0.1 ; 165 250 0 0 36 10 41 -0.1 7 1000 ; 171 1000 0 20.625 20 \
      100 33 100 38 100 15 1000 24 0.1 ; 179 431 0 100 45 -10 2 1000 10 0.001 ; 180 999 -1 1 17 -0.01 0 -0.1 31 -1000 22 \
      -1 4 1 14 0.01 ; 184 250 0 0 35 -10 36 -0.1 4 -0.01 ; 186 1000 -1 1 3 10 10 -0.01 21 -0.001 ; 195 999 1 0 2 1 21 \
      -0.001 18 0.1 17 -10 3 -1 ; 212 1 0 -100 45 1 33 1000 31 -0.001 8 -100 ; 235 250 0 6.625 35 -10 15 -100 17 100 ; 236 \
      1000 0 1.375 18 -1 31 100 ; 241 1 0 100 17 -1000 42 -1 ; 245 1000 1 0 45 1000 28 0.001 2 -100 22 -0.01 38 -0.01 ; \
      261 1000 1 0 28 1 ; 262 500 0 -100 28 -100 17 1000 31 -1000 ; 263 1000 0 -100 20 -0.01 28 -0.001 ; 266 686 -1 -1 38 \
      0.1 27 0.01 ; 267 750 0 8.875 38 0.001 15 0.001
      """)
    #expect(script.flaw == nil)
  }

  /// A cycle of rows with steep coefficients, and rows behind it that determine one more variable each.
  ///
  /// Exact factorisation decides whether a matrix is regular.
  @Test("A build in doubt drops no row of a regular matrix", arguments: [0, 17_543, 27_458, 35_160, 68_249, 71_236])
  func regularMatrices(first: UInt64) throws {
    for seed in first..<first + 20 {
      var random = SplitMix64(seed: seed)
      let (entries, count) = Self.steepCycle(&random)
      let exact = ExactFactors(entries.map { $0.map { (column: $0.column, value: Fraction($0.value)) } })
      if exact.pivots.count < count { continue }
      var rows = SparseRows(), columns = UniqueArray<BasisEntry>(), factors = Factorization(units: count)
      rows.appendColumns(count)
      for (row, terms) in entries.enumerated() {
        rows.beginRow(Int32(row), rightSide: 0)
        for term in terms { rows.appendEntry(Int32(row), Int32(term.column), term.value) }
        columns.append(.row(Int32(row)))
      }
      var builder = FactorizationBuilder()
      builder.build(&factors, from: rows, columns: &columns, doubtsDependence: true)
      let dropped = builder.dropped.count
      #expect(dropped == 0, "seed \(seed)")
    }
  }

  private static func steepCycle(_ random: inout SplitMix64) -> (rows: [[(column: Int, value: Double)]], count: Int) {
    let ring = random.whole(4...8)
    let rows = (0..<ring + 4).map { row in
      var variables: Set = [row, row < ring ? (row + 1) % ring : random.whole(0...row - 1)]
      if random.whole(0...1) == 0 { variables.insert(random.whole(0...min(ring, max(row, 1)) - 1)) }
      let largest = random.whole(0...variables.count - 1)
      return variables.sorted().enumerated().map { index, variable in
        let exponent = index == largest ? 0 : -random.whole(0...7)
        return (column: variable, value: Double(sign: .plus, exponent: exponent, significand: 1))
      }
    }
    return (rows, ring + 4)
  }
}
