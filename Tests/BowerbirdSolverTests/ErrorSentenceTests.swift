import BowerbirdSolver
import Testing

/// The sentences of errors, word for word: each names the variables and constraints involved.
@Suite struct ErrorSentenceTests {
  let solver = Solver()
  let left: Variable
  let width: Variable
  let wish: ConstraintHandle

  init() throws {
    left = solver.variable("left")
    width = solver.variable("width")
    wish = try solver.add(left + width == 100, priority: .high)
  }

  @Test func removedConstraint() throws {
    try solver.remove(wish)
    let sentence = "left + width == 100 is not in this solver: it was removed, or belongs to another solver."
    #expect(words { try solver.remove(wish) } == sentence)
    #expect(words { try solver.update(wish, constant: 3) } == sentence)
    #expect(words { try solver.update(wish, priority: .low) } == sentence)
    #expect(words { try solver.fork().remove(wish) } == sentence)
  }

  @Test("The last of many removed constraints are remembered, and a fork's are its own")
  func manyRemovedConstraints() throws {
    let handles = try solver.add((0..<200).map { left >= -Double($0) })
    try solver.remove(handles)
    #expect(words { try solver.remove(handles[199]) }.hasPrefix("left >= -199 is not in this solver"))
    #expect(words { try solver.remove(handles[136]) }.hasPrefix("left >= -136 is not in this solver"))
    #expect(words { try solver.remove(handles[0]) }.hasPrefix("The constraint of row 1 is not in this solver"))
  }

  @Test("A long constraint that was removed is cut short")
  func longRemovedConstraint() throws {
    let handle = try solver.add(left + 2 * width - (0..<4).map { solver.variable("p\($0)") }.sum <= 7)
    try solver.remove(handle)
    #expect(words { try solver.remove(handle) }.hasPrefix("left + 2*width - p0 - p1 + … <= 7 is not in this solver"))
  }

  @Test func foreignConstraint() throws {
    let handle = try Solver().add([])
    #expect(handle.isEmpty)
    let elsewhere = Solver()
    let foreign = try elsewhere.add(elsewhere.variable("x") == 1)
    #expect(
      words { try solver.remove(foreign) }
        == "The constraint of row 0 is not in this solver: it was removed, or belongs to another solver.")
  }

  @Test func foreignVariable() {
    let elsewhere = Solver()
    _ = elsewhere.variable("first")
    let stranger = elsewhere.variable("stranger")
    #expect(
      words { try solver.add(width == 2 * stranger) }
        == "Variable 1, in width - 2*(variable 1 of another solver) == 0, belongs to another solver.")
    #expect(words { try solver.suggest(stranger, 4) } == "Variable 1 belongs to another solver.")
  }

  @Test func invalidPriority() {
    #expect(
      words { try solver.add(width >= 3, priority: 1001) }
        == "The priority of width >= 3 is 1001; it must be a number from 1 to 1000.")
    #expect(
      words { try solver.update(wish, priority: 0) }
        == "The new priority of left + width == 100 is 0; it must be a number from 1 to 1000.")
    #expect(
      words { try solver.edit(left, priority: -1) }
        == "The priority of the edit of left is -1; it must be a number from 1 to 1000.")
  }

  @Test("An infinite factor is reported, not the constant that it makes NaN")
  func infiniteFactor() {
    let error = refusal { try solver.add(left * .infinity == 3) }
    #expect(error?.description == "The coefficient of left in inf*left == nan is not finite: inf.")
  }

  @Test func nonFiniteNumbers() {
    #expect(
      words { try solver.add(left + width >= .infinity) }
        == "The constant of left + width >= inf is not finite: -inf.")
    #expect(
      words { try solver.update(wish, constant: .infinity) }
        == "The new constant of left + width == 100 is not finite: inf.")
    #expect(
      words { try solver.add(1e-300 * left == 1e300) }
        == "The constant of 1e-300*left == 1e+300, relative to its coefficients, is not finite: inf.")
  }

  @Test func edits() throws {
    try solver.edit(left)
    #expect(words { try solver.suggest(left, .nan) } == "The suggestion for left is not finite: nan.")
    #expect(
      words { try solver.edit(left) }
        == "left is an edit variable already; suggest a value, or end its edit first.")
  }

  private func refusal(_ call: () throws -> Void) -> SolverError? {
    do { try call() } catch { return error as? SolverError }
    return nil
  }

  private func words(_ call: () throws -> Void) -> String { refusal(call)?.description ?? "no error" }
}

extension [Variable] {
  fileprivate var sum: LinearExpression { reduce(into: LinearExpression()) { $0 += $1 } }
}
