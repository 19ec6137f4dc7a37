import BowerbirdSolver
import Testing

/// An undetermined value stays where it was, or at 0 if it never had one.
@Suite struct FreedomTests {
  @Test func aVariableInNoConstraintIsZero() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    #expect(solver[x] == 0)
    try solver.add(y == 4)
    #expect(solver[x] == 0)
    #expect(solver.values == [0, 4])
  }

  @Test func aReleasedVariableKeepsItsValue() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let pin = try solver.add(x == 17.25)
    #expect(solver[x] == 17.25)
    try solver.remove(pin)
    #expect(solver[x] == 17.25)
    let floor = try solver.add(x >= 10)
    #expect(solver[x] == 17.25)
    try solver.remove(floor)
    try solver.add(x <= 20, priority: .low)
    #expect(solver[x] == 17.25)
  }

  @Test func valuesTakenFromAnEditStay() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == 2 * x)
    try solver.edit(x)
    try solver.suggest(x, 21)
    #expect(solver[y] == 42)
    try solver.endEdit(x)
    #expect(solver.values == [21, 42])
  }

  @Test("Reading a value makes no difference to where it stays")
  func unreadValuesStay() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == 2 * x)
    try solver.edit(x)
    try solver.suggest(x, 21)
    try solver.endEdit(x)
    #expect(solver.values == [21, 42])
    let wish = try solver.add(x == 4, priority: .low)
    try solver.remove(wish)
    #expect(solver.values == [4, 8])
  }

  @Test("A value that an inequality had pushed stays when the inequality yields", arguments: [Priority.required, .low])
  func yieldingInequalities(priority: Priority) throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let floor = try solver.add(x >= 89, priority: priority)
    let ceiling = try solver.add(2 * y + 11 <= 0, priority: priority)
    #expect(solver.values == [89, -5.5])
    try solver.update(floor, constant: 90)
    #expect(solver.values == [89, -5.5])
    try solver.update(ceiling, constant: -20)
    #expect(solver.values == [89, -5.5])
    try solver.update(floor, constant: -91.5)
    #expect(solver.values == [91.5, -5.5])
  }

  @Test("Reading before an inequality yields makes no difference")
  func yieldingUnread() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let floor = try solver.add(x >= 89)
    try solver.update(floor, constant: -95)
    try solver.update(floor, constant: 90)
    #expect(solver[x] == 95)
  }

  @Test("Nor does reading before one yields that was added or tightened unread", arguments: [false, true])
  func yieldingUnplaced(isRead: Bool) throws {
    let solver = Solver()
    let x = solver.variable("x")
    let floor = try solver.add(x >= 10, priority: .high)
    if isRead { #expect(solver[x] == 10) }
    try solver.update(floor, constant: -5)
    #expect(solver[x] == 10)
    try solver.update(floor, constant: -100)
    if isRead { #expect(solver[x] == 100) }
    try solver.update(floor, constant: -5)
    #expect(solver[x] == 100)
  }

  @Test("A value that is pulled against an inequality follows it when it yields")
  func yieldingAgainstAPull() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let floor = try solver.add(x >= 89)
    try solver.add(x == 40, priority: .low)
    #expect(solver[x] == 89)
    try solver.update(floor, constant: -60)
    #expect(solver[x] == 60)
    try solver.update(floor, constant: 90)
    #expect(solver[x] == 40)
  }

  @Test("Rows that already hold move nothing")
  func satisfiedRows() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let z = solver.variable("z")
    try solver.add(x + y == 10)
    let pin = try solver.add(x == 4)
    #expect(solver[y] == 6)
    try solver.remove(pin)
    #expect(solver.values == [4, 6, 0])
    try solver.add(y - x == 2, priority: .high)
    try solver.add(x <= 5)
    try solver.add(y >= 6, priority: 3)
    try solver.add(z == 0, priority: 2)
    #expect(solver.values == [4, 6, 0])
  }

  @Test("Values that follow a determined one leave the others alone")
  func independentParts() throws {
    let solver = Solver()
    let parts = solver.variables(20)
    var pins: [ConstraintHandle] = []
    for (index, part) in parts.enumerated() { pins.append(try solver.add(part == Double(index))) }
    for pin in pins { try solver.remove(pin) }
    #expect(solver.values == (0..<20).map(Double.init))
    try solver.add(parts[3] == -1)
    #expect(solver.values == (0..<20).map { $0 == 3 ? -1 : Double($0) })
  }

  @Test("A row that can be had for nothing is had")
  func freeDirectionSatisfiesWishes() throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let sum = try solver.add(x + y == 8, priority: .low)
    #expect(solver.violation(of: sum) == 0)
    let difference = try solver.add(x - y == 2, priority: 1)
    #expect(solver.violation(of: difference) == 0)
    #expect(solver.values == [5, 3])
  }
}
