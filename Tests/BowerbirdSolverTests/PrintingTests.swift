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
  }

  /// From the multiplier `p` of `100x <= 0` and -1 of `x == 1`, `100p - 1 = 0`.
  @Test func `multipliers in units of the constraint as written`() throws {
    let solver = Solver(), x = solver.variable("x")
    try solver.add(100 * x <= 0)
    try solver.add(x == 1, priority: .high)
    let line = "[required] 100*x <= 0  y = 0.01·[750]"
    #expect("\(solver)".contains("  \(line)\n"))
    #expect("\(solver.certificate().multipliers[0])" == line)
  }

  /// `2x + y <= 30` and the edit of y hold x at 11.5.
  ///
  /// The constraint `x == 40` pulls with -1. From the multipliers `p` of the sum and `q` of the edit, `2p - 1 = 0` for x
  /// and `p + q = 0` for y.
  @Test func `certificates, with the names of variables`() throws {
    let solver = Solver(), x = solver.variable("card.width"), y = solver.variable("gap")
    _ = solver.variable()
    try solver.add(2 * x + y <= 30)
    try solver.add(x == 40, priority: .medium)
    try solver.edit(y, priority: .high)
    try solver.suggest(y, 7)
    let certificate = solver.certificate()
    #expect(
      "\(certificate)" == """
        values
          card.width = 11.5
          gap = 7
          v2 = 0
        active
          [required] 2*card.width + gap <= 30
          [750] gap == 7 (edit)
        free
          v2
        multipliers
          [required] 2*card.width + gap <= 30  y = 0.5·[500]
          [500] card.width == 40  y = -1·[500]
          [750] gap == 7 (edit)  y = -0.5·[500]

        """)
    #expect("\(certificate.multipliers[1])" == "[500] card.width == 40  y = -1·[500]")
  }
}
