import BowerbirdSolver
import Testing

/// Reading between calls makes no answer better or worse, and moves no value that the constraints determine.
///
/// It may move others: which of several equally good answers is taken depends on the active rows that a solve begins with, and
/// reading solves. So it is with ties between wishes, and with values that nothing determines.
@Suite struct ReadingLawTests {
  @Test("Determined values and errors do not depend on reading", arguments: 0..<UInt64(30))
  func readingBetweenCalls(seed: UInt64) throws {
    var read = try Trial(seed: seed), unread = try Trial(seed: seed)
    (read.looksWhileDragging, unread.looksWhileDragging) = (false, false)
    for step in 0..<40 {
      try read.step()
      try unread.step()
      _ = read.solver.values
      if step % 8 != 7 { continue }
      let (values, others) = (read.solver.values, unread.solver.values)
      let difference = read.mirror.errors(at: values).difference(from: unread.mirror.errors(at: others))
      #expect(difference == nil, "seed \(seed), step \(step)")
      let free = Set(unread.solver.freedom().flatMap { $0.movements.map(\.variable.index) })
      for index in values.indices where !free.contains(index) {
        #expect(close(values[index], others[index]), "seed \(seed), step \(step), variable \(index)")
      }
    }
  }

  @Test("Reading may decide a tie, and both answers are as good")
  func aTie() throws {
    for isRead in [false, true] {
      let solver = Solver()
      let x = solver.variable("x")
      try solver.add(x == 0, priority: .medium)
      if isRead { solver.solve() }
      try solver.add(x == 10, priority: .medium)
      // Every number from 0 to 10 is off by 10 in all.
      #expect((0...10).contains(solver[x]))
      #expect(!solver.freedom(of: [x]).isEmpty)
    }
  }
}
