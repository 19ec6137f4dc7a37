import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Laws of every diagnosis, on random problems.
@Suite struct DiagnosisLawTests {
  @Test("Moving along a freedom changes no level's violation", arguments: 0..<UInt64(40))
  func freedomsCostNothing(seed: UInt64) throws {
    var trial = try Trial(seed: seed)
    for step in 0..<25 {
      try trial.step()
      let before = trial.mirror.errors(at: trial.solver.values)
      for freedom in trial.solver.freedom() {
        #expect(freedom.range.contains(0) && freedom.range.contains(freedom.exampleDistance))
        #expect(freedom.exampleDistance != 0)
        for distance in distances(within: freedom.range) {
          let moved = values(of: trial.solver, movedAlong: freedom, by: distance)
          let difference = trial.mirror.errors(at: moved).difference(from: before)
          #expect(difference == nil, "seed \(seed), step \(step), \(freedom) at \(distance)")
        }
      }
    }
  }

  @Test("The sum of the contributions is the value, and every part holds exactly", arguments: 0..<UInt64(40))
  func explanationsAddUp(seed: UInt64) throws {
    var trial = try Trial(seed: seed)
    for step in 0..<25 {
      try trial.step()
      for variable in trial.variables {
        let explanation = trial.solver.explanation(of: variable)
        let sum = explanation.parts.reduce(0) { $0 + $1.contribution }
        #expect(close(sum, trial.solver[variable]), "seed \(seed), step \(step), \(explanation)")
        for part in explanation.parts {
          #expect(part.coefficient != 0)
          guard case .constraint(let handle) = part.source else { continue }
          let constraint = try #require(trial.solver.constraint(for: handle))
          #expect(part.target == -constraint.expression.constant)
          if trial.solver.isActive(handle) { continue }
          // A constraint that is not active is a part only if it holds exactly, as another one does.
          let terms = constraint.expression.terms.map { $0.coefficient * trial.solver[$0.variable] }
          let size = terms.reduce(1 + part.target.magnitude) { $0 + $1.magnitude }
          #expect((terms.reduce(0, +) - part.target).magnitude < 1e-9 * size, "seed \(seed), step \(step), \(part)")
        }
      }
    }
  }

  @Test(
    "A variable occurs in a freedom if and only if its smallest and largest optimal value differ",
    arguments: 0..<UInt64(8))
  func exactlyWhatIsUndetermined(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var random = SplitMix64(seed: seed)
      let rows = TinyProblem.random(&random)
      let count = rows[0].coefficients.count
      let solver = Solver()
      let variables = solver.variables(count)
      var accepted: [TinyRow] = []
      for row in rows {
        let constraint = row.row(unit: 1).constraint(over: variables)
        if (try? solver.add(constraint, priority: Priority(Double(row.priority)))) != nil { accepted.append(row) }
      }
      let found = Set(solver.freedom().flatMap { $0.movements.map(\.variable.index) })
      let expected = Set((0..<count).filter { Self.isUndetermined($0, accepted, count) })
      #expect(found == expected, "seed \(seed): \(accepted) at \(solver.values)")
      for (index, variable) in variables.enumerated() {
        #expect(solver.freedom(of: [variable]).isEmpty == !expected.contains(index), "seed \(seed), \(index)")
      }
    }
  }

  @Test(
    "An explanation has the stay of a variable only if equally good answers differ in it",
    arguments: all(0..<UInt64(8), inDebug: 3))
  func staysOfUndeterminedVariablesOnly(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var random = SplitMix64(seed: seed &+ 13)
      let rows = TinyProblem.random(&random), count = rows[0].coefficients.count
      let solver = Solver(), variables = solver.variables(count)
      var accepted = Self.add(rows, to: solver, over: variables) {
        // A read between two additions leaves stays beside rows that hold already.
        if random.whole(0...1) == 0 { solver.solve() }
      }
      while !accepted.isEmpty {
        let present = accepted.map { $0.row }
        let isUndetermined = (0..<count).map { Self.isUndetermined($0, present, count) }
        for variable in variables {
          let explanation = solver.explanation(of: variable)
          let sum = explanation.parts.reduce(0) { $0 + $1.contribution }
          #expect(close(sum, solver[variable]), "seed \(seed), \(explanation)")
          for part in explanation.parts {
            guard case .stay(let stay) = part.source else { continue }
            #expect(
              isUndetermined[stay.index] && isUndetermined[variable.index], "seed \(seed): \(present), \(explanation)")
          }
        }
        try solver.remove(accepted.remove(at: random.whole(0...accepted.count - 1)).handle)
      }
    }
  }

  /// A search remembers which codes may leave their targets.
  ///
  /// After moves of targets, the same question must not be answered from what held before.
  @Test(
    "A question asked again after moves of targets has the answer of a first question",
    arguments: all(0..<UInt64(8), inDebug: 3))
  func repeatedQuestions(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var random = SplitMix64(seed: seed &+ 7)
      let rows = TinyProblem.random(&random), count = rows[0].coefficients.count
      let solver = Solver(), variables = solver.variables(count)
      var accepted = Self.add(rows, to: solver, over: variables)
      for step in 0..<6 where !accepted.isEmpty {
        let found = Set(solver.freedom().flatMap { $0.movements.map(\.variable.index) })
        let present = accepted.map { $0.row }
        let expected = Set((0..<count).filter { Self.isUndetermined($0, present, count) })
        #expect(found == expected, "seed \(seed), step \(step): \(present) at \(solver.values)")
        #expect(solver.freedom() == solver.fork().freedom(), "seed \(seed), step \(step)")
        let index = random.whole(0...accepted.count - 1), constant = random.whole(-6...6)
        if (try? solver.move(accepted[index].handle, constant: Double(constant))) != nil {
          accepted[index].row.constant = constant
        }
      }
    }
  }

  /// Adds rows one by one, and returns those that the solver accepts.
  private static func add(
    _ rows: [TinyRow], to solver: Solver, over variables: [Variable], afterEach: () -> Void = {}
  ) -> [(handle: ConstraintHandle, row: TinyRow)] {
    rows.compactMap { row in
      let constraint = row.row(unit: 1).constraint(over: variables)
      guard let handle = try? solver.add(constraint, priority: Priority(Double(row.priority))) else { return nil }
      afterEach()
      return (handle, row)
    }
  }

  // MARK: - The other way of finding out

  /// A range that contains all numbers of tiny problems, and many more.
  private static let far = 100_000

  /// Wishes for values far above and far below, weaker than all else, are missed by less than their distance together.
  private static func isUndetermined(_ variable: Int, _ rows: [TinyRow], _ count: Int) -> Bool {
    func miss(_ wanted: Int) -> Rational? {
      var coefficients = Array(repeating: 0, count: count)
      coefficients[variable] = 1
      let wish = TinyRow(coefficients, -wanted, .equal, priority: 0)
      return TinyOracle.optimum(of: rows + [wish])?.last?.error
    }
    guard let above = miss(far), let below = miss(-far) else { return false }
    return above + below < Rational(2 * far)
  }

  private func distances(within range: ClosedRange<Double>) -> [Double] {
    let low = max(range.lowerBound, -1000)
    let high = min(range.upperBound, 1000)
    return [low, low / 2, high / 3, high]
  }

  private func values(of solver: Solver, movedAlong freedom: Freedom, by distance: Double) -> [Double] {
    var values = solver.values
    for movement in freedom.movements { values[movement.variable.index] += movement.rate * distance }
    return values
  }
}
