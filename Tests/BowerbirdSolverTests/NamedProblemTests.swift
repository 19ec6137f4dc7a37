import BowerbirdSolver
import Testing

/// Small problems that once went wrong, each under the name of what went wrong.
@Suite struct NamedProblemTests {
  @Test("A suggestion waits while a wish that nothing depends on is removed")
  func waitingSuggestionAndRemoval() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.edit(x, priority: 1)
    try solver.suggest(x, 73.25)
    let bystander = try solver.add(y == 0, priority: .medium)
    solver.solve()
    try solver.suggest(x, 25.5)
    #expect(solver[x] == 25.5)
    try solver.suggest(x, 122.5)
    try solver.remove(bystander)
    #expect(solver[x] == 122.5)
  }

  @Test("A suggestion waits while a required row is removed that is not active")
  func waitingSuggestionAndRemovalOfARequiredRow() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let bystander = try solver.add(3 * y >= 0)
    try solver.edit(x, priority: 431)
    for value in [21.75, 26.75, 18.5] {
      try solver.suggest(x, value)
      if value == 18.5 { try solver.remove(bystander) }
      #expect(solver[x] == value)
    }
  }

  @Test("A suggestion waits while a required row is refused")
  func waitingSuggestionAndRefusal() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let z = solver.variable("z")
    try solver.edit(x, priority: 999)
    try solver.suggest(x, 58.5)
    try solver.add([x <= 115])
    #expect(solver[x] == 58.5)
    try solver.add(2 * y + 2 * z >= 220)
    try solver.suggest(x, 166.75)
    #expect(throws: SolverError.self) { try solver.add(2 * y + 2 * z <= 216) }
    #expect(solver[x] == 115)
    #expect(solver[y] + solver[z] >= 110)
  }

  @Test("A new constant waits while a required row is refused")
  func waitingConstantAndRefusal() throws {
    let solver = Solver()
    let v = solver.variables(7)
    try solver.add(v[0] == 16)
    try solver.add(v[2] == v[0] + v[1])
    try solver.add(v[1] == 19, priority: 430.5)
    try solver.add(v[4] == v[2] + v[3])
    try solver.add(v[3] == 27, priority: .high)
    try solver.add(v[6] == v[4] + v[5])
    let limit = try solver.add([
      (34 - v[2] >= 0, .low), (2 * v[6] >= 95, .required), (-v[4] == 0, 430.5), (2 * v[5] + 2 * v[0] >= 24, .required),
    ])[0]
    solver.solve()
    try solver.update(limit, constant: 16)
    #expect(throws: SolverError.self) { try solver.add(2 * v[6] <= 93) }
    #expect(close(solver[v[3]], 27))
    // v₄ is 43 + v₁, so |v₁ − 19| + |v₄| is 62 for every v₁ from −43 to 19; the limit then wants v₁ <= 0.
    #expect((-43 - 1e-9...1e-9).contains(solver[v[1]]))
    #expect(solver.violation(of: limit) <= 1e-9)
    #expect(solver[v[6]] >= 47.5 - 1e-9)
  }

  @Test("What a required row moves when it is added is among the changes")
  func changesOfRequiredRows() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add([x <= 0, 2 * y == 177])
    solver.solve()
    #expect(solver.changes == [y])
    // x can give nothing and y is fixed, so this is refused and changes nothing.
    #expect(throws: SolverError.self) { try solver.add(x + y >= 100) }
    solver.solve()
    #expect(solver.changes.isEmpty)
  }

  @Test("An infinite coefficient is not taken for a cancellation", arguments: Relation.allCases)
  func infiniteCoefficient(_ relation: Relation) {
    let solver = Solver()
    let x = solver.variable("x")
    for coefficient in [Double.infinity, -.infinity] {
      let row = Constraint(LinearExpression([.init(x, coefficient: coefficient)]), relation)
      #expect(throws: SolverError.self) { try solver.add(row) }
      #expect(throws: SolverError.self) { try solver.add(row, priority: .low) }
    }
  }
}
