import BowerbirdTestSupport
import Testing

@testable import BowerbirdSolver

/// The variables that depend on a stay, found by one search through the factors.
@Suite struct ReachingTests {
  /// Returns for each variable whether a row with this variable alone depends on a stay, by expressing each row.
  private func dependOnStays(_ solver: Solver) -> [Bool] {
    (0..<Int32(solver.variableCount)).map { variable in
      var row = SparseVector()
      row.resize(to: solver.variableCount)
      row.add(1, at: variable)
      solver.simplex.factors.value.solve(&row)
      return (0..<Int32(solver.variableCount)).contains { row[$0] != 0 && solver.simplex.basis[$0].isStay }
    }
  }

  private func reaching(_ solver: Solver) -> [Bool] {
    solver.simplex.factors.value.variables(reaching: { solver.simplex.basis[$0].isStay })
  }

  @Test func rigidChain() throws {
    let solver = Solver()
    let x = solver.variables(50)
    for index in 1..<40 { try solver.add(x[index] == x[index - 1] + 10) }
    solver.solve()
    #expect(reaching(solver) == [Bool](repeating: true, count: 50))
    try solver.add(x[20] == 7)
    solver.solve()
    #expect(reaching(solver) == (0..<50).map { $0 >= 40 })
  }

  @Test(arguments: 0..<100)
  func randomRows(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let solver = Solver(), count = 24
    let x = solver.variables(count)
    var handles: [ConstraintHandle] = []
    for _ in 0..<60 {
      if random.oneIn(4), let handle = handles.popLast() {
        try solver.remove(handle)
      } else {
        var sum = LinearExpression(constant: Double(random.whole(-9...9)))
        for _ in 0..<random.whole(1...3) { sum += Double(random.whole(1...3)) * x[random.whole(0...count - 1)] }
        let priority: Priority = random.oneIn(2) ? .required : .medium
        if let handle = try? solver.add(Constraint(sum, .equal), priority: priority) { handles.append(handle) }
      }
      if random.oneIn(3) { solver.solve() }
    }
    solver.solve()
    for (reaches, depends) in zip(reaching(solver), dependOnStays(solver)) where depends {
      #expect(reaches, "seed \(seed)")
    }
  }
}
