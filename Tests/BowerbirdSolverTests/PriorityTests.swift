import BowerbirdSolver
import Testing

/// The meaning of priorities: levels, not weights.
@Suite struct PriorityTests {
  @Test func namesAndNumbers() {
    #expect(Priority.required == 1000)
    #expect(Priority.high == 750)
    #expect(Priority.medium == 500)
    #expect(Priority.low == 250)
    #expect(Priority.defaultHigh == .high)
    #expect(Priority.defaultLow == .low)
    #expect(Priority(431) == 431)
    #expect(Priority(430.5) == 430.5)
    #expect(Priority.low < .medium)
    #expect(Priority(1).isValid && Priority(1000).isValid)
    #expect(!Priority(0.99).isValid && !Priority(1000.01).isValid && !Priority(.nan).isValid)
  }

  @Test(
    "A thousand and one weaker constraints do not move a stronger one",
    arguments: [(750, 250), (750, 749), (999, 998), (431, 430.5), (1.25, 1), (2, 1)] as [(Double, Double)])
  func numbersDoNotCount(_ strong: Double, _ weak: Double) throws {
    let solver = Solver()
    let x = solver.variable("x")
    let crowd = try solver.add(Array(repeating: x == 100, count: 1001), priority: Priority(weak))
    #expect(solver[x] == 100)
    let one = try solver.add(x == 1, priority: Priority(strong))
    #expect(solver[x] == 1)
    #expect(solver.violation(of: crowd[500]) == 99)
    try solver.remove(one)
    #expect(solver[x] == 100)
  }

  @Test("Nor does a large coefficient", arguments: [1e3, 1e6, 1e9, 1e12])
  func coefficientsDoNotCount(_ coefficient: Double) throws {
    let solver = Solver()
    let x = solver.variable("x")
    try solver.add(coefficient * x == 0, priority: .medium)
    try solver.add(x == 50, priority: .high)
    #expect(solver[x] == 50)
  }

  @Test("A thousand and one at each of several levels, in any order of adding", arguments: [false, true])
  func severalLevels(_ isReversed: Bool) throws {
    // Each level pulls x to its own place; the strongest level has one row, each weaker level a thousand and one.
    let levels: [(priority: Priority, target: Double, count: Int)] = [
      (900, 1, 1), (700, 200, 1001), (500, -300, 1001), (300, 400, 1001),
    ]
    let solver = Solver()
    let x = solver.variable("x")
    var handles: [[ConstraintHandle]] = []
    for level in isReversed ? levels.reversed() : levels {
      handles.append(try solver.add(Array(repeating: x == level.target, count: level.count), priority: level.priority))
    }
    if isReversed { handles.reverse() }
    for (index, level) in levels.enumerated() {
      #expect(solver[x] == level.target)
      try solver.remove(handles[index])
    }
  }

  @Test("Within a level the sum counts: the median wins")
  func median() throws {
    let solver = Solver()
    let x = solver.variable("x")
    for target in [1.0, 2, 3, 50, 1000] { try solver.add(x == target, priority: .medium) }
    #expect(solver[x] == 3)
    try solver.add(4 * x == 4 * 50, priority: .medium)
    // Weights 1, 1, 1, 5, 1: half of the weight is reached at 50.
    #expect(solver[x] == 50)
  }

  @Test("What a stronger level leaves open, a weaker one decides")
  func tieIsBrokenBelow() throws {
    let solver = Solver()
    let x = solver.variable("x")
    try solver.add([x == 10, x == 20], priority: .high)
    try solver.add(x == 16, priority: .medium)
    try solver.add(x == 0, priority: .low)
    #expect(solver[x] == 16)
  }

  @Test("Fractions of a priority are levels of their own")
  func fractions() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let targets = Array(stride(from: 0.0, to: 20, by: 1))
    var handles: [ConstraintHandle] = []
    for target in targets { handles.append(try solver.add(x == target, priority: Priority(500 + target / 1024))) }
    for target in targets.reversed() {
      #expect(solver[x] == target)
      try solver.remove(handles[Int(target)])
    }
    #expect(solver[x] == 0)
  }

  @Test("Neighbouring numbers are different levels")
  func neighbours() throws {
    let solver = Solver()
    let x = solver.variable("x")
    try solver.add(Array(repeating: x == 5, count: 3), priority: Priority(700))
    try solver.add(x == 6, priority: Priority(700.0.nextUp))
    #expect(solver[x] == 6)
  }

  @Test("999.9 is optional, 1000 is required")
  func almostRequired() throws {
    let solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 1)
    let wish = try solver.add(x == 2, priority: 999.999)
    #expect(solver[x] == 1)
    #expect(solver.violation(of: wish) == 1)
  }
}
