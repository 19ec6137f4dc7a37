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
    for (place, row) in Self.fourteenRows.enumerated() {
      handles.append(try solver.add(row.constraint(over: variables), priority: Priority(row.priority)))
      try Proof.prove(solver, Array(Self.fourteenRows[...place]), handles)
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

  @Test("The contributions of an explanation add up to the value", arguments: 0..<UInt64(60))
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
      // What contradicts the rows before is refused, and leaves nothing behind.
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
