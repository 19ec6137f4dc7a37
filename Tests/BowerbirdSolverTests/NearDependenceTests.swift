import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Rows that almost depend on each other, values that come from far away, and ties of many: where rounding decides.
@Suite struct NearDependenceTests {
  /// 3·t > 1 for a third in single precision, so `3a <= w` with `a == t·w` says `w·(3t − 1) <= 0`, and w can only be 0.
  @Test("A coefficient that all but cancels counts as what it is", arguments: [Double(Float(1) / 3), 0.33333334])
  func nearlyAThird(third: Double) throws {
    func check(_ add: (Solver, Variable, Variable) throws -> Void) throws {
      let solver = Solver()
      let (w, a) = (solver.variable("w"), solver.variable("a"))
      try add(solver, w, a)
      #expect(abs(solver[w]) < 1e-9 && abs(solver[a]) < 1e-9)
    }
    try check { solver, w, a in
      try solver.add(w == 300, priority: .high)
      try solver.add(a == third * w)
      try solver.add(3 * a <= w)
    }
    try check { solver, w, a in
      try solver.add(a == third * w)
      try solver.add(3 * a <= w)
      try solver.add(w == 3e6, priority: .high)
    }
    try check { solver, w, a in
      try solver.add([(w == 300, .high), (a == third * w, .required), (3 * a <= w, .required)])
    }
  }

  @Test("Small coefficients in a row are no contradiction")
  func productsOfSmallCoefficients() throws {
    let solver = Solver()
    let (x, y, z) = (solver.variable("x"), solver.variable("y"), solver.variable("z"))
    try solver.add(x == 0.0002 * y)
    try solver.add(y == 0.0002 * z)
    try solver.add(z == 10, priority: .low)
    #expect(solver[z] == 10)
    try solver.add(x >= 1)
    #expect(abs(solver[x] - 1) < 1e-9)
    #expect(abs(solver[z] * 4e-8 - 1) < 1e-9)
    #expect(throws: SolverError.self) { try solver.add(z <= 2e7) }
    #expect(abs(solver[x] - 1) < 1e-9)
  }

  /// 2.15x = −206 − y, and y >= 6989000 leaves x far below −110.
  @Test("A contradiction is seen from however far a value comes")
  func farFromHome() throws {
    let solver = Solver()
    let (x, y) = (solver.variable("x"), solver.variable("y"))
    let far = try solver.add(x == 1.4e23, priority: .low)
    try solver.add(y >= 6_989_000)
    try solver.add(1.51 * x >= -166)
    #expect(solver[x] == 1.4e23)
    #expect(throws: SolverError.self) { try solver.add(2.15 * x + y + 206 == 0) }
    #expect(solver.values == [1.4e23, 6_989_000])
    try solver.add(2.15 * x - y + 206 == 0)
    #expect(abs(2.15 * solver[x] - solver[y] + 206) <= 1e-12 * solver[y])
    try solver.remove(far)
  }

  @Test("A call refused after a refactorisation leaves no trace")
  func refusedAfterRebuilding() throws {
    func values(isTempted: Bool) throws -> [Double] {
      let solver = Solver()
      let x = solver.variables(7)
      let rows = try solver.add([(x[6] == 0, 500), (x[3] >= 0, 750), (x[6] + x[3] == 1, 750), (x[1] >= 1, .required)])
      solver.solve()
      if isTempted {
        var batch = [(Constraint, Priority)](repeating: (x[0] == 0, 1), count: 24)
        batch[6] = (x[6] == 1, .required)
        batch[13] = (x[1] <= 0, .required)
        #expect(throws: SolverError.self) { try solver.add(batch) }
        solver.checkInvariants()
      }
      try solver.update(rows[2], constant: -16)
      #expect(solver.violation(of: rows[2]) == 0)
      return solver.values
    }
    #expect(try values(isTempted: true) == values(isTempted: false))
    #expect(try values(isTempted: true) == [0, 1, 0, 16, 0, 0, 0])
  }

  @Test("Many ties of many optional rows end in the optimum, in any order", arguments: 1...8)
  func manyTies(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let shapes: [[Double]] = [[0.1, -0.3, 0.7], [1, 1, -2], [1, -1, 1]]
    let shape = shapes[seed % shapes.count]
    let sketches = (0..<60).map { _ in
      ((0..<3).map { _ in random.whole(0...14) }, Double(random.whole(0...1)), random.pick(Relation.allCases))
    }
    func violation(_ order: [Int], isBatch: Bool) throws -> Double {
      let solver = Solver()
      let x = solver.variables(15)
      let rows = order.map { index -> (Constraint, Priority) in
        let (variables, constant, relation) = sketches[index]
        let terms = zip(variables, shape).map { LinearExpression.Term(x[$0], coefficient: $1) }
        return (Constraint(LinearExpression(terms, constant: -constant), relation), .medium)
      }
      let handles = isBatch ? try solver.add(rows) : try rows.map { try solver.add($0.0, priority: $0.1) }
      return handles.reduce(0) { $0 + solver.violation(of: $1) }
    }
    let total = try violation(Array(0..<60), isBatch: true)
    #expect(abs(try violation(Array(0..<60), isBatch: false) - total) < 1e-9, "seed \(seed)")
    #expect(abs(try violation(random.shuffled(Array(0..<60)), isBatch: true) - total) < 1e-9, "seed \(seed)")
  }
}
