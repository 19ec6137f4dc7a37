import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Coefficients that multiply up to numbers that are as small beside others as rounding is.
@Suite("Chains of large coefficients")
struct ProductTests {
  static let orders: [[Int]] = [
    [0, 1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1, 0], [1, 3, 5, 7, 6, 4, 2, 0], [4, 0, 7, 2, 5, 1, 6, 3],
  ]

  /// `x₀ == 1000`, and each next one a thousand times as much, or a thousandth.
  private func rows(_ x: [Variable], _ factor: Double) -> [Constraint] {
    [x[0] == 1000] + (1..<x.count).map { x[$0] == factor * x[$0 - 1] }
  }

  private func expect(_ solver: Solver, _ x: [Variable], _ factor: Double) {
    var value = 1000.0
    for variable in x {
      #expect((solver[variable] - value).magnitude <= 1e-12 * value)
      value *= factor
    }
  }

  /// Has a solver add the rows in an order, and looks whether the chain holds.
  private func chain(
    _ order: [Int], _ factor: Double, _ add: (Solver, [Constraint]) throws -> Void
  ) rethrows -> (solver: Solver, x: [Variable]) {
    let solver = Solver()
    let x = solver.variables(8)
    let rows = rows(x, factor)
    try add(solver, order.map { rows[$0] })
    expect(solver, x, factor)
    return (solver, x)
  }

  @Test("One at a time, in any order", arguments: orders, [1000, 0.001])
  func single(order: [Int], factor: Double) throws {
    let (solver, x) = try chain(order, factor) { solver, rows in for row in rows { try solver.add(row) } }
    do {
      try solver.add(x[7] == 5)
      Issue.record("that contradicts the chain")
    } catch SolverError.unsatisfiable(let conflict) {
      #expect(conflict.rejected.count == 1 && conflict.present.count == 8, "every row of the chain takes part")
    }
    expect(solver, x, factor)
  }

  @Test("In one batch, in any order", arguments: orders, [1000, 0.001])
  func batch(order: [Int], factor: Double) throws {
    _ = try chain(order, factor) { solver, rows in try solver.add(rows) }
  }

  @Test("As optional constraints", arguments: orders, [1000, 0.001])
  func wishes(order: [Int], factor: Double) throws {
    _ = try chain(order, factor) { solver, rows in for row in rows { try solver.add(row, priority: .high) } }
  }
}
