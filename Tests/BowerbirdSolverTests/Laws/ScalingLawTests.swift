import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// A row times a number asks for the same points; only how much it counts within its level changes.
@Suite struct ScalingLawTests {
  /// A level that no other row has.
  private static let ownLevel = 600.0

  @Test("A row alone at its level: its violation is scaled and nothing else", arguments: 0..<UInt64(40))
  func scalingARowScalesItsViolation(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let problem = Problem(random.pick(Problem.Kind.allCases), size: 7, &random)
    var row = problem.randomRow(&random)
    row.priority = Self.ownLevel
    row.constant += Double(random.whole(1...50))
    let errors = try errors(problem, with: row)
    let violation = try #require(errors.error(at: Self.ownLevel))

    for factor in [0.5, 2, -1, -3, 1000, 1.0 / 1024] {
      let scaled = try self.errors(problem, with: row.scaled(by: factor))
      for level in errors.levels where level.priority != Self.ownLevel {
        let same = try #require(scaled.error(at: level.priority))
        #expect(close(same, level.error), "seed \(seed), factor \(factor), level \(level.priority)")
      }
      let times = try #require(scaled.error(at: Self.ownLevel))
      #expect(close(times / factor.magnitude, violation), "seed \(seed), factor \(factor)")
    }
  }

  @Test("Required rows may be scaled as one likes", arguments: 0..<UInt64(20))
  func scalingRequiredRows(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let problem = Problem(random.pick(Problem.Kind.allCases), size: 7, &random)
    let count = problem.point.count
    let reference = try Mirror.solver(with: problem.rows, variableCount: count).values
    let scaled = problem.rows.map { row in
      row.isRequired ? row.scaled(by: random.pick([1, -1, 8, -0.25, 1024, -1.0 / 512])) : row
    }
    let values = try Mirror.solver(with: scaled, variableCount: count).values
    let difference = LevelErrors(of: problem.rows, at: values)
      .difference(from: LevelErrors(of: problem.rows, at: reference))
    #expect(difference == nil, "seed \(seed)")
  }

  private func errors(_ problem: Problem, with row: Row) throws -> LevelErrors {
    let rows = problem.rows + [row]
    return LevelErrors(of: rows, at: try Mirror.solver(with: rows, variableCount: problem.point.count).values)
  }
}
