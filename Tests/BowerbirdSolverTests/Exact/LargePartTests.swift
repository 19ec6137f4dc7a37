import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Problems that are in doubt in many places, or in one that is large: exact arithmetic settles them, however much that takes.
@Suite struct LargePartTests {
  /// Fourteen rows over eleven variables, at one place of which floating point is wrong about a multiplier of 2⁻²⁸.
  private static let copiedRows = [
    "1000 0 0 0 -1 1 -8", "1 1 0 2 1", "1000 0 0 2 1 1 -1", "500 -1 0 3 16 4 -1", "251 0 1 5 1", "251 -1 0 3 -1 5 -1",
    "750 1 0 0 -16 6 1", "999 1 0 7 32 3 0.25", "999 0 0 6 16 8 0.0625", "500 1 0 9 1 1 -1", "500 -1 0 10 -1 8 -1",
    "500 0 0 4 -1 9 -0.125", "750 -1 0 10 1 7 0.125", "500 0 -100 4 1",
  ]

  private static let copiedVariables = 11

  /// Makes copies of the rows, each with variables of its own.
  private static func script(copies: Int, areTied: Bool, after calls: String = "") throws -> CallScript {
    var script = CallScript(variableCount: copies * copiedVariables + 2)
    try script.run(calls)
    var added: [String] = []
    for copy in 0..<copies {
      let first = copy * copiedVariables
      for row in copiedRows {
        let words = row.split(separator: " ").map(String.init)
        let terms = stride(from: 3, to: words.count, by: 2).map { index in
          "\((Int(words[index]) ?? 0) + first) \(words[index + 1])"
        }
        added.append("\(added.count) \(words[0..<3].joined(separator: " ")) \(terms.joined(separator: " "))")
      }
      // A bound that never binds makes one part of all copies.
      if areTied { added.append("\(added.count) 1000 1 100000 \(first) 1 \(copies * copiedVariables) -1") }
    }
    try script.run("add " + added.joined(separator: " ; ") + "\nsolve")
    return script
  }

  @Test("A part of any size is settled exactly", arguments: [1, 24])
  func onePart(copies: Int) throws {
    let script = try Self.script(copies: copies, areTied: true)
    #expect(script.flaw == nil)
    // f is -1, and d is 1 so that level 251 costs nothing.
    for copy in 0..<copies { #expect(close(script.solver.values[copy * Self.copiedVariables + 5], -1)) }
  }

  @Test("Any number of parts is settled exactly", arguments: [20, 60])
  func manyParts(copies: Int) throws {
    let script = try Self.script(copies: copies, areTied: false)
    #expect(script.flaw == nil)
    for copy in 0..<copies { #expect(close(script.solver.values[copy * Self.copiedVariables + 5], -1)) }
  }

  @Test(
    "An extreme number leaves the parts exact that it is not in",
    arguments: [
      "add 900 1 0 0 11 1 12 -1e-7", "add 900 1 0 0 11 1 12 -1e-7\nsolve\nrm 900", "add 900 1 -1 -1e125 11 1",
      "ed 12 500\nsg 12 1e125\nsolve\nsg 12 0\nend 12",
    ])
  func extremeElsewhere(calls: String) throws {
    let script = try Self.script(copies: 1, areTied: false, after: calls)
    #expect(script.flaw == nil)
    #expect(close(script.solver.values[5], -1))
  }

  /// 60 widths of a hundredth of one length multiply no small coefficients with each other.
  @Test("Shares of one length leave nothing in doubt, however many and small they are")
  func sharesOfOneLength() throws {
    let solver = Solver()
    let whole = solver.variable()
    let shares = solver.variables(60)
    try solver.add(shares.map { $0 == 0.01 * whole })
    try solver.edit(whole)
    for length in [300.0, 500, 700] {
      try solver.suggest(whole, length)
      solver.solve()
      #expect(shares.allSatisfy { close(solver[$0], length / 100) })
    }
    #expect(solver.statistics.exactSolves == 0)
  }

  /// Three hundredths of hundredths multiply to a millionth.
  @Test("Shares of shares leave products in doubt")
  func sharesOfShares() throws {
    let solver = Solver()
    let lengths = solver.variables(7)
    try solver.add((1..<7).map { lengths[$0] == 0.01 * lengths[$0 - 1] })
    try solver.add(lengths[0] == 1e6)
    solver.solve()
    #expect(solver.statistics.exactSolves > 0)
    #expect(lengths.enumerated().allSatisfy { close(solver[$1], [1e6, 1e4, 100, 1, 0.01, 1e-4, 1e-6][$0]) })
  }

  /// Row 13 multiplies what a value is off by with 1,000.
  @Test("Values that exact arithmetic finds are taken over to the last bit")
  func steepActiveRow() throws {
    var script = CallScript(variableCount: 25)
    try script.run(
      """
      add 0 750 1 52 15 0.01 16 -0.03125 ; 1 750 -1 -28 8 -2 21 2 4 0.001 19 1 10 0.14285714285714285 6 1 ; 2 500 -1 95 \
      24 -0.8333333333333334 5 1 8 1 10 -0.001 ; 3 500 1 -57 4 8 9 -0.01 16 0.3333333333333333 ; 4 1 1 -5697 6 32 7 -0.5 \
      23 100 ; 5 251 0 53 12 1 2 8 ; 6 500 1 -8489 20 0.1 8 0.001 24 -100 21 -0.0625 ; 7 251 1 40 21 8 3 -0.01 1 -4 ; 8 \
      500 -1 -17 2 0.0625 21 -0.25 16 0.5 14 0.001 5 0.001
      add 9 1 0 15.9 0 -0.001 17 0.14285714285714285 3 4
      solve
      add 10 999 -1 82 2 -1 21 32 7 -32
      solve
      add 11 750 0 -14 3 0.015625 2 32 5 -4 15 -0.14285714285714285
      add 12 1 -1 90 19 0.7 22 0.1 2 0.01 23 0.001 ; 13 750 1 0 6 -0.9 18 -0.001 4 -1000 11 -0.01 ; 14 750 -1 0 1 -128 3 \
      -0.5 23 -10 18 1000
      solve
      add 15 250 1 0 15 -0.9 1 -4 ; 16 1000 -1 0 19 -0.03125 6 -8 ; 17 1000 1 0 23 -128 11 -0.1 ; 18 250 0 0 1 -1 15 0.5 \
      20 0.1
      add 19 1000 1 55 17 10 18 0.33
      add 20 999 0 0 13 1 15 -100
      solve
      add 21 250 0 -1.6 4 0.001 10 10 ; 22 1000 -1 0 11 1000 13 -100 12 -0.1 ; 23 1000 -1 8412 7 1 22 -8
      con 4 0
      rm 12
      add 24 1000 1 -59.3 6 -1
      ed 17 251
      solve
      add 26 1000 -1 0 22 64 11 0.01 18 0.25
      add 27 250 1 41.8 5 -4 12 100
      sg 17 0
      rm 10
      add 28 1000 -1 -49 23 2 8 -1.5
      rm 16
      con 2 44
      ed 7 999
      sg 7 -59
      add 29 251 1 82 14 0.8333333333333334 9 0.3333333333333333 ; 30 1 0 -73 4 0.01 8 -128
      rm 27 4 21
      add 31 1 0 89 8 -100 0 -0.3333333333333333
      add 32 999 1 0 4 -1.5 11 -0.015625 16 -0.5
      rm 22
      solve
      rm 9 23 6
      solve
      add 33 1000 -1 0 24 0.6666666666666666 0 0.001 13 0.1 ; 34 500 -1 88 6 1000 16 0.0625 15 -100 ; 35 251 -1 5875 19 \
      -0.01 3 -0.0078125 16 1000 10 0.1 17 2 ; 36 500 1 51.3 10 -1000 ; 37 500 0 0 13 -0.3 23 -128
      solve
      add 38 1 -1 -49.4 7 -0.001 8 8 12 1.5 9 1
      rm 24
      con 28 0
      rm 15
      rm 2 31 36
      add 39 999 0 80 13 0.1 21 -1 22 128
      add 40 1000 1 0 16 -0.01 ; 41 251 1 -40.6 7 1.5 21 32 18 -0.3
      solve
      sg 17 -63
      rm 17
      solve
      sg 17 20
      solve
      con 37 93.1
      """)
    let row = try #require(script.rows[13])
    let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * script.solver.values[$1.variable] }
    #expect(abs(residual) < 1e-12)
    #expect(script.flaw == nil)
  }
}
