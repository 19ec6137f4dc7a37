import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Problems of harmless numbers whose products are far apart, which floating point alone gets wrong.
@Suite struct SmallCoefficientTests {
  /// Fourteen rows over eleven variables, a to k.
  ///
  /// All but the wishes at 251 leave room for `f == -1` and `-d - f <= 0`: with
  /// `d = 1, f = -1` level 251 costs nothing, and nothing stronger asks for more of d than `16·d <= e` at 500.
  private static let fourteenRows: [Row] = [
    Row([(0, -1), (1, -8)], 0, .equal), Row([(2, 1)], 0, .greaterOrEqual, priority: 1),
    Row([(2, 1), (1, -1)], 0, .equal),
    Row([(3, 16), (4, -1)], 0, .lessOrEqual, priority: 500), Row([(5, 1)], 1, .equal, priority: 251),
    Row([(3, -1), (5, -1)], 0, .lessOrEqual, priority: 251),
    Row([(0, -16), (6, 1)], 0, .greaterOrEqual, priority: 750),
    Row([(7, 32), (3, 0.25)], 0, .greaterOrEqual, priority: 999),
    Row([(6, 16), (8, 0.0625)], 0, .equal, priority: 999), Row([(9, 1), (1, -1)], 0, .greaterOrEqual, priority: 500),
    Row([(10, -1), (8, -1)], 0, .lessOrEqual, priority: 500),
    Row([(4, -1), (9, -0.125)], 0, .equal, priority: 500),
    Row([(10, 1), (7, 0.125)], 0, .lessOrEqual, priority: 750), Row([(4, 1)], -100, .equal, priority: 500),
  ]

  @Test("Multipliers along a chain of coefficients decide, however small they are")
  func chainOfSmallCoefficients() throws {
    for solver in [
      try Mirror.solver(with: Self.fourteenRows, variableCount: 11),
      try Mirror.solver(byOneOf: Self.fourteenRows, variableCount: 11),
    ] {
      let errors = LevelErrors(of: Self.fourteenRows, at: solver.values)
      #expect(errors.levels.allSatisfy { $0.error <= 1e-9 * $0.magnitude || $0.priority == 1 || $0.priority == 500 })
      #expect(close(solver.values[5], -1))
      let levelOf251 = try #require(errors.error(at: 251))
      #expect(close(levelOf251, 0))
    }
  }

  @Test("The same, read after every row")
  func chainReadAfterEveryRow() throws {
    let solver = Solver()
    let variables = solver.variables(11)
    var handles: [ConstraintHandle] = []
    for (index, row) in Self.fourteenRows.enumerated() {
      handles.append(try solver.add(row.constraint(over: variables), priority: Priority(row.priority)))
      try Proof.prove(solver, Array(Self.fourteenRows[...index]), handles)
    }
    #expect(close(solver.values[5], -1))
  }

  /// Each row gives one variable, so any of them can hold: a is -1024, b at least 2²⁶, and c is -8192·b.
  private static let independentRows: [Row] = [
    Row([(0, -1024), (1, -1.0 / 64)], 0, .lessOrEqual), Row([(1, -1024), (2, -0.125)], 0, .equal),
    Row([(0, 1.0 / 1024)], 1, .equal),
  ]

  @Test("Rows that give one variable each are never refused, in whatever order they come", arguments: 0..<UInt64(300))
  func independentRowsAreNotRefused(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = solver.variables(3)
    var handles: [ConstraintHandle] = [], rows: [Row] = []
    var edited: Set<Int> = []
    for row in random.shuffled(Self.independentRows) {
      let edit = random.whole(0...2)
      if edited.insert(edit).inserted { try solver.edit(variables[edit], priority: random.pick([1, 250, 750, 999])) }
      try solver.suggest(variables[edit], Double(random.pick([0, 1, -1, 100, -1000, 50_000])))
      if random.oneIn(2) { solver.solve() }
      // Some begin as wishes, and are required later.
      let handle = try solver.add(row.constraint(over: variables), priority: random.pick([1000, 1000, 500]))
      if random.oneIn(2) { solver.solve() }
      try solver.update(handle, priority: .required)
      handles.append(handle)
      rows.append(row)
    }
    for variable in edited { try solver.endEdit(variables[variable]) }
    try Proof.prove(solver, rows, handles)
    let values = solver.values
    #expect(close(values[0], -1024) && values[1] >= 0x1p26 * (1 - 1e-9), "seed \(seed)")
    #expect(close(values[2], -8192 * values[1]), "seed \(seed)")
  }

  /// Fourteen rows over thirteen variables that leave no point.
  ///
  /// In the order of the rows, n for the variable of number n: `A + 10·K` leaves
  /// `-0.01·v11 + 0.001·v4 + 0.01·v7 + 0.01·v9 - 1.01·v10 <= -227.5`, so `v9 <= -11850 - 0.1·(v4 + 10000)`.
  /// With X for -v9 that is `X >= 11850`, and the last row gives `v12 >= (X - 10000 - 0.01·v4) / 10 > 0`.
  /// Then B gives `v0 <= -10·X`, and C gives `0.1·v1 >= 1000·X - 2000`. But K gives `100·v1 <= 0.001·X + 20`.
  private static let noPoint: [Row] = [
    Row([(11, -0.01), (1, -1000), (4, 0.001), (8, 0.01), (10, -0.01)], 100, .lessOrEqual),  // A
    Row([(3, 1)], 10000, .greaterOrEqual), Row([(4, 1)], 10000, .greaterOrEqual),
    Row([(5, 1)], 10000, .greaterOrEqual), Row([(7, 1)], 10000, .greaterOrEqual),
    Row([(8, 1)], -10000, .lessOrEqual), Row([(13, 1)], -10000, .lessOrEqual), Row([(11, 1)], -10000, .lessOrEqual),
    Row([(12, 10), (9, -10), (0, 1)], 18.125, .equal),  // B
    Row([(1, -0.1), (3, 0.1), (0, -100), (2, -10), (12, 100)], 83, .lessOrEqual),  // C
    Row([(11, 0.001), (5, -0.1), (2, -10)], 0, .greaterOrEqual),
    Row([(7, 0.001), (8, -0.001), (1, 100), (9, 0.001), (10, -0.1)], 12.75, .equal),  // K
    Row([(10, 1)], 100, .lessOrEqual), Row([(13, 1), (4, 0.01), (12, 10), (9, 1)], 0, .greaterOrEqual),
  ]

  @Test(
    "Independent rows that look dependent by rounding all take part in a conflict",
    arguments: 0..<UInt64(40))
  func nearlyDependentRowsAreRefused(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rows = seed == 0 ? Self.noPoint : random.shuffled(Self.noPoint)
    let solver = Solver()
    let variables = solver.variables(14)
    let error = try #require(throws: SolverError.self) {
      try solver.add(rows.map { ($0.constraint(over: variables), Priority.required) })
    }
    let conflict = try #require(error.reportedConflict)
    #expect(conflict.rejected.count == rows.count, "seed \(seed)")
    let members = try conflict.rejected.map { rejected in
      try #require(rows.first { $0.constraint(over: variables) == rejected })
    }
    #expect(Proof.flaw(in: conflict, of: members) == nil, "seed \(seed)")
    // Without any one of them the rest can hold.
    for spared in rows.indices {
      var rest = rows
      rest.remove(at: spared)
      let other = Solver()
      let others = other.variables(14)
      try other.add(rest.map { ($0.constraint(over: others), Priority.required) })
    }
  }

  /// `f <= 1000·h` and `h == 0` leave `f = g = 0` as the best, so `i = 0.1`, `b = 100`, `l = -0.1`, `a = -0.9` and `d = -1`.
  ///
  /// Then `d + k >= 0` requires `k >= 1`, and `c == j + k` allows `j >= 0`.
  @Test("Exact arithmetic holds a required row that rounding moves off its target")
  func requiredRowsAreNotLeftOut() throws {
    let solver = Solver()
    let v = solver.variables(36)
    let (a, b, c, d, e, f) = (v[3], v[6], v[9], v[11], v[16], v[19])
    let (g, h, i, j, k, l) = (v[24], v[26], v[27], v[28], v[30], v[34])
    try solver.add([c >= 0, j >= 0])
    try solver.add([(g - 1000 * f == 0, 999), (d + k >= 0, 500)])
    try solver.add([(-b - 100 * d == 0, 431), (-b - 1000 * l == 0, .required)])
    try solver.add(e == -1)
    try solver.add(0.001 * f - h <= 0)
    let last = try solver.add(-l - a == 0)
    try solver.update(last, constant: -1)
    try solver.add(1000 * i - b == 0, priority: 798)
    try solver.add([(-j - k + c == 0, 750), (-1000 * g + 0.1 * e + i == 0, .required)])
    try solver.add(-a <= 0, priority: 431)
    try solver.edit(h, priority: 999)
    try solver.suggest(h, 0)
    for (variable, value) in [(f, 0), (g, 0), (i, 0.1), (b, 100), (l, -0.1), (a, -0.9), (d, -1)] {
      #expect(close(solver[variable], value))
    }
    #expect(solver[k] >= 1 - 1e-9 && solver[j] >= -1e-9 && close(solver[c], solver[j] + solver[k]))
  }

  @Test("The contributions of an explanation add up to the value", arguments: all(0..<UInt64(60), inDebug: 20))
  func explanationsAddUp(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let count = 30
    let variables = solver.variables(count)
    for variable in variables { try solver.add([variable <= 10_000, variable >= -10_000]) }
    for _ in 0..<60 {
      let members = random.shuffled(Array(0..<count)).prefix(random.whole(2...4))
      let terms = members.map {
        Row.Term(variable: $0, coefficient: random.pick([0.125, 0.25, 0.5, 1, 2, 4, 8, -1, -2, -8]))
      }
      let row = Row(
        Array(terms), Double(random.whole(-100...100)), random.pick(Relation.allCases),
        priority: random.pick([1000, 999, 750, 500, 250, 1]))
      // A row that contradicts earlier ones is refused, and leaves nothing behind.
      _ = try? solver.add(row.constraint(over: variables), priority: Priority(row.priority))
      if random.oneIn(3) { solver.solve() }
    }
    for variable in variables {
      let parts = solver.explanation(of: variable).parts
      let sum = parts.reduce(0) { $0 + $1.contribution }
      let size = parts.reduce(0) { $0 + $1.contribution.magnitude }
      #expect((sum - solver[variable]).magnitude <= 1e-9 * max(1, size), "seed \(seed)")
    }
  }
}
