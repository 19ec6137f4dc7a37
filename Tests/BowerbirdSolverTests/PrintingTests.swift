import BowerbirdSolver
import Testing

/// The texts that `print` writes for values of the solver.
@Suite struct PrintingTests {
  @Test func `variables, expressions and constraints`() {
    let solver = Solver(), x = solver.variable("x"), y = solver.variable("y")
    #expect("\(y)" == "v1")
    #expect("\(2 * x - y + 3)" == "2*v0 - v1 + 3")
    #expect("\(LinearExpression(constant: -2.5))" == "-2.5")
    #expect("\(0 - x)" == "-v0")
    #expect("\(x >= y - 3)" == "v0 - v1 >= -3")
    #expect("\(Constraint(LinearExpression(constant: 2), .equal))" == "0 == -2")
  }

  @Test func `handles and certificates`() throws {
    let solver = Solver(), x = solver.variable("x")
    let limit = try solver.add(x <= 30)
    let wish = try solver.add(x == 40, priority: .high)
    #expect("\(limit), \(wish)" == "row 0, row 1")
    #expect(
      "\(solver.certificate())" == """
        values: v0 = 30
        active: row 0
        multipliers: row 0: 1·[750], row 1: -1·[750]
        """)
  }
}
