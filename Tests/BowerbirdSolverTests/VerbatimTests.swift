import BowerbirdSolver
import Testing

/// A constraint is given back as it was written, whatever rows make of it.
@Suite struct VerbatimTests {
  let solver: Solver, x: Variable, y: Variable

  init() { (solver, x, y) = Solver.withVariables("x", "y") }

  static let numbers: [Double] = [
    .leastNonzeroMagnitude, 0x1.8p-1070, 0x1.8p-1040, .leastNormalMagnitude, 1e-300, 1e-20, 0.1, 1, 3, 1e20, 1e300,
    .greatestFiniteMagnitude,
  ]

  @Test("Coefficients and constants of any size, side by side", arguments: numbers)
  func anySize(_ first: Double) throws {
    for second in Self.numbers {
      for constant in Self.numbers + [0] {
        let written = Constraint(
          LinearExpression([.init(x, coefficient: first), .init(y, coefficient: -second)], constant: -constant), .equal)
        guard let handle = try? solver.add(written, priority: .low) else { continue }
        #expect(solver.constraint(for: handle) == written)
        #expect(solver.fork().constraint(for: handle) == written)
        try solver.remove(handle)
      }
    }
  }

  @Test func repeatedAndVanishingTerms() throws {
    for written: Constraint in [x + x - y == 3, 0 * x + y <= 1, x - x >= -1, 2 * y + 0x1p-1065 * x == 4] {
      let handle = try solver.add(written, priority: .low)
      #expect(solver.constraint(for: handle) == written)
    }
  }

  @Test("A changed constant is given back as well", arguments: [0x1.8p-1030, -0.3, 7, 0x1.fp-1045])
  func changedConstant(_ constant: Double) throws {
    for expression in [1e300 * x + 0, 3 * x + 1, x + x] {
      let handle = try solver.add(Constraint(expression, .lessOrEqual), priority: .medium)
      for constant in [constant, 5, constant] {
        try solver.update(handle, constant: constant)
        var expected = expression
        expected.constant = constant
        #expect(solver.constraint(for: handle) == Constraint(expected, .lessOrEqual))
      }
    }
  }

  @Test("A constant that was refused leaves the old one, and the conflict names the new one")
  func refusedConstant() throws {
    try solver.add(x >= 10)
    let handle = try solver.add(1e300 * x + 1e-10 * y <= 1e302)
    let error = #expect(throws: SolverError.self) { try solver.update(handle, constant: -1e-9) }
    guard case .unsatisfiable(let conflict) = error else {
      throw Unexpected("not refused: \(String(describing: error))")
    }
    #expect(conflict.rejected == [1e300 * x + 1e-10 * y <= 1e-9])
    #expect(solver.constraint(for: handle) == (1e300 * x + 1e-10 * y <= 1e302))
  }

  // MARK: - Sums of terms

  @Test("Whether terms of one variable add up to a number does not depend on their order")
  func orderOfHugeTerms() throws {
    let factors = [1e308, 1e308, -1e308]
    for order in [[0, 1, 2], [0, 2, 1], [2, 0, 1], [2, 1, 0]] {
      let solver = Solver()
      let x = solver.variable("x")
      let terms = order.map { LinearExpression.Term(x, coefficient: factors[$0]) }
      try solver.add(Constraint(LinearExpression(terms, constant: -1e308), .equal))
      #expect(solver[x] == 1)
    }
    #expect(throws: SolverError.self) { try solver.add(1e308 * x + 1e308 * x - y == 0) }
    #expect(throws: SolverError.self) { try solver.add(1e308 * x - y + 1e308 * x == 0) }
  }

  @Test("The rest of terms that cancel does not depend on their order")
  func orderOfCancellingTerms() throws {
    let factors = [1e20, 1, -1e20, 0.25]
    for order in [[0, 1, 2, 3], [0, 2, 1, 3], [1, 0, 3, 2], [3, 2, 1, 0]] {
      let solver = Solver()
      let x = solver.variable("x")
      let terms = order.map { LinearExpression.Term(x, coefficient: factors[$0]) }
      try solver.add(Constraint(LinearExpression(terms, constant: -5), .equal))
      #expect(solver[x] == 4)
    }
  }
}
