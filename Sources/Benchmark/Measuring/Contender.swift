import AllocationCounter
import BowerbirdSolver

/// Something to be timed: repetitions of one or several operations, and the solver that they run on.
final class Contender {
  let operationsPerRepetition: Int
  private let statistics: () -> SolverStatistics?
  private let run: (Int) throws(SolverError) -> Void

  private var repetitions = 1
  private var times: [Double] = []
  private var counts = Counts()

  /// Makes a contender.
  ///
  /// - Parameters:
  ///   - operationsPerRepetition: How many operations a repetition has.
  ///   - statistics: What the solver has done so far that the operations run on.
  ///   - run: Runs a number of repetitions.
  init(
    operationsPerRepetition: Int, statistics: @escaping () -> SolverStatistics?,
    run: @escaping (Int) throws(SolverError) -> Void
  ) {
    self.operationsPerRepetition = operationsPerRepetition
    self.statistics = statistics
    self.run = run
  }

  convenience init(operationsPerRepetition: Int, solver: Solver?, run: @escaping (Int) throws(SolverError) -> Void) {
    self.init(operationsPerRepetition: operationsPerRepetition, statistics: { solver?.statistics }, run: run)
  }

  /// Runs until everything is warm, and finds out how many repetitions make a batch.
  func warmUp(_ budget: Budget) throws(SolverError) {
    times.reserveCapacity(budget.maximumBatches)
    try run(1)
    while true {
      let start = Clock.now
      try run(repetitions)
      let isLongEnough = Clock.now - start >= budget.batchNanoseconds
      if isLongEnough || 2 * repetitions * operationsPerRepetition > budget.maximumOperations { break }
      repetitions *= 2
    }
  }

  /// Times one batch.
  ///
  /// - Parameter afterOthers: Whether other contenders ran since the last batch; then one repetition goes ahead untimed,
  ///   to bring back to the caches what they drove out.
  /// - Throws: What the solver refuses.
  func batch(afterOthers: Bool) throws(SolverError) {
    if afterOthers { try run(1) }
    let before = Counts(statistics())
    let start = Clock.now
    try run(repetitions)
    let end = Clock.now
    counts.add(Counts(statistics()), minus: before)
    times.append((end - start) / Double(repetitions * operationsPerRepetition))
  }

  var batches: Int { times.count }

  func measurement(_ workload: String, _ size: Int, _ phase: String) -> Measurement {
    let operations = times.count * repetitions * operationsPerRepetition
    var made = Measurement(workload: workload, size: size, phase: phase)
    made.operations = operations
    made.samples = Samples(times)
    made.pivots = Double(counts.pivots) / Double(operations)
    made.refactorisations = Double(counts.refactorisations) / Double(operations)
    made.allocations = Double(counts.allocations) / Double(operations)
    return made
  }

  private struct Counts {
    var pivots = 0
    var refactorisations = 0
    var allocations = 0

    init() {}

    init(_ statistics: SolverStatistics?) {
      if let statistics {
        pivots = statistics.pivots
        refactorisations = statistics.refactorisations
      }
      allocations = Int(allocation_count())
    }

    mutating func add(_ after: Counts, minus before: Counts) {
      pivots += after.pivots - before.pivots
      refactorisations += after.refactorisations - before.refactorisations
      allocations += after.allocations - before.allocations
    }
  }
}
