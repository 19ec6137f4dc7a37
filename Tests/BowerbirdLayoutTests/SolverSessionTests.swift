import BowerbirdSolver
import Testing

@testable import BowerbirdLayout

/// A session loses no change of the solution, whatever reads come between the calls that change it.
@Suite("Sessions of the solver")
struct SolverSessionTests: ~Copyable {
  private static let slotCount = 16

  private var session = SolverSession()
  private var variables = UniqueArray<Variable>()
  private let frames = SlotFrames()

  init() {
    session.appendVariables(SlotNumber.numberCount(ofSlots: Self.slotCount), to: &variables)
    frames.resize(to: Self.slotCount)
    _ = session.solveAndRead(into: frames)
  }

  @Test("Reads between changes lose none of them")
  mutating func reads() throws {
    let first = try session.add(variables[0] == 3)
    let value = session[variables[0]]
    _ = try session.add(variables[5] == 4)
    let violation = session.violation(of: first)
    _ = try session.add(variables[10] == 5)
    let other = session.withValues { $0[10] }
    #expect([value, violation, other] == [3, 0, 5])
    try session.move(first, constant: -7)
    _ = session.freedom(of: Array(variables.elements))
    let isNew = session.solveAndRead(into: frames)
    #expect(isNew)
    #expect([0, 5, 10].map { frames.value(at: $0) } == [7, 4, 5])
  }

  @Test("Only changes make a solution outdated, and only solutions are read")
  mutating func outdating() throws {
    #expect(!session.isUnsolved)
    var isNew = session.solveAndRead(into: frames)
    #expect(!isNew)
    let row = try session.add(variables[1] == 3), before = session.solutionCount
    #expect(session.isUnsolved)
    isNew = session.solveAndRead(into: frames)
    #expect(isNew && !session.isUnsolved && session.solutionCount == before + 1)
    session.remove(row)
    #expect(session.isUnsolved)
    // A removal moves no value, but may leave it undetermined.
    let value = session[variables[1]]
    #expect(value == 3 && session.solutionCount == before + 2)
  }

  @Test("Solutions are counted on after a restart")
  mutating func restarting() throws {
    _ = session[variables[0]]
    let before = session.solutionCount
    session.restart()
    variables = UniqueArray()
    session.appendVariables(4, to: &variables)
    #expect(session.isUnsolved)
    let value = session[variables[0]]
    #expect(value == 0 && session.solutionCount == before + 1)
  }

  @Test("A refused row changes nothing that is read")
  mutating func refusing() throws {
    _ = try session.add(variables[0] == 3)
    #expect(throws: SolverError.self) { try session.add(variables[0] == 4) }
    let value = session[variables[0]]
    #expect(value == 3)
  }
}
