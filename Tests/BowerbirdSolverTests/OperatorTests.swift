import BowerbirdSolver
import Testing

/// The constraints that operators make, where only the operands decide the meaning.
@Suite struct OperatorTests {
  let solver: Solver, x: Variable, y: Variable

  init() { (solver, x, y) = Solver.withVariables("x", "y") }

  @Test("Without an annotation, == makes a constraint")
  func equalityIsAConstraint() throws {
    let ofVariables = x == y
    let ofExpressions = 2 * x == y + 1
    let ofBoth = x == 2 * y - 3
    let withNumber = x == 3
    let list = [x == y, x + y == 2, x <= 3, 4 == y]
    for constraint in [ofVariables, ofExpressions, ofBoth, withNumber] + list {
      _ = try solver.add(constraint, priority: .low)
    }
    #expect(ofVariables == Constraint(LinearExpression(x) - y, .equal))
    #expect(solver.constraintCount == 8)
  }

  @Test("Where a Boolean is expected, == compares")
  func equalityIsAComparison() {
    let isSame: Bool = x == y
    #expect(!isSame)
    #expect(x == x && x != y)
    #expect([x, y].contains { $0 == y })
    #expect(2 * x + 1 == 2 * x + 1)
    #expect(Set([x, y, x]).count == 2)
  }

  @Test("Adding nothing is no mistake, and not ambiguous")
  func emptyBatch() throws {
    try solver.add([])
    #expect(try solver.add([]).isEmpty)
    #expect(try solver.add([], priority: .low).isEmpty)
    #expect(solver.constraintCount == 0)
  }
}
