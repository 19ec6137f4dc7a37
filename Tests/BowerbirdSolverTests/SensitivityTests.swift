import Testing

@testable import BowerbirdSolver

@Suite("Sensitivity")
struct SensitivityTests {
  private let solver = Solver()

  @Test("values follow a target at their rates, as far as no other constraint changes sides")
  func range() throws {
    let width = solver.variable("width"), left = solver.variable("left"), right = solver.variable("right")
    let given = try solver.add(width == 100)
    // The left side takes a quarter, at least 20 and at most 40; the right side takes the rest.
    try solver.add(left == 0.25 * width, priority: .high)
    try solver.add([left >= 20, left <= 40, left + right == width])
    let response = try #require(solver.sensitivity(to: [.init(row: given, rate: 1)]))
    #expect(response.rates == [1, 0.25, 0.75])
    // A quarter is 20 at 80 and 40 at 160.
    #expect(response.range == -20...60)
  }

  @Test("beyond a change of sides, values follow at other rates")
  func nextPiece() throws {
    let width = solver.variable("width"), left = solver.variable("left")
    let given = try solver.add(width == 200)
    try solver.add(left == 0.25 * width, priority: .high)
    try solver.add(left <= 40)
    let response = try #require(solver.sensitivity(to: [.init(row: given, rate: 1)]))
    #expect(response.rates == [1, 0])
    #expect(response.range == -40...Double.infinity)
  }

  @Test("a scaled constraint counts in units of its expression")
  func scaled() throws {
    let x = solver.variable("x")
    let given = try solver.add(8 * x == 40)
    try solver.add(x <= 6)
    let response = try #require(solver.sensitivity(to: [.init(row: given, rate: 1)]))
    #expect(response.rates == [0.125])
    #expect(response.range.upperBound == 8)
  }

  @Test("a row that holds no value has no response, and asking leaves no trace")
  func noResponse() throws {
    let x = solver.variable("x")
    let held = try solver.add(x == 5)
    let idle = try solver.add(x >= 3)
    #expect(solver.sensitivity(to: [.init(row: idle, rate: 1)]) == nil)
    let before = solver.description
    _ = solver.sensitivity(to: [.init(row: held, rate: 1)])
    #expect(solver.description == before)
    #expect(solver[x] == 5)
  }
}
