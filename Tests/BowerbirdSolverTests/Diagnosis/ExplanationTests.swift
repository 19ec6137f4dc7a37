import BowerbirdSolver
import Testing

/// Explanations of values, on problems solved by hand.
@Suite struct ExplanationTests {
  let solver: Solver, left: Variable, width: Variable

  init() { (solver, left, width) = Solver.withVariables("left", "width") }

  @Test func differenceOfTwoTargets() throws {
    let right = try solver.add(left + width <= 320)
    let start = try solver.add(left == 20)
    try solver.add(width == 400, priority: .high)
    let explanation = solver.explanation(of: width)
    #expect(explanation.value == 300)
    #expect(explanation.parts.map(\.source) == [.constraint(right), .constraint(start)])
    #expect(explanation.parts.map(\.coefficient) == [1, -1])
    #expect(explanation.parts.map(\.target) == [320, 20])
    #expect(explanation.parts.map(\.contribution) == [320, -20])
    #expect(
      explanation.description == "width = 300: 1*320 [required: left + width <= 320] - 1*20 [required: left == 20]")
  }

  @Test("Coefficients are in the units in which constraints were written")
  func units() throws {
    let start = try solver.add(8 * left == 24)
    let ratio = try solver.add(width / 4 - left - 1 == 0)
    let explanation = solver.explanation(of: width)
    // width = 4·(left + 1) = 4·(24 / 8) + 4·1.
    #expect(explanation.value == 16)
    #expect(explanation.parts.map(\.source) == [.constraint(start), .constraint(ratio)])
    #expect(explanation.parts.map(\.coefficient) == [0.5, 4])
    #expect(explanation.parts.map(\.target) == [24, 1])
  }

  @Test func aTargetThatMovesMovesTheValueByTheCoefficient() throws {
    let start = try solver.add(8 * left == 24)
    try solver.add(width / 4 - left - 1 == 0)
    let coefficient = solver.explanation(of: width).parts[0].coefficient
    try solver.update(start, constant: -32)
    #expect(solver[width] == 16 + 8 * coefficient)
  }

  @Test func editsAndStays() throws {
    let sum = try solver.add(left + width == 12)
    try solver.edit(left, priority: .medium)
    try solver.suggest(left, 5)
    #expect(solver.explanation(of: left).description == "left = 5: 1*5 [500 edit: left == 5]")
    let sources = solver.explanation(of: width).parts.map(\.source)
    #expect(sources == [.constraint(sum), .edit(left)])
    try solver.endEdit(left)
    #expect(solver[width] == 7)
    let stays = solver.explanation(of: width).parts.map(\.source).contains { [.stay(left), .stay(width)].contains($0) }
    #expect(stays)
  }

  @Test func aVariableThatNothingHoldsStays() {
    let explanation = solver.explanation(of: width)
    #expect(explanation.parts.map(\.source) == [.stay(width)])
    #expect(explanation.parts.map(\.contribution) == [0])
    #expect(explanation.description == "width = 0: 1*0 [width stays]")
  }

  @Test("Of two constraints that hold the same value, the first is named, and no stay")
  func equalBounds() throws {
    let old = try solver.add(left == 40)
    #expect(solver[left] == 40)
    let least = try solver.add(left >= 40), most = try solver.add(left <= 40)
    try solver.remove(old)
    #expect(solver.explanation(of: left).parts.map(\.source) == [.constraint(least)])
    let sum = try solver.add(width == left + 2)
    let parts = solver.explanation(of: width).parts
    #expect(Set(parts.map(\.source)) == [.constraint(least), .constraint(sum)])
    #expect(parts.map(\.contribution).reduce(0, +) == 42)
    try solver.remove(least)
    // Every value up to 40 is as good now.
    #expect(solver.explanation(of: left).parts.map(\.source) == [.stay(left)])
    try solver.remove(most)
    #expect(solver.explanation(of: left).parts.map(\.source) == [.stay(left)])
  }

  @Test func aVariableOfAnotherSolverIsNotANumber() {
    let explanation = solver.explanation(of: Solver().variable("stranger"))
    #expect(explanation.value.isNaN)
    #expect(explanation.parts.isEmpty)
    #expect(explanation.description == "a variable of another solver = nan")
  }
}
