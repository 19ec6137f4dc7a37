import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Numbers at the ends of what a double can hold: an answer or an error, never a trap and never a value that is none.
@Suite struct ExtremeNumberTests {
  private static let numbers: [Double] = [
    .leastNonzeroMagnitude, 0x1p-1030, .leastNormalMagnitude, 1e-300, 1e-150, 1e-30, 1e-9, 1, 3, 1e9, 1e30, 1e150,
    1e300,
    .greatestFiniteMagnitude,
  ]

  @Test("A coefficient alone in its row", arguments: numbers)
  func alone(_ coefficient: Double) throws {
    for sign in [1.0, -1] {
      for priority in [Priority.required, .low] {
        let solver = Solver()
        let x = solver.variable("x")
        // c·x == 0.5·c: the constant is a number like the coefficient, and x is 0.5 unless halving is not exact.
        let constant = coefficient * 0.5
        let row = Constraint(LinearExpression([.init(x, coefficient: sign * coefficient)], constant: -constant), .equal)
        do throws(SolverError) {
          let handle = try solver.add(row, priority: priority)
          #expect(close(solver[x], sign * constant / coefficient))
          #expect(solver.violation(of: handle).isFinite)
        } catch {
          #expect(solver[x] == 0)
          #expect(solver.constraintCount == 0)
        }
      }
    }
  }

  @Test("A value that no double can hold", arguments: [Priority.required, .low])
  func unreachable(_ priority: Priority) throws {
    let solver = Solver()
    let x = solver.variable("x")
    let row = Constraint(LinearExpression([.init(x, coefficient: 1e-300)], constant: -1e300), .equal)
    let handle = try? solver.add(row, priority: priority)
    #expect(solver[x].isFinite)
    if let handle {
      #expect(solver.violation(of: handle).isFinite)
      try solver.remove(handle)
    }
    try solver.add(x == 5)
    #expect(solver[x] == 5)
  }

  @Test("Values near the largest double", arguments: [1e300, 1e308, Double.greatestFiniteMagnitude])
  func largeValues(_ large: Double) throws {
    let solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x <= large)
    try solver.add(x >= -large)
    try solver.add(x == large, priority: .high)
    #expect(close(solver[x], large))
    // y would have to be twice as large as x.
    _ = try? solver.add(y == 2 * x, priority: .medium)
    _ = try? solver.add(y - x >= large, priority: .low)
    #expect(solver.values.allSatisfy { $0.isFinite })
    try solver.edit(x, priority: 999)
    for value in [-large, large] {
      try solver.suggest(x, value)
      #expect(solver.values.allSatisfy { $0.isFinite })
    }
    // Values that have overflown may stay. If none has, a constraint that could not hold at extreme numbers can hold again.
    if large > 1e300 { return }
    for value in [0.0, 12] {
      try solver.suggest(x, value)
      #expect(close(solver[x], value))
      #expect(solver.values.allSatisfy { $0.isFinite })
    }
  }

  @Test("Large and small rows side by side do not disturb each other")
  func mixedScales() throws {
    let solver = Solver()
    let variables = solver.variables(Self.numbers.count)
    for (variable, number) in zip(variables, Self.numbers) {
      try solver.add(variable == number, priority: .high)
      try solver.add(variable >= 0)
    }
    for (variable, number) in zip(variables, Self.numbers) { #expect(solver[variable] == number) }
  }

  @Test("Random rows of extreme numbers", arguments: all(0..<UInt64(60), inDebug: 20))
  func randomRows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = solver.variables(5)
    var handles: [ConstraintHandle] = []
    for step in 0..<40 {
      do throws(SolverError) {
        switch random.whole(0...9) {
        case 0...4: handles.append(try solver.add(row(&random, variables), priority: priority(&random)))
        case 5:
          handles += try solver.add((0..<4).map { _ in (row(&random, variables), priority(&random)) })
        case 6 where !handles.isEmpty: try solver.remove(handles.remove(at: random.whole(0...handles.count - 1)))
        case 7 where !handles.isEmpty: try solver.update(random.pick(handles), constant: number(&random))
        case 8 where !handles.isEmpty: try solver.update(random.pick(handles), priority: priority(&random))
        default:
          let variable = random.pick(variables)
          try solver.edit(variable, priority: 600)
          try solver.suggest(variable, number(&random))
          if random.oneIn(2) { _ = solver.values }
          try solver.endEdit(variable)
        }
      } catch {
        // Refused is fine as long as the solver goes on.
        #expect(error.description.count > 10)
      }
      #expect(solver.values.allSatisfy { $0.isFinite }, "seed \(seed), step \(step)")
      #expect(handles.allSatisfy { !solver.violation(of: $0).isNaN }, "seed \(seed), step \(step)")
    }
  }

  private func row(_ random: inout SplitMix64, _ variables: [Variable]) -> Constraint {
    var terms: [LinearExpression.Term] = []
    for _ in 0..<random.whole(1...3) { terms.append(.init(random.pick(variables), coefficient: number(&random))) }
    return Constraint(
      LinearExpression(terms, constant: random.oneIn(3) ? 0 : number(&random)), random.pick(Relation.allCases))
  }

  private func number(_ random: inout SplitMix64) -> Double {
    random.pick(Self.numbers) * random.pick([1, -1]) * (random.oneIn(2) ? 1 : 0.75)
  }

  private func priority(_ random: inout SplitMix64) -> Priority { random.pick([.required, .high, .medium, 1]) }
}
