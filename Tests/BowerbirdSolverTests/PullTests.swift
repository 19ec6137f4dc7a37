import Testing

@testable import BowerbirdSolver

@Suite("Pulls")
struct PullTests {
  private let solver = Solver()

  @Test("a constraint reports the strongest level against which it holds the values")
  func strongest() throws {
    let x = solver.variable("x")
    let held = try solver.add(x == 10, priority: .high)
    #expect(solver.pull(at: held) == nil)
    let small = try solver.add(x <= 5, priority: 100)
    #expect(solver.pull(at: held) == Pull(level: 100, isUpward: false))
    let large = try solver.add(x >= 20, priority: 300)
    #expect(solver.pull(at: held) == Pull(level: 300, isUpward: true))
    // A satisfied constraint pulls at nothing, and neither does a removed one.
    try solver.remove(large)
    try solver.add(x >= 3, priority: 300)
    #expect(solver.pull(at: held) == Pull(level: 100, isUpward: false))
    try solver.remove(small)
    #expect(solver.pull(at: held) == nil)
  }

  @Test("pulls come through other constraints, with their signs")
  func throughOthers() throws {
    let x = solver.variable("x"), y = solver.variable("y")
    let held = try solver.add(x == 10, priority: .high)
    try solver.add(y == 50 - 2 * x)
    try solver.add(y >= 40, priority: .low)
    #expect(solver.pull(at: held) == Pull(level: .low, isUpward: false))
  }

  @Test("nothing pulls at an optional constraint that does not hold")
  func violated() throws {
    let x = solver.variable("x")
    try solver.add(x == 10)
    let wish = try solver.add(x == 20, priority: .low)
    #expect(solver.pull(at: wish) == nil)
  }
}
