import BowerbirdSolver
import Testing

/// Variables that are made late, and asked about before any constraint involves them.
@Suite("Late variables")
struct LateVariableTests {
  private let solver = Solver()
  private let left: Variable
  private let right: Variable

  init() throws {
    (left, right) = (solver.variable("left"), solver.variable("right"))
    try solver.add([right == left + 10, right <= 500])
    try solver.edit(left)
    // Twice, so that the third time goes the way that is known.
    for value in [10.0, 20, 30] {
      try solver.suggest(left, value)
      #expect(solver[right] == value + 10)
    }
  }

  @Test("They are 0, count, and do not count as changed")
  func nothingIsKnown() throws {
    let late = solver.variable("late")
    #expect(solver.variableCount == 3)
    #expect(solver[late] == 0)
    try solver.suggest(left, 40)
    #expect(solver[right] == 50 && solver[late] == 0)
    #expect(Set(solver.changes) == [left, right])
    #expect(solver.withValues { Array($0) } == [40, 50, 0])
  }

  @Test("They may move anywhere, and report it")
  func nothingHolds() throws {
    let late = solver.variable("late")
    let freedom = solver.freedom(of: [late])
    #expect(freedom.count == 1)
    #expect(freedom.first?.movements.map(\.variable) == [late])
    #expect(solver.explanation(of: late).value == 0)
    #expect(solver.description.contains("late = 0.0  free") || solver.description.contains("late = 0  free"))
    let fork = solver.fork()
    try fork.add(late == 7)
    #expect(fork[late] == 7 && solver[late] == 0)
  }

  @Test("A refused constraint of theirs leaves no trace in a drag")
  func refusals() throws {
    let late = solver.variable("late")
    let twin = solver.fork()
    #expect(throws: SolverError.self) { try solver.add([late >= 3, late <= 2]) }
    #expect(throws: SolverError.self) { try solver.add(late + late >= .infinity) }
    for value in [0.5, 33.25, 600, 20] {
      try solver.suggest(left, value)
      try twin.suggest(left, value)
      #expect(solver.withValues { Array($0) } == twin.withValues { Array($0) })
      #expect(solver[right] == min(value + 10, 500))
    }
    try solver.add(late == right)
    #expect(solver[late] == 30)
  }

  @Test("Many of them, made between two drags, hold what comes with them")
  func manyBetweenDrags() throws {
    let late = solver.variables(100)
    try solver.suggest(left, 50)
    try solver.add(late.indices.map { late[$0] == right + Double($0) })
    for value in [60.0, 70, 80] {
      try solver.suggest(left, value)
      for index in late.indices { #expect(solver[late[index]] == value + 10 + Double(index)) }
    }
  }
}
