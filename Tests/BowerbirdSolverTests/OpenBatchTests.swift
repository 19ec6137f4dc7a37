import BowerbirdSolver
import Testing

/// Rows that are stored one by one take effect together.
@Suite("Open batches")
struct OpenBatchTests {
  private let solver = Solver()
  private let x: Variable
  private let y: Variable

  init() {
    var variables = UniqueArray<Variable>()
    solver.appendVariables(2, to: &variables)
    (x, y) = (variables[0], variables[1])
  }

  private func append(
    _ terms: [(Variable, Double)], _ constant: Double, _ relation: Relation, _ priority: Priority = .required,
    to batch: inout OpenBatch
  ) -> Bool {
    terms.map { LinearExpression.Term($0.0, coefficient: $0.1) }.withUnsafeBufferPointer {
      solver.append($0, constant, relation, priority, to: &batch)
    }
  }

  /// Returns the handles of the rows, or nil if they cannot hold.
  private func admit(_ batch: borrowing OpenBatch) -> [ConstraintHandle]? {
    var handles: [ConstraintHandle] = []
    let areAdmitted = solver.admit(batch) { index, handle in
      #expect(index == handles.count)
      handles.append(handle)
    }
    return areAdmitted ? handles : nil
  }

  @Test func rowsHoldOnceTheyAreAdmitted() throws {
    var batch = solver.openBatch(rows: 2, terms: 4)
    #expect(append([(x, 3), (y, 0), (y, -1)], -5, .equal, to: &batch))
    #expect(append([(y, 1)], -4, .greaterOrEqual, .high, to: &batch))
    let handles = try #require(admit(batch))
    // 3x - y = 5 and y = 4, as far as y goes down.
    #expect(solver[x] == 3 && solver[y] == 4)
    #expect(solver.constraint(for: handles[0]) == (3 * x - y - 5 == 0))
    #expect(solver.priority(of: handles[1]) == .high)
  }

  @Test func contradictoryRowsAreTakenBackToTheFirstOnes() throws {
    var batch = solver.openBatch(rows: 3, terms: 3)
    #expect(append([(x, 1)], -10, .greaterOrEqual, to: &batch))
    #expect(append([(y, 1)], -7, .equal, to: &batch))
    #expect(append([(x, 1)], -5, .lessOrEqual, to: &batch))
    #expect(admit(batch) == nil)
    solver.rollBack(&batch, from: 1)
    #expect(batch.count == 1)
    #expect(admit(batch)?.count == 1)
    // y = 7 has been taken back together with x <= 5.
    #expect(solver.constraintCount == 1 && solver[x] == 10 && solver[y] == 0)
  }

  @Test func numbersThatAreNotFiniteAreRefused() throws {
    var batch = solver.openBatch(rows: 2, terms: 2)
    #expect(append([(x, 1)], -1, .equal, to: &batch))
    #expect(!append([(y, .nan)], 0, .equal, to: &batch))
    #expect(!append([(y, 1)], .infinity, .equal, to: &batch))
    #expect(batch.count == 1 && admit(batch)?.count == 1)
    #expect(solver[x] == 1)
  }

  @Test func aBatchWithExtremeNumbersLeavesNothingBehind() throws {
    var batch = solver.openBatch(rows: 1, terms: 2)
    #expect(append([(x, 1e-300), (y, 1)], 0, .equal, to: &batch))
    solver.rollBack(&batch, from: 0)
    #expect(solver.constraintCount == 0)
    try solver.add(x + y == 3)
    try solver.add(y == 1)
    #expect(solver[x] == 2)
  }
}
