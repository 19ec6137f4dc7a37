import BowerbirdSolver
import Testing

/// Many new rows that take the places of removed ones.
@Suite struct ReplacingManyTests {
  /// Each new row took the place of a removed one in an exchange of its own.
  @Test func aChainWithOtherGaps() throws {
    let solver = Solver(), count = 500
    let lines = (0..<count).map { solver.variable("line \($0)") }
    func gaps(_ length: Double) -> [Constraint] {
      (1..<count).map { lines[$0] == lines[$0 - 1] + length }
    }
    try solver.add(lines[0] == 3)
    let old = try solver.add(gaps(1))
    #expect(solver[lines[count - 1]] == Double(count + 2))
    let before = solver.statistics.pivots
    for handle in old { try solver.remove(handle) }
    try solver.add(gaps(2))
    for index in 0..<count { #expect(solver[lines[index]] == Double(3 + 2 * index)) }
    #expect(solver.statistics.pivots - before < 20)
  }

  /// A batch that contradicts other rows changes nothing, although rows were removed before it.
  @Test func aRefusedChain() throws {
    let solver = Solver(), count = 100
    let lines = (0..<count).map { solver.variable("line \($0)") }
    try solver.add(lines[0] == 3)
    try solver.add(lines[count - 1] <= 500)
    let old = try solver.add((1..<count).map { lines[$0] == lines[$0 - 1] + 1 })
    solver.solve()
    let values = lines.map { solver[$0] }
    for handle in old { try solver.remove(handle) }
    #expect(throws: SolverError.self) {
      try solver.add((1..<count).map { lines[$0] == lines[$0 - 1] + 10 })
    }
    #expect(lines.map { solver[$0] } == values)
    try solver.add((1..<count).map { lines[$0] == lines[$0 - 1] + 2 })
    for index in 0..<count { #expect(solver[lines[index]] == Double(3 + 2 * index)) }
  }
}
