import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Calls after which products of coefficients are as small as rounding, or values as large as leaves a row few digits.
///
/// Each answer is proved in exact fractions by a checker that shares no code with the solver.
@Suite struct VanishingProductTests {
  /// Found by calls at random: the answer was wrong at one of the weakest levels.
  private static let optima: [(variableCount: Int, calls: String)] = [
    (
      variableCount: 11,
      calls: """
      add 1 251 1 0 2 -100 7 0.001 ; 2 251 1 0 8 -10 4 -0.01 3 -100 ; 3 250 1 -38 4 -0.1 6 -0.001 8 1 2 10 ; 5 251 1 -20 0 \
      10 10 10 3 -0.01 4 -100 6 1000 ; 6 999 1 -82 5 -1000 6 -0.01 10 100 ; 7 750 0 0 2 1 3 -0.01 ; 8 251 1 -19.2 8 0.01 6 \
      -1 10 1
      add 10 999 0 0 8 -10 3 1000
      add 11 251 0 0 6 100 9 1 4 0.001
      rm 1
      add 12 1 0 40 8 -0.1 4 10 3 -10
      solve
      add 13 250 -1 26.3 4 0.001 ; 14 1 0 0 1 0.001 9 100 0 100
      """
    ),
    (
      variableCount: 15,
      calls: """
      add 9 500 0 8.4 1 -0.25 2 0.0078125 8 0.5
      add 17 999 -1 54 4 128
      add 24 750 -1 76 13 128 0 -0.0078125 12 -8
      add 31 1 1 -2209 1 32
      add 32 251 1 -31 3 0.0625 13 -0.0078125 10 -4
      add 38 750 0 -25 7 -0.25 1 -1 14 0.5
      add 39 999 0 -18.9 5 -2 9 -0.0078125 4 -4
      add 41 999 0 98 14 0.25 5 4
      add 52 251 1 0 6 -0.5 11 0.125 7 32 10 -2
      add 63 1000 0 0 8 2
      add 64 250 0 0 2 0.25 11 0.0078125
      solve
      add 68 500 1 92 11 4 4 -0.125
      """
    ),
    (
      variableCount: 14,
      calls: """
      add 2 500 -1 -68 3 -0.0625 11 -0.125 9 0.03125 ; 3 1000 0 -99.3 4 -0.25 ; 5 1000 0 66.6 10 -128 8 0.0078125
      add 10 1000 -1 -33 2 16 11 -32
      add 11 250 -1 -51 7 0.015625 6 -0.03125
      add 12 999 -1 0 7 -0.125 5 0.0078125 9 -64
      add 16 1000 -1 -28 12 -0.5 9 -0.0078125 10 64 5 -8
      add 17 1000 0 0 13 -0.0625 7 4 9 4 11 0.0078125 2 -0.0078125 ; 18 251 -1 66 11 128 ; 20 1000 0 0 7 16 ; 21 1000 1 \
      -77.5 12 -64
      add 24 1000 1 -46 3 0.0625 ; 25 1000 0 87 7 -0.03125 13 -64 6 0.125 4 0.015625
      pri 3 250
      add 27 251 1 0 8 0.125 ; 28 1000 0 9 10 0.0625 0 0.25 11 -32 7 0.125 6 -4 3 -128
      add 29 250 -1 0 0 0.125 1 -0.0078125 8 1 7 0.03125
      con 20 -53.9
      add 32 1000 -1 -16 12 -0.03125 11 -128
      solve
      add 33 1000 0 -79 5 -0.03125 2 0.25
      """
    ),
    (
      variableCount: 12,
      calls: """
      add 0 750 1 0 4 0.125 7 -64 8 -8 ; 2 250 0 -84.8 2 -0.125 11 -4 5 -128 ; 3 251 -1 72.3 6 32 9 -0.0625 2 -0.5 ; 5 750 \
      0 0 10 0.0625 8 0.03125 2 -128
      add 7 999 1 -54 0 -128 1 -128 7 -64 4 2 5 64
      rm 5 7 0
      add 11 999 0 0 10 -8 1 0.125 9 1 ; 12 750 1 -8988 7 1 0 -64 8 -0.015625 ; 13 1000 1 -8978 8 -0.03125 9 0.0078125 1 \
      0.03125 7 -0.5 10 -64
      add 16 251 0 37 10 -2 ; 17 251 -1 -59 0 -0.015625 4 -4 ; 18 1000 0 0 1 -0.03125 6 0.25 5 -1 ; 19 500 0 0 5 -0.03125 \
      8 -0.0625
      ed 8 1
      add 27 251 0 0 0 -32 2 -16 1 -64 ; 28 500 0 28.5 2 32 4 -32 3 -0.015625 ; 29 500 1 0 0 4
      rm 19
      add 30 1 -1 -18.6 1 0.125 8 -128 2 0.03125 ; 32 1000 1 35 7 0.25 8 4 4 0.125
      add 33 1000 0 0 4 -0.0078125 7 -1 8 -4 5 -0.0078125
      sg 8 -52.4
      """
    ),
    (
      variableCount: 11,
      calls: """
      add 0 750 0 23 4 4 9 -0.0078125
      add 6 250 1 0 10 -16 2 -0.0625 ; 7 251 0 -89.2 2 4 7 -0.0078125 9 32 ; 9 999 1 0 10 0.015625 6 -64
      pri 6 500
      solve
      add 13 999 1 -4515 7 2 8 -0.0078125 ; 14 251 0 37 4 0.015625 ; 16 999 1 0 2 128 5 -0.015625 7 -0.015625 1 64 ; 17 \
      750 1 0 0 16 6 128
      add 18 750 -1 0 6 0.5 1 -2 4 64 9 -0.25 0 0.015625
      solve
      add 20 251 -1 0 1 0.0625 ; 21 750 1 90 0 -0.5 9 8 ; 22 999 1 0 4 -16 10 0.5 2 0.5 9 -0.0625 5 -64 3 -0.015625 ; 23 \
      750 -1 -25 3 -0.25 4 0.0078125 6 4
      """
    ),
  ]

  @Test("The weakest level is optimal as well", arguments: optima.indices)
  func weakestLevels(number: Int) throws {
    let (count, calls) = Self.optima[number]
    var script = CallScript(variableCount: count)
    try script.run(calls)
    #expect(script.flaw == nil)
  }

  @Test("Active rows that are dependent exactly and not by rounding are found")
  func dependentActiveRows() throws {
    var script = CallScript(variableCount: 12)
    try script.run(
      """
      add 0 750 0 -35 1 -0.25 10 2 7 1 ; 1 250 1 86 11 -0.0078125 9 64 4 16 ; 2 1 -1 0 5 128 0 -0.125 3 -4 ; 3 500 -1 0 1 \
      0.5 11 -8 ; 4 750 0 17.5 0 128 1 -16 11 -16 6 0.015625 ; 5 251 -1 7 0 -8 1 0.03125 4 0.0078125 ; 6 999 -1 -31 3 -64 \
      ; 7 999 1 83.2 8 -0.125 1 64 11 -0.0625 ; 8 999 -1 -57.2 6 -2 2 32 ; 10 251 1 0 2 0.03125 3 1 1 -0.03125
      rm 5 10 0
      solve
      add 11 250 -1 0 0 0.0625 9 -0.015625 ; 12 750 0 0 6 8 5 2 10 -8 ; 13 251 0 0 2 0.5 3 128
      ed 4 251
      add 14 999 1 51 4 -4
      con 13 99
      solve
      add 16 251 -1 52.5 7 64 9 0.0625 ; 17 999 0 0 4 -32 10 16 ; 18 250 1 -46 5 0.5 10 128 ; 19 500 1 0 10 64 7 0.125
      solve
      con 6 0
      sg 4 65
      solve
      sg 4 -15.5
      """)
    #expect(script.flaw == nil)
  }

  /// The required row 13 can hold after any drag, because no other required row has its variables but `v0 <= -4·v6`.
  @Test("A required row holds after a drag, to the last digits of its own numbers")
  func requiredRowAfterDrag() throws {
    var script = CallScript(variableCount: 8)
    try script.run(
      """
      add 0 500 -1 81 1 0.25 ; 1 1000 0 0 4 0.125 6 0.125 ; 2 750 0 -58 5 -0.25 7 0.5 1 -128 ; 3 1000 1 0 0 -0.5 6 -2
      ed 2 750
      rm 1
      add 7 250 1 -12 2 -4 7 -32 5 -0.0625
      rm 0
      add 9 250 1 -100 3 1 2 0.03125 7 -0.25 4 -1 1 -16 0 2
      sg 2 854
      solve
      add 11 251 -1 0 7 -16 6 -0.0078125 5 128 1 -16
      add 12 250 -1 17 2 0.25 3 0.25 6 32
      solve
      add 13 1000 -1 -90 1 -0.015625 7 -0.015625 2 0.015625 0 -0.03125 4 -128 5 4
      solve
      sg 2 -14
      """)
    let row = try #require(script.rows[13])
    #expect(row.violation(at: script.solver.values) <= 90 * 1e-12)
    #expect(script.flaw == nil)
  }

  @Test("A required row whose exact multiplier has the wrong sign leaves")
  func certificateOfSmallMultipliers() throws {
    var script = CallScript(variableCount: 59)
    try script.run(
      """
      add 0 1000 -1 0 4 1 ; 1 1000 1 0 7 1 ; 2 1000 1 0 11 1 ; 3 1000 -1 0 18 1 ; 4 1000 -1 0 21 1 ; 5 1000 -1 0 24 1 ; 6 \
      1000 -1 0 35 1 ; 7 1000 -1 0 37 1 ; 8 1000 1 0 41 1 ; 9 1000 1 0 45 1
      add 10 1000 -1 22.25 13 1
      add 14 808 -1 0 5 -10 51 1 24 -0.001 37 -1 16 10 ; 15 500 -1 0 57 -10 21 -1000
      ed 34 750
      add 19 1000 0 1 21 1 13 1000 51 1000
      add 22 250 0 0 47 -1000 10 -0.1
      add 23 583 0 20.125 3 -0.1 4 0.001 ; 26 750 1 1 47 -0.001 40 -10 3 -0.01 ; 28 355 0 0 5 10 13 0.1
      add 30 541 -1 0 45 0.001 35 -0.001 50 10 16 -1000
      sg 34 0
      add 31 1000 0 -562 2 10 18 -0.1
      add 32 250 -1 0 17 10 30 10 34 -1000
      add 33 500 -1 6.75 11 0.1 34 -10 15 -100
      add 34 452 1 0 50 10 17 1 8 1000
      add 35 250 0 0 8 1
      add 40 1000 1 0 34 -10 10 0.1 57 -100 7 -0.01 ; 41 750 0 -1 10 -100 47 -0.1 15 -0.1 ; 43 250 0 -1 2 -1000 40 -1 41 \
      0.001 3 -0.01 30 -1000
      rm 22
      """)
    #expect(script.flaw == nil)
  }

  /// `p == s + 0.01·u`, `u == 0.001·s`, `q == s` and `r == 0.00001·s` make `p - q - r` 0, whatever s is, so `v == 5`.
  ///
  /// In doubles `(1 + 0.00001) - 1 - 0.00001` is 6.6e-17, and 8·10¹¹ times that is not 0.
  @Test("An explanation names no constraint whose exact factor is 0", arguments: 0..<UInt64(40))
  func explanationWithoutRounding(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = solver.variables(6)
    let (s, p, u, q, r, v) = (variables[0], variables[1], variables[2], variables[3], variables[4], variables[5])
    try solver.edit(s, priority: .high)
    try solver.suggest(s, 8e11)
    let last = v - p + q + r == 5
    let rows = [p == s + 0.01 * u, u == 0.001 * s, q == s, r == 0.00001 * s, last]
    for row in random.shuffled(rows) { try solver.add(row) }
    try solver.endEdit(s)
    let explanation = solver.explanation(of: v)
    #expect(!explanation.parts.contains { $0.source == .stay(s) }, "seed \(seed)")
    #expect(explanation.parts.reduce(0) { $0 + $1.contribution } == 5, "seed \(seed)")
  }
}
