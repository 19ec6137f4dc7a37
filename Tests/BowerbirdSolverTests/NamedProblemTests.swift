import BowerbirdSolver
import Testing

/// Small problems that once went wrong, each under the name of what went wrong.
@Suite struct NamedProblemTests {
  @Test("A suggestion waits while an independent optional row is removed")
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

  @Test("Values that a required row moves when it is added are among the changes")
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

  @Test("Values that a call moved before the solve are among its changes")
  func changesBeforeARemoval() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let wish = try solver.add(x == 175, priority: .high)
    try solver.remove(wish)
    solver.solve()
    #expect(solver[x] == 175)
    #expect(solver.changes == [x])
  }

  @Test("A refused row leaves the choice among equal optima as it was")
  func refusalAndEqualOptima() throws {
    func values(tempted: Bool) throws -> [UInt64] {
      let solver = Solver()
      let x = solver.variables(4)
      let first = try solver.add([(x[0] == 0, 1), (x[1] >= 190, 1), (x[2] + 2 * x[0] + x[3] >= 330, .high)])[0]
      solver.solve()
      try solver.add(187 - x[1] <= 0)
      if tempted { #expect(throws: SolverError.self) { try solver.add(-x[1] >= 0) } }
      try solver.remove(first)
      try solver.add(x[3] <= 0)
      return solver.valueBits
    }
    #expect(try values(tempted: true) == values(tempted: false))
  }

  @Test("A variable that is made while a suggestion follows a known direction")
  func variableMadeLate() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let z = solver.variable("z")
    try solver.add(2 * z <= x, priority: .high)
    try solver.edit(x, priority: .high)
    try solver.suggest(x, -48)
    try solver.add(y == 2 * x)
    for value in [-48.0, 24, -34] {
      try solver.suggest(x, value)
      #expect(solver[y] == 2 * value)
    }
    let late = solver.variable("late")
    #expect(solver[late] == 0)
    try solver.suggest(x, 5)
    try solver.add(late == y)
    #expect(solver[late] == 10)
  }

  @Test("Two suggestions take turns")
  func suggestionsInTurns() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    for variable in [x, y] { try solver.edit(variable, priority: .low) }
    try solver.suggest(x, -75.75)
    for value in [21.5, 52.25, 41.25] {
      try solver.suggest(y, value)
      #expect(solver.values == [-75.75, value])
    }
    try solver.suggest(x, -8)
    try solver.suggest(y, 43.25)
    #expect(solver.values == [-8, 43.25])
    try solver.suggest(y, -14.25)
    #expect(solver.values == [-8, -14.25])
  }

  @Test("A suggestion that waits beside another, of which only one follows a known direction")
  func suggestionsInTurnsAtDifferentLevels() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.edit(x, priority: .low)
    try solver.edit(y, priority: .high)
    try solver.suggest(x, 10.5)
    for value in [157, 225.25, 232.75] {
      try solver.suggest(y, value)
      #expect(solver.values == [10.5, value])
    }
    try solver.suggest(x, 34)
    try solver.suggest(y, 153.75)
    solver.solve()
    try solver.suggest(y, 147.75)
    #expect(solver.values == [34, 147.75])
  }

  @Test("Rows of very different size, in a batch and one after the other")
  func unevenRows() throws {
    let rows = [
      Row([(0, 1), (2, 1)], -131, .lessOrEqual), Row([(1, 0.002), (2, -0.001)], -0.574, .lessOrEqual),
      Row([(1, -1), (0, 3)], 0, .equal), Row([(4, 3.5)], -192.5, .greaterOrEqual, priority: 250),
      Row([(1, -10000)], 3_210_000, .lessOrEqual, priority: 250), Row([(2, 5000)], 0, .lessOrEqual, priority: 1),
      Row([(2, 3), (4, 1), (0, 1)], -223, .greaterOrEqual, priority: 999),
      Row([(1, 0.9)], -270.3, .equal, priority: 750),
    ]
    // x₁ is 270.3/0.9 = 901/3, so x₂ is 2·901/3 − 574 = 80/3 at least.
    let want: [Double: Double] = [1000: 0, 999: 0, 750: 0, 250: 620_000.0 / 3, 1: 400_000.0 / 3]
    for solver in [
      try Mirror.solver(with: rows, variableCount: 5), try Mirror.solver(byOneOf: rows, variableCount: 5),
    ] {
      for level in LevelErrors(of: rows, at: solver.values).levels {
        #expect(close(level.error, try #require(want[level.priority])), "level \(level.priority)")
      }
    }
  }

  @Test("The size of a root is a required row, and is followed by its direction as an edit is")
  func requiredRowsFollowDirections() throws {
    let solver = Solver()
    let (width, height) = (solver.variable("width"), solver.variable("height"))
    let (half, rest) = (solver.variable("half"), solver.variable("rest"))
    let wide = try solver.add(width == 300)
    let high = try solver.add(height == 200)
    try solver.add([half == width * 0.5, rest == width - half - 20, rest >= 30, height >= 10])
    func resize(_ newWidth: Double, _ newHeight: Double) throws {
      try solver.update(wide, constant: -newWidth)
      try solver.update(high, constant: -newHeight)
      #expect(solver[width] == newWidth && solver[height] == newHeight)
      #expect(solver[half] == newWidth / 2 && solver[rest] == newWidth / 2 - 20)
    }
    for step in 0..<4 { try resize(300 + Double(step), 200 - Double(step)) }
    let before = solver.statistics
    for step in 0..<20 { try resize(120 + Double(step), 50 + Double(step)) }
    #expect(solver.statistics.directionHits == before.directionHits + 20)
    #expect(solver.statistics.pivots == before.pivots)
    // rest = width / 2 - 20 >= 30 needs a width of 100.
    #expect(throws: SolverError.self) { try solver.update(wide, constant: -99) }
    #expect(solver[width] == 139 && solver[rest] == 49.5)
    try resize(100, 10)
    #expect(throws: SolverError.self) { try solver.update(high, constant: -9.5) }
    try resize(500, 400)
  }

  @Test("A wide and a narrow direction that move in one solve move the same value")
  func wideAndNarrowDirectionsTogether() throws {
    let solver = Solver()
    let x = solver.variables(6)
    // Moving x[0] moves all; moving the last gap moves x[5] alone.
    try solver.edit(x[0], priority: .high)
    for index in 1..<5 { try solver.add(x[index] == x[index - 1] + 10) }
    let gap = try solver.add(x[5] == x[4] + 10, priority: .medium)
    func move(_ start: Double, _ distance: Double) throws {
      try solver.suggest(x[0], start)
      try solver.update(gap, constant: -distance)
      #expect(solver[x[4]] == start + 40)
      #expect(solver[x[5]] == start + 40 + distance)
    }
    for step in 0..<5 { try move(Double(step), Double(10 - step)) }
    #expect(Set(solver.changes) == Set(x[0..<5]), "x[5] stays at 50")
    for step in 0..<5 {
      try solver.update(gap, constant: Double(-step))
      #expect(solver[x[5]] == 44 + Double(step))
      #expect(solver.changes == [x[5]])
    }
    // One moves it back to where the other takes it from: nothing has changed for x[5].
    try move(7, 20)
    try move(8, 19)
    #expect(!solver.changes.contains(x[5]) && solver.changes.count == 5)
  }
}
