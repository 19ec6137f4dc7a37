import BowerbirdSolver
import Testing

/// Constraints that come many at a time get their places together, and few of them change places afterwards.
@Suite("Constraints placed together")
struct MatchingTests {
  /// A box that holds two, side by side with gaps of 8, which wish for a width of 50 each and for the same one.
  private struct Group {
    let x, width, first, firstWidth, second, secondWidth: Variable

    init(in solver: Solver) {
      let made = solver.variables(6)
      (x, width, first, firstWidth, second, secondWidth) = (made[0], made[1], made[2], made[3], made[4], made[5])
    }

    func constraints(at left: Double, wide: Double) -> [(Constraint, Priority)] {
      [
        (x == left, .required), (first == x + 8, .required), (second == first + firstWidth + 8, .required),
        (second + secondWidth == x + width - 8, .required), (firstWidth >= 20, .required),
        (secondWidth >= 20, .required), (firstWidth == secondWidth, .low), (firstWidth >= 50, .medium),
        (secondWidth >= 50, .medium), (width == wide, .medium),
      ]
    }
  }

  private let solver = Solver()
  private let count = 40

  private func width(_ index: Int) -> Double { 300 + Double(index % 7) }

  private func expectEvenGroups(_ groups: [Group]) {
    for (index, group) in groups.enumerated() {
      let (left, wide) = (10 * Double(index), width(index))
      // Two variables share the room that the three gaps leave.
      let share = (wide - 24) / 2
      let values = [group.x, group.width, group.first, group.firstWidth, group.second, group.secondWidth]
      let expected = [left, wide, left + 8, share, left + 16 + share, share]
      for (variable, value) in zip(values, expected) { #expect((solver[variable] - value).magnitude < 1e-9) }
    }
  }

  @Test("Optional rows that close a cycle take no exchange in a batch")
  func cyclesInABatch() throws {
    let groups = (0..<count).map { _ in Group(in: solver) }
    try solver.add(groups.enumerated().flatMap { $1.constraints(at: 10 * Double($0), wide: width($0)) })
    expectEvenGroups(groups)
    #expect(solver.statistics.pivots < 4)
  }

  @Test("Bounds added one at a time leave few exchanges to the rows after them")
  func boundsOneAtATime() throws {
    let groups = (0..<count).map { _ in Group(in: solver) }
    for (index, group) in groups.enumerated() {
      for (constraint, priority) in group.constraints(at: 10 * Double(index), wide: width(index)) {
        try solver.add(constraint, priority: priority)
      }
    }
    let before = solver.statistics.pivots
    expectEvenGroups(groups)
    #expect(solver.statistics.pivots - before < 4)
  }

  @Test("Bounds that nothing lifts hold the values as before")
  func boundsThatStay() throws {
    let (x, y) = (solver.variables(count), solver.variables(count))
    let floors = try x.map { try solver.add($0 >= 10) }
    try solver.add(zip(x, y).map { $1 == $0 + 5 }, priority: .high)
    for (index, variable) in x.enumerated() where index % 2 == 0 { try solver.add(variable == 30, priority: .low) }
    for index in 0..<count {
      let isLifted = index % 2 == 0
      #expect(solver[x[index]] == (isLifted ? 30 : 10))
      #expect(solver[y[index]] == (isLifted ? 35 : 15))
      #expect(solver.isActive(floors[index]) == !isLifted)
    }
    // A floor that yields leaves the value where it pushed it.
    try solver.update(floors[1], constant: -4)
    #expect(solver[x[1]] == 10)
  }

  @Test("Bounds that optional rows would violate hold")
  func boundsThatAreBroken() throws {
    let x = solver.variables(count)
    for variable in x { try solver.add(variable >= 10) }
    let wishes = try x.map { try solver.add($0 == 3, priority: .high) }
    for index in 0..<count {
      #expect(solver[x[index]] == 10)
      #expect(solver.violation(of: wishes[index]) == 7)
    }
  }
}

/// A variable that bounds many others, and is dragged along by one of them.
@Suite("A column of many")
struct LongColumnTests {
  private let solver = Solver()
  private let column: Variable
  private let widths: [Variable]

  init() throws {
    column = solver.variable()
    widths = solver.variables(100)
    try solver.add(column == 0, priority: .low)
    for width in widths { try solver.add(column >= width) }
    for (index, width) in widths.dropFirst().enumerated() {
      try solver.add(width == Double(index % 37), priority: .high)
    }
    try solver.edit(widths[0])
  }

  private func expectColumn(beside others: Double) throws {
    // Up, down and through the others, twice each, so that the rows of the column are walked again and again.
    for width in [10.0, 80, 20, 90, 35, 36, 37, 80, 5] {
      try solver.suggest(widths[0], width)
      #expect(solver[column] == max(width, others))
    }
  }

  @Test("It is as wide as the widest, whoever comes and goes between two drags")
  func rowsComeAndGo() throws {
    try expectColumn(beside: 36)
    let latecomer = solver.variable()
    let bound = try solver.add(column >= latecomer)
    let wish = try solver.add(latecomer == 60, priority: .high)
    try expectColumn(beside: 60)
    try solver.remove(wish)
    try solver.remove(bound)
    try expectColumn(beside: 36)
    let fork = solver.fork()
    try fork.suggest(widths[0], 70)
    #expect(fork[column] == 70)
    try expectColumn(beside: 36)
  }
}
