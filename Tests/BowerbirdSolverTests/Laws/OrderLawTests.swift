import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// The optimum does not depend on the order in which constraints were added.
@Suite struct OrderLawTests {
  @Test(arguments: 0..<UInt64(30))
  func orderOfAddingDoesNotMatter(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var problem = Problem(random.pick(Problem.Kind.allCases), size: 7, &random)
    let hasOneSolution = random.oneIn(2)
    if hasOneSolution { problem.anchorEveryVariable(&random) }
    let count = problem.point.count
    let reference = try Mirror.solver(with: problem.rows, variableCount: count).values
    let errors = LevelErrors(of: problem.rows, at: reference)

    let orders = [
      problem.rows, Array(problem.rows.reversed()), random.shuffled(problem.rows),
      problem.rows.sorted { $0.priority < $1.priority }, problem.rows.sorted { $0.priority > $1.priority },
    ]
    for (index, rows) in orders.enumerated() {
      let batch = try Mirror.solver(with: rows, variableCount: count).values
      let byOne = try Mirror.solver(byOneOf: rows, variableCount: count).values
      for values in [batch, byOne] {
        let difference = LevelErrors(of: problem.rows, at: values).difference(from: errors)
        #expect(difference == nil, "seed \(seed), order \(index)")
        if hasOneSolution {
          #expect(zip(values, reference).allSatisfy { close($0, $1) }, "seed \(seed), order \(index)")
        }
      }
    }
  }

  @Test("The order of the terms of a row and of the making of variables does not matter", arguments: 0..<UInt64(20))
  func orderOfVariables(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let problem = Problem(random.pick(Problem.Kind.allCases), size: 7, &random)
    let count = problem.point.count
    let errors = LevelErrors(
      of: problem.rows, at: try Mirror.solver(with: problem.rows, variableCount: count).values)

    let indices = random.shuffled(Array(0..<count))
    let renumbered = problem.rows.map { row in
      var row = row
      for index in row.terms.indices { row.terms[index].variable = indices[row.terms[index].variable] }
      row.terms.reverse()
      return row
    }
    let values = try Mirror.solver(with: renumbered, variableCount: count).values
    #expect(LevelErrors(of: renumbered, at: values).difference(from: errors) == nil, "seed \(seed)")
  }
}
