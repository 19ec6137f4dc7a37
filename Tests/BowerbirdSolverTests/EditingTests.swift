import BowerbirdSolver
import Testing

/// Edits, suggestions, changes in place, and the list of what changed.
@Suite struct EditingTests {
  let solver = Solver()
  let left: Variable
  let width: Variable
  let right: Variable
  let sum: ConstraintHandle

  init() throws {
    left = solver.variable("left")
    width = solver.variable("width")
    right = solver.variable("right")
    sum = try solver.add(right == left + width)
    solver.solve()
  }

  @Test("An edit has no effect before the first suggestion")
  func editAlone() throws {
    try solver.add(width == 30, priority: .low)
    let before = solver.values
    try solver.edit(width, priority: .high)
    #expect(solver.values == before)
    try solver.add(width == 40, priority: .medium)
    #expect(solver[width] == 40)
    try solver.suggest(width, 50)
    #expect(solver[width] == 50)
    try solver.endEdit(width)
    #expect(solver[width] == 40)
  }

  @Test("A suggestion counts as much as its priority")
  func priorityOfAnEdit() throws {
    try solver.add(width == 30, priority: .medium)
    try solver.edit(width, priority: .low)
    try solver.suggest(width, 50)
    #expect(solver[width] == 30)
    try solver.endEdit(width)
    try solver.edit(width, priority: 501)
    #expect(solver[width] == 30)
    try solver.suggest(width, 50)
    #expect(solver[width] == 50)
    try solver.add(width <= 45)
    #expect(solver[width] == 45)
    try solver.suggest(width, 20)
    #expect(solver[width] == 20)
  }

  @Test func theUsualPriorityOfAnEditIsHigh() throws {
    try solver.edit(width)
    try solver.suggest(width, 10)
    let weaker = try solver.add(width == 99, priority: 749)
    #expect(solver[width] == 10)
    try solver.update(weaker, priority: 751)
    #expect(solver[width] == 99)
  }

  @Test func severalEditsAtOnce() throws {
    try solver.edit(left, priority: .high)
    try solver.edit(right, priority: .medium)
    try solver.suggest(left, 10)
    try solver.suggest(right, 110)
    #expect(solver.values == [10, 100, 110])
    try solver.add(width <= 60)
    #expect(solver.values == [10, 60, 70])
    try solver.endEdit(left)
    // The weaker suggestion is alone now.
    #expect(solver[right] == 110)
    try solver.edit(left, priority: .low)
    try solver.suggest(left, 0)
    #expect(solver.values == [50, 60, 110])
  }

  @Test("The last of many suggestions counts")
  func manySuggestions() throws {
    try solver.add(left == 5)
    try solver.edit(width)
    for step in 0...1000 { try solver.suggest(width, Double(step) / 8) }
    #expect(solver.values == [5, 125, 130])
  }

  // MARK: - In place

  @Test func constantInPlace() throws {
    try solver.add(left == 5)
    let wanted = try solver.add(width == 30, priority: .high)
    #expect(solver[right] == 35)
    for size in [40.0, -3, 0, 1e6, 12.125] {
      try solver.update(wanted, constant: -size)
      #expect(solver[width] == size)
      #expect(solver[right] == 5 + size)
      #expect(solver.constraint(for: wanted) == (width == size))
    }
    // right == left + width + 7, as its expression stands: right − left − width − 7.
    try solver.update(sum, constant: -7)
    #expect(solver[right] == 24.125)
    #expect(solver.constraintCount == 3)
  }

  @Test func constantOfAWeakerWish() throws {
    try solver.add(width == 30, priority: .high)
    let weaker = try solver.add(width <= 10, priority: .low)
    #expect(solver.violation(of: weaker) == 20)
    try solver.update(weaker, constant: -50)
    #expect(solver.violation(of: weaker) == 0)
    #expect(solver[width] == 30)
    try solver.update(weaker, constant: -29)
    #expect(solver.violation(of: weaker) == 1)
  }

  @Test func priorityInPlace() throws {
    let ten = try solver.add(width == 10, priority: .high)
    let twenty = try solver.add(width == 20, priority: .medium)
    #expect(solver[width] == 10)
    try solver.update(ten, priority: .low)
    #expect(solver[width] == 20)
    try solver.update(ten, priority: .required)
    #expect(solver[width] == 10)
    #expect(throws: SolverError.self) { try solver.update(twenty, priority: .required) }
    #expect(solver.priority(of: twenty) == .medium)
    try solver.update(ten, priority: 499.5)
    #expect(solver[width] == 20)
    try solver.update(twenty, priority: .required)
    #expect(solver[width] == 20)
    #expect(solver.violation(of: ten) == 10)
    #expect(solver.priority(of: ten) == 499.5)
  }

  // MARK: - Changes

  @Test func changesNameWhatChangedOnce() throws {
    try solver.add(left == 5)
    try solver.edit(width)
    try solver.suggest(width, 10)
    solver.solve()
    try solver.suggest(width, 12)
    solver.solve()
    #expect(solver.changes.count == 2)
    #expect(Set(solver.changes) == [width, right])
    try solver.suggest(width, 12)
    solver.solve()
    #expect(solver.changes.isEmpty)
  }

  @Test("A value that moves away and back between two solves has not changed")
  func changesOfARoundTrip() throws {
    try solver.add(left == 5)
    try solver.edit(width)
    try solver.suggest(width, 10)
    solver.solve()
    for size in [20.0, 30, 10] { try solver.suggest(width, size) }
    solver.solve()
    #expect(solver.changes.isEmpty)
  }

  @Test("Several calls before a solve")
  func changesOfSeveralCalls() throws {
    let other = solver.variable("other")
    try solver.add(left == 5)
    solver.solve()
    let pin = try solver.add(other == 1)
    try solver.add(width == 3, priority: .low)
    try solver.update(pin, constant: -2)
    solver.solve()
    #expect(solver.changes.count == 3)
    #expect(Set(solver.changes) == [width, right, other])
    try solver.remove(pin)
    solver.solve()
    #expect(solver.changes.isEmpty)
  }

  @Test("Exactly what changed, in random calls", arguments: 0..<UInt64(20))
  func changesInRandomCalls(seed: UInt64) throws {
    var trial = try Trial(seed: seed)
    trial.looksWhileDragging = false
    trial.solver.solve()
    for step in 0..<60 {
      let before = trial.solver.values
      for _ in 0..<1 + step % 3 { try trial.step() }
      trial.solver.solve()
      let after = trial.solver.values
      // A variable that is created in between starts at 0.
      let old = before + Array(repeating: 0, count: after.count - before.count)
      let changed = trial.variables.filter { old[$0.index] != after[$0.index] }
      let named = trial.solver.changes.map(\.index).sorted()
      try #require(named == changed.map(\.index), "seed \(seed), step \(step)")
    }
  }

  // MARK: - Values

  @Test func allValuesAtOnce() throws {
    struct Refusal: Error {}
    try solver.add([left == 1, width == 2])
    #expect(solver.withValues { Array($0) } == [1, 2, 3])
    #expect(solver.withValues { $0.count } == solver.variableCount)
    #expect(throws: Refusal.self) { try solver.withValues { _ throws(Refusal) in throw Refusal() } }
    #expect(Solver().withValues { $0.count } == 0)
  }
}
