import BowerbirdSolver
import Testing

/// A fork and its twin go their own ways.
@Suite struct ForkLawTests {
  @Test(arguments: 0..<UInt64(20))
  func aForkDoesNotSeeItsTwinsChanges(seed: UInt64) throws {
    var trial = try Trial(seed: seed)
    for _ in 0..<10 { try trial.step() }
    let original = trial.solver
    let before = Snapshot(of: original)
    let fork = original.fork()
    #expect(Snapshot(of: fork) == before, "seed \(seed)")

    // The trial goes on with the original, and then with another fork of it.
    for _ in 0..<20 { try trial.step() }
    #expect(Snapshot(of: fork) == before, "seed \(seed)")
    trial.continueAsFork()
    let middle = Snapshot(of: original)
    for _ in 0..<20 { try trial.step() }
    #expect(Snapshot(of: original) == middle, "seed \(seed)")
    try trial.compareWithFresh()
  }

  @Test("A fork answers bit for bit as the original would have", arguments: 0..<UInt64(20))
  func aForkAnswersLikeItsOriginal(seed: UInt64) throws {
    var straight = try Trial(seed: seed)
    var forked = try Trial(seed: seed)
    for step in 0..<40 {
      try straight.step()
      try forked.step()
      #expect(straight.solver.valueBits == forked.solver.valueBits, "seed \(seed), step \(step)")
      if step % 8 == 3 { forked.continueAsFork() }
    }
  }

  @Test func whatIsMadeAfterwardsIsStrangeToTheTwin() throws {
    let original = Solver()
    let shared = original.variable("shared")
    let handle = try original.add(shared == 5)
    let fork = original.fork()

    let inOriginal = original.variable("late")
    let inFork = fork.variable("late")
    let foreignToOriginal = #expect(throws: SolverError.self) { try original.add(inFork == 1) }
    #expect(foreignToOriginal?.foreignVariable == inFork)
    let foreignToFork = #expect(throws: SolverError.self) { try fork.add(inOriginal == 1) }
    #expect(foreignToFork?.foreignVariable == inOriginal)
    #expect(original[inFork].isNaN)
    #expect(fork[inOriginal].isNaN)

    let lateHandle = try original.add(inOriginal == 1)
    let lateInFork = try fork.add(inFork == 2)
    let fromOriginal = #expect(throws: SolverError.self) { try fork.remove(lateHandle) }
    #expect(fromOriginal?.unknownHandle == lateHandle)
    let fromFork = #expect(throws: SolverError.self) { try original.remove(lateInFork) }
    #expect(fromFork?.unknownHandle == lateInFork)
    #expect(original[inOriginal] == 1)
    #expect(fork[inFork] == 2)

    try fork.remove(handle)
    try fork.add(shared == 9)
    #expect(fork[shared] == 9)
    #expect(original[shared] == 5)
    #expect(fork.constraint(for: handle) == nil)
    #expect(original.constraint(for: handle) == (shared == 5))
  }

  @Test func editsAreCopiedAndThenApart() throws {
    let original = Solver()
    let x = original.variable("x")
    try original.edit(x)
    try original.suggest(x, 3)
    let fork = original.fork()
    try fork.suggest(x, 8)
    #expect(fork[x] == 8)
    #expect(original[x] == 3)
    try fork.endEdit(x)
    try original.suggest(x, 4)
    #expect(original[x] == 4)
    #expect(throws: SolverError.self) { try fork.suggest(x, 1) }
  }

  @Test("A fork outlives its original")
  func lifetime() throws {
    var original: Solver? = Solver()
    let x = try #require(original?.variable("x"))
    try original?.add(x >= 4)
    let fork = try #require(original?.fork())
    original = nil
    try fork.add(x <= 4)
    #expect(fork[x] == 4)
  }
}
