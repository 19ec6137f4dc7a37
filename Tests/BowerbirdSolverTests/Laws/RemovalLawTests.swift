import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Adding rows and taking them out again leaves nothing behind.
@Suite struct RemovalLawTests {
  @Test("Errors come back, and values where there is only one solution", arguments: 0..<UInt64(40))
  func addThenRemoveRestores(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var problem = Problem(random.pick(Problem.Kind.allCases), size: 7, &random)
    problem.anchorEveryVariable(&random)
    let solver = Solver()
    let variables = solver.variables(problem.point.count)
    try solver.add(problem.rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
    let before = solver.values

    var guests: [ConstraintHandle] = []
    for _ in 0..<10 {
      let row = problem.randomRow(&random)
      guests.append(try solver.add(row.constraint(over: variables), priority: Priority(row.priority)))
    }
    solver.solve()
    guests = random.shuffled(guests)
    if random.oneIn(2) { try solver.remove(guests) } else { for guest in guests { try solver.remove(guest) } }

    let after = solver.values
    let errors = LevelErrors(of: problem.rows, at: before)
    #expect(errors.difference(from: LevelErrors(of: problem.rows, at: after)) == nil, "seed \(seed)")
    #expect(zip(before, after).allSatisfy { close($0, $1) }, "seed \(seed)")
    #expect(solver.constraintCount == problem.rows.count)
  }

  @Test("A solver that is emptied keeps its values and starts over", arguments: 0..<UInt64(20))
  func emptied(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let problem = Problem(random.pick(Problem.Kind.allCases), size: 7, &random)
    let solver = Solver()
    let variables = solver.variables(problem.point.count)
    var handles = try solver.add(problem.rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
    let errors = LevelErrors(of: problem.rows, at: solver.values)

    let last = handles.removeLast()
    for handle in random.shuffled(handles) { try solver.remove(handle) }
    // With one row left, its wish is granted; without it, nothing moves any more.
    #expect(solver.violation(of: last) <= 1e-9, "seed \(seed)")
    let kept = solver.valueBits
    try solver.remove(last)
    #expect(solver.valueBits == kept, "seed \(seed)")
    #expect(solver.constraintCount == 0)

    try solver.add(problem.rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
    let again = LevelErrors(of: problem.rows, at: solver.values)
    #expect(again.difference(from: errors) == nil, "seed \(seed)")
  }
}
