import BowerbirdSolver
import Testing

/// Odd but legal input gets an answer, or a clear error.
@Suite struct RobustnessTests {
  // MARK: - Rows without variables

  @Test("0 == 0 is accepted at every priority", arguments: [Priority.required, .high, 1])
  func emptyAndTrue(_ priority: Priority) throws {
    let solver = Solver()
    let x = solver.variable("x")
    for constraint in [
      Constraint(LinearExpression(constant: 0), .equal), Constraint(LinearExpression(constant: -1), .lessOrEqual),
      Constraint(LinearExpression(constant: 1), .greaterOrEqual), 0 * x == 0, x - x == 0,
      x - x <= 3,
    ] {
      let handle = try solver.add(constraint, priority: priority)
      #expect(solver.violation(of: handle) == 0)
      #expect(solver.constraint(for: handle) == constraint)
      try solver.remove(handle)
    }
    #expect(solver.constraintCount == 0)
    #expect(solver[x] == 0)
  }

  @Test("0 == 1 is refused where it must hold, and violated by 1 where it need not")
  func emptyAndFalse() throws {
    let solver = Solver()
    let x = solver.variable("x")
    for constraint in [
      Constraint(LinearExpression(constant: 1), .equal), Constraint(LinearExpression(constant: 1), .lessOrEqual),
      Constraint(LinearExpression(constant: -1), .greaterOrEqual), 0 * x == 1, x - x >= 1,
    ] {
      let handle = try solver.add(constraint, priority: .low)
      #expect(solver.violation(of: handle) == 1)
      #expect(throws: SolverError.self) { try solver.add(constraint) }
      #expect(throws: SolverError.self) { try solver.update(handle, priority: .required) }
      #expect(solver.priority(of: handle) == .low)
      try solver.update(handle, priority: .high)
      try solver.update(handle, constant: 0)
      #expect(solver.violation(of: handle) == 0)
      try solver.update(handle, priority: .required)
      #expect(throws: SolverError.self) { try solver.update(handle, constant: constraint.expression.constant) }
    }
    #expect(solver.constraintCount == 5)
  }

  // MARK: - Terms

  @Test("x + x is 2x")
  func repeatedTerms() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x + x == 5)
    let soft = try solver.add(x + y + x - 3 * y + y == 9, priority: .low)
    #expect(solver[x] == 2.5)
    // 2x − y == 9.
    #expect(solver[y] == -4)
    #expect(solver.violation(of: soft) == 0)
    try solver.add(y == 0)
    #expect(solver.violation(of: soft) == 4)
  }

  @Test("A coefficient of 0 takes its variable out of the row")
  func zeroCoefficients() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == 8)
    try solver.add(x + 0 * y == 3)
    let opposites = try solver.add(x + y - y == 3, priority: .high)
    try solver.add(0 * x + y <= 8)
    #expect(solver.values == [3, 8])
    #expect(solver.violation(of: opposites) == 0)
  }

  // MARK: - Duplicates

  @Test("The same row a hundred times, required: each of them alone is enough")
  func duplicatedRequiredRows() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    var handles: [ConstraintHandle] = []
    for _ in 0..<100 { handles.append(try solver.add(x + y == 10)) }
    try solver.add(2 * x + 2 * y == 20)
    try solver.add(x == 4, priority: .low)
    for handle in handles {
      #expect(solver.values == [4, 6])
      try solver.remove(handle)
    }
    #expect(solver.values == [4, 6])
  }

  @Test("Any one of several equal rows makes a minimal conflict")
  func conflictAmongDuplicates() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let same = try (0..<10).map { _ in try solver.add(x == 10) }
    do throws(SolverError) {
      try solver.add(2 * x == 21)
      Issue.record("accepted what cannot hold")
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw Unexpected("\(error)") }
      #expect(conflict.rejected == [2 * x == 21])
      #expect(conflict.present.count == 1)
      #expect(conflict.present.allSatisfy { same.contains($0) })
    }
  }

  @Test("A row that comes and goes a thousand times")
  func comingAndGoing() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == x + 1)
    try solver.add(x == 7, priority: .low)
    for turn in 0..<1000 {
      let guest = try solver.add(x >= 20 + Double(turn % 3), priority: turn % 2 == 0 ? .required : .high)
      #expect(solver[y] == 21 + Double(turn % 3))
      try solver.remove(guest)
      #expect(solver[y] == 8)
    }
    #expect(solver.constraintCount == 2)
  }

  // MARK: - Quantities

  @Test("Ten thousand distinct levels", arguments: [false, true])
  func tenThousandLevels(_ isReversed: Bool) throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    var rows: [(Constraint, Priority)] = []
    for level in 1...5000 {
      // 1 + 10000/10.1 < 1000: all of them are wishes, the last one strongest.
      rows.append((x == Double(level), Priority(1 + Double(2 * level - 1) / 10.1)))
      rows.append((x + y == Double(level), Priority(1 + Double(2 * level) / 10.1)))
    }
    let handles = try solver.add(isReversed ? rows.reversed() : rows)
    #expect(solver[x] + solver[y] == 5000)
    #expect(solver[x] == 5000)
    let strongest = isReversed ? handles[0] : handles[9999]
    try solver.remove(strongest)
    #expect(solver[x] + solver[y] == 4999)
    #expect(solver[x] == 5000)
  }

  @Test("Of ten thousand levels in any order, each takes over when all stronger ones are gone")
  func levelsInAnyOrder() throws {
    let solver = Solver()
    let x = solver.variable("x")
    // 7919 is a prime, so that every level comes once, and neighbouring levels want values that are far apart.
    let levels = (0..<10_000).map { $0 * 7919 % 10_000 }
    let handles = try solver.add(levels.map { (x == Double($0 * 31 % 1000), Priority(1 + Double($0) / 11)) })
    var handle: [Int: ConstraintHandle] = [:]
    for (index, level) in levels.enumerated() { handle[level] = handles[index] }
    for level in (9_995..<10_000).reversed() {
      #expect(solver[x] == Double(level * 31 % 1000))
      let guest = try solver.add(x == -5, priority: 999)
      #expect(solver[x] == -5)
      try solver.remove(guest)
      #expect(solver[x] == Double(level * 31 % 1000))
      try solver.remove(try #require(handle[level]))
    }
  }

  #if DEBUG
    private static let depth = 2000
  #else
    private static let depth = 200_000
  #endif

  @Test("A deep chain, given from its far end or from its near end", arguments: [false, true])
  func deepChain(_ isReversed: Bool) throws {
    let solver = Solver()
    let links = solver.variables(Self.depth)
    var rows = [links[0] == 1]
    for index in 1..<Self.depth { rows.append(links[index] == links[index - 1] + 1) }
    try solver.add(isReversed ? rows.reversed() : rows)
    #expect(solver.values == (1...Self.depth).map(Double.init))
    #expect(throws: SolverError.self) { try solver.add(links[Self.depth - 1] <= Double(Self.depth) - 1) }
    #expect(solver[links[Self.depth - 1]] == Double(Self.depth))
  }

  @Test("Everything depends on one variable")
  func star() throws {
    let solver = Solver()
    let hub = solver.variable("hub")
    let spokes = solver.variables(Self.depth)
    try solver.add(spokes.enumerated().map { $1 == hub + Double($0) })
    try solver.edit(hub)
    for value in [3.0, -40, 0.5] {
      try solver.suggest(hub, value)
      solver.solve()
      #expect(solver.changes.count == Self.depth + 1)
      #expect(solver[spokes[Self.depth - 1]] == value + Double(Self.depth) - 1)
    }
  }

  #if !DEBUG
    @Test("A million constraints in one call")
    func aMillionConstraints() throws {
      let solver = Solver()
      let count = 250_000
      let variables = solver.variables(count)
      var rows: [(Constraint, Priority)] = [(variables[0] == 0, .required)]
      for index in 1..<count {
        rows.append((variables[index] >= variables[index - 1], .required))
        rows.append((variables[index] <= variables[index - 1] + 2, .required))
        rows.append((variables[index] == Double(index), .high))
        rows.append((variables[index] == 0, .low))
      }
      rows += [(variables[0] >= 0, .required), (variables[0] <= 0, .required), (variables[0] == 1, 1)]
      #expect(rows.count == 1_000_000)
      let handles = try solver.add(rows)
      #expect(solver.values == (0..<count).map(Double.init))
      try solver.remove(handles[3])
      #expect(solver.constraintCount == 999_999)
    }
  #endif
}
