import BowerbirdSolver
import Foundation
import Testing

/// The description that HowTheSolverSolves.md reads is what a solver prints.
@Suite struct SolverDescriptionTests {
  @Test func `the description in the article`() throws {
    let solver = Solver()
    let x = solver.variable("x"), y = solver.variable("y")
    try solver.add(x - y >= 0)
    try solver.add(x == 12.5, priority: .high)
    try solver.edit(y, priority: .medium)
    try solver.add(x >= y - 3, priority: 431)
    try solver.add(y >= 1)
    try solver.suggest(y, 20)
    let path = DocumentCode.repositoryFile("Sources/BowerbirdSolver/BowerbirdSolver.docc/HowTheSolverSolves.md")
    let article = try String(contentsOfFile: path, encoding: .utf8)
    #expect(article.contains("```\n\(solver.description)```"), "\(solver)")
  }
}
