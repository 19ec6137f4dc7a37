import BowerbirdSolver
import Testing

/// The promises that clients may rely on, line by line.
@Suite struct ContractTests {
  @Test func theLinesOfTheContract() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let a = try solver.add(x + 2 * y <= 30)
    let b = try solver.add(x == 12.5, priority: .high)
    let c = try solver.add(x >= y - 3, priority: 431)
    let all = try solver.add([x - y >= 0, y >= 1])
    #expect(Set([a, b, c] + all).count == 5)
    #expect(solver[x] == 12.5)
    #expect((1...8.75).contains(solver[y]))

    try solver.remove(a)
    try solver.edit(y, priority: .medium)
    try solver.suggest(y, 7)
    #expect(solver[x] == 12.5)
    #expect(solver[y] == 7)

    try solver.suggest(y, 12)
    solver.solve()
    #expect(solver.changes == [y])
    #expect(solver.withValues { values in values[x.index] } == 12.5)
    #expect(solver.withValues { values in values[y.index] } == 12)

    try solver.suggest(y, 7)
    try solver.endEdit(y)
    let copy = solver.fork()
    try copy.add(x == 20, priority: 800)
    #expect(copy[x] == 20)
    #expect(copy.violation(of: b) == 7.5)
    #expect(solver[x] == 12.5)
    #expect(solver.violation(of: b) == 0)

    var e = LinearExpression(constant: 3)
    e += 2 * x
    e -= y
    let low = try solver.add(Constraint(e, .lessOrEqual), priority: 250)
    // x is held by a stronger wish and y can rise to x at most: 3 + 25 − 12.5.
    #expect(close(solver.violation(of: low), 15.5))
    #expect(close(solver[y], 12.5))
  }

  @Test("Every relation, both ways round")
  func relations() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    #expect((x >= y - 3) == Constraint(x - y + 3, .greaterOrEqual))
    #expect((x + 1 <= 2 * y) == Constraint(x - 2 * y + 1, .lessOrEqual))
    #expect((4 == x) == Constraint(-1 * x + 4, .equal))
    #expect((4 <= x).relation == .lessOrEqual)
    #expect((4 >= x).relation == .greaterOrEqual)
    #expect((x / 4) == LinearExpression([.init(x, coefficient: 0.25)]))
    #expect((3 * (x + 2) / 2 - y * 2).constant == 3)
    #expect((-x).terms == [.init(x, coefficient: -1)])

    try solver.add(4 <= x)
    try solver.add(6 >= x)
    try solver.add(x == 9, priority: .low)
    try solver.add(x == 2 * y)
    #expect(solver[x] == 6)
    #expect(solver[y] == 3)
  }

  @Test func aConstraintComesBackByItsHandle() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let first = try solver.add(x + x == 4, priority: 300)
    let second = try solver.add(x + x == 4, priority: 300)
    #expect(first != second)
    // As it was written, though the solver counts with 2x.
    #expect(solver.constraint(for: first) == (x + x == 4))
    #expect(solver.priority(of: second) == 300)
    #expect(solver.constraintCount == 2)
    #expect(Set(solver.constraints) == [first, second])

    try solver.remove(first)
    #expect(solver.constraint(for: first) == nil)
    #expect(solver.priority(of: first) == nil)
    #expect(solver.violation(of: first).isNaN)
    #expect(!solver.isActive(first))
    #expect(solver.constraints == [second])
    #expect(solver[x] == 2)
  }

  @Test func variablesHaveNamesAndPlaces() {
    let solver = Solver()
    let width = solver.variable("width")
    let nameless = solver.variable()
    #expect(solver.name(of: width) == "width")
    #expect(width.index == 0)
    #expect(nameless.index == 1)
    #expect(width != nameless)
    #expect(solver.variableCount == 2)
    #expect(Solver().variable("width") != width)
  }

  @Test("A batch is taken as a whole or not at all")
  func batch() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    #expect(try solver.add([Constraint]()).isEmpty)
    let handles = try solver.add([(x >= 1, .required), (x == 0, .high), (y == x, 7)])
    #expect(handles.map { solver.priority(of: $0) } == [.required, .high, 7])
    #expect(solver[x] == 1)
    #expect(solver[y] == 1)
    #expect(throws: SolverError.self) { try solver.add([y == 50, x == 50, x <= 0]) }
    #expect(solver.constraintCount == 3)
    #expect(solver[y] == 1)

    try solver.remove([handles[0], handles[2]])
    #expect(solver[x] == 0)
    #expect(solver.constraintCount == 1)
  }

  @Test("The violation is the distance at which an optional constraint would hold")
  func violations() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let pin = try solver.add(x == 10)
    let above = try solver.add(2 * x >= 26, priority: .high)
    let below = try solver.add(x <= 7, priority: .medium)
    let exact = try solver.add(x == 14.5, priority: .low)
    let satisfied = try solver.add(x <= 10, priority: 1)
    #expect([pin, above, below, exact, satisfied].map { solver.violation(of: $0) } == [0, 6, 3, 4.5, 0])
  }

  @Test func activeConstraintsAreThoseThatHoldValuesInPlace() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let ceiling = try solver.add(x <= 10)
    let farCeiling = try solver.add(x <= 100)
    let wish = try solver.add(x == 20, priority: .high)
    let follow = try solver.add(y == x + 1)
    #expect(solver.isActive(ceiling))
    #expect(!solver.isActive(farCeiling))
    #expect(!solver.isActive(wish))
    #expect(solver.isActive(follow))
    #expect(Set(solver.activeConstraints) == [ceiling, follow])

    try solver.remove(ceiling)
    #expect(solver.isActive(wish))
    #expect(Set(solver.activeConstraints) == [wish, follow])
  }

  @Test("Reading is always up to date")
  func reading() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let h = try solver.add(x == 3)
    #expect(solver[x] == 3)
    try solver.update(h, constant: -4)
    #expect(solver.values == [4])
    try solver.remove(h)
    try solver.add(x == 5)
    #expect(solver[x] == 5)
  }
}
