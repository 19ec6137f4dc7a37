import BowerbirdSolver
import Testing

/// Constraints in flat arrays mean what the same constraints mean one by one.
@Suite("Flat batches")
struct RowBatchTests {
  private let solver = Solver()
  private let x: Variable
  private let y: Variable

  init() {
    var variables = UniqueArray<Variable>()
    solver.appendVariables(2, to: &variables)
    (x, y) = (variables[0], variables[1])
  }

  private func term(_ variable: Variable, _ coefficient: Double) -> LinearExpression.Term {
    LinearExpression.Term(variable, coefficient: coefficient)
  }

  @Test func rowsHoldAndAreGivenBackAsWritten() throws {
    var batch = RowBatch()
    batch.append([term(x, 3), term(y, 0), term(y, -1)], -5, .equal, .required)
    batch.append(y, -4, .greaterOrEqual, .high)
    let handles = try solver.add(batch)
    // 3x - y = 5 and y = 4, as far as y goes down.
    #expect(solver[x] == 3 && solver[y] == 4)
    #expect(solver.constraint(for: handles[0]) == (3 * x - y - 5 == 0))
    #expect(solver.constraint(for: handles[1]) == (y - 4 >= 0))
    #expect(solver.priority(of: handles[1]) == .high)
  }

  @Test(arguments: [1e-300, 1e300, 0x1p-500])
  func numbersOutOfTheOrdinaryAreGivenBackToo(coefficient: Double) throws {
    var batch = RowBatch()
    batch.append([term(x, coefficient), term(y, 1)], 0, .equal, .required)
    let handles = try solver.add(batch)
    #expect(solver.constraint(for: handles[0]) == (coefficient * x + y == 0))
  }

  @Test func aRefusedBatchLeavesNothingBehind() throws {
    try solver.add(x >= 10)
    var batch = RowBatch()
    batch.append(y, -7, .equal, .required)
    batch.append(x, -5, .lessOrEqual, .required)
    #expect(throws: SolverError.self) { try solver.add(batch) }
    #expect(solver.constraintCount == 1 && solver[x] == 10 && solver[y] == 0)
  }

  @Test func whatIsNoNumberIsRefused() {
    for (coefficient, constant) in [(Double.nan, 0), (1, .infinity)] {
      var batch = RowBatch()
      batch.append([term(x, coefficient)], constant, .equal, .required)
      #expect(throws: SolverError.self) { try solver.add(batch) }
    }
    var batch = RowBatch()
    batch.append(x, 0, .equal, Priority(0.5))
    #expect(throws: SolverError.self) { try solver.add(batch) }
    #expect(solver.constraintCount == 0)
  }
}
