import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// The same calls give bit-identical values.
@Suite struct DeterminismLawTests {
  private static let seeds: Range<UInt64> = 0..<8

  /// One number over every bit of every value of a few trials.
  private static func digest() throws -> UInt64 {
    var digest = Digest()
    for seed in seeds { digest.add(try TrialRun(steps: 40).digest(seed: seed)) }
    return digest.value
  }

  @Test func twiceInAProcess() throws { #expect(try Self.digest() == Self.digest()) }

  @Test("In two processes, whose hash seeds differ")
  func inTwoProcesses() async throws {
    let first = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print("digest \(try DeterminismLawTests.digest())")
    }
    let second = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print("digest \(try DeterminismLawTests.digest())")
    }
    let here = "digest \(try Self.digest())\n"
    #expect(String(decoding: first.standardOutputContent, as: UTF8.self).contains(here))
    #expect(String(decoding: second.standardOutputContent, as: UTF8.self).contains(here))
  }

  @Test("Conflicts are the same, in the same words")
  func conflicts() throws {
    let first = try Self.conflictDescriptions()
    #expect(try Self.conflictDescriptions() == first)
    #expect(Set(first).count > 1)
  }

  private static func conflictDescriptions() throws -> [String] {
    var random = SplitMix64(seed: 5)
    var descriptions: [String] = []
    for _ in 0..<20 {
      let problem = Problem(.unstructured, size: 8, &random)
      let solver = Solver()
      let variables = solver.variables(problem.point.count)
      try solver.add(problem.rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
      for var impossible in problem.rows where impossible.isRequired && impossible.relation == .equal {
        impossible.constant += 3
        do throws(SolverError) {
          try solver.add(impossible.constraint(over: variables))
          Issue.record("accepted what cannot hold")
        } catch {
          descriptions.append(error.description)
        }
      }
    }
    return descriptions
  }
}
