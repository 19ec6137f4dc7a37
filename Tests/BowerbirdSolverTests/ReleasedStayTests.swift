import BowerbirdSolver
import Testing

/// The stay of a variable takes the position of a removed row, and is basic at one position only.
@Suite struct ReleasedStayTests {
  /// The removed row may free `b` most, because of rounding, but the first row determines `b`.
  @Test func removedRowBesideLargeNumbers() throws {
    let solver = Solver()
    let (a, b, c) = (solver.variable(), solver.variable(), solver.variable())
    try solver.add(1e19 * b == 0)
    let first = try solver.add(1e19 * a == 0, priority: 470), second = try solver.add(c == 0, priority: 848)
    try solver.remove(first)
    try solver.remove(second)
    let last = try solver.add(1e-300 * c + 50 * a + 1e15 * b == 0, priority: 622)
    try solver.remove(last)
    #expect(solver[a] == 0 && solver[b] == 0 && solver[c] == 0 && solver.constraintCount == 1)
  }
}
