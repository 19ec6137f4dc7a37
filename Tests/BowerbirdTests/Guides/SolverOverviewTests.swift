import BowerbirdSolver
import Testing

/// Runs the code of BowerbirdSolver.md.
@Suite struct SolverOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdSolver/BowerbirdSolver.docc/BowerbirdSolver.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a wish that gives way`() throws {
    // The document's code begins
    let solver = Solver()
    let left = solver.variable("left"), width = solver.variable("width")
    try solver.add(left + width <= 320)  // must hold
    try solver.add(left == 20)
    try solver.add(width == 400, priority: .high)  // holds as well as it can
    print(solver[width])  // 300.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
