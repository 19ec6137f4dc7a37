import BowerbirdTestSupport
import Testing

/// Every case of the trace files; a debug build runs a sixth of the many lexicographic ones.
@Suite struct TraceTests {
  @Test(arguments: all(try TraceFile.lexicographic.cases(), inDebug: 156))
  func lexicographicOptimum(_ trace: TraceCase) throws { try TraceRunner.run(trace) }

  @Test(arguments: try TraceFile.peers.cases())
  func peersOwnTest(_ trace: TraceCase) throws { try TraceRunner.run(trace) }

  @Test(arguments: try TraceFile.conflicts.cases())
  func minimalConflict(_ trace: TraceCase) throws { try TraceRunner.run(trace) }

  @Test(arguments: try TraceFile.weights.cases())
  func weightTrap(_ trace: TraceCase) throws { try TraceRunner.run(trace) }

  @Test(
    "No case is missing",
    arguments: zip(TraceFile.allCases, [936, 57, 26, 21])
  )
  func count(_ file: TraceFile, _ count: Int) throws {
    let names = try file.cases().map(\.name)
    #expect(names.count == count)
    #expect(Set(names).count == count)
  }
}
