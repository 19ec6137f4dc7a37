import AllocationCounter
import BowerbirdSolver

/// Something to be timed: repetitions of one or several operations, and the solver that they run on.
final class Contender {
  let operationsPerRepetition: Int
  private let statistics: () -> SolverStatistics?
  private let run: (Int) throws(SolverError) -> Void
  private let budget: Budget

  private var repetitions = 1

  /// What an operation took in each batch.
  private var batches: Batches<Double>
  private var counts = Counts()

  convenience init(
    operationsPerRepetition: Int, budget: Budget, solver: Solver?, run: @escaping (Int) throws(SolverError) -> Void
  ) {
    self.init(
      operationsPerRepetition: operationsPerRepetition, budget: budget, statistics: { solver?.statistics }, run: run)
  }

  /// - Parameters:
  ///   - operationsPerRepetition: How many operations a repetition has.
  ///   - budget: How long it is measured.
  ///   - statistics: The counts of the solver that they run on, if there is one.
  ///   - run: Does so many repetitions.
  init(
    operationsPerRepetition: Int, budget: Budget, statistics: @escaping () -> SolverStatistics?,
    run: @escaping (Int) throws(SolverError) -> Void
  ) {
    self.operationsPerRepetition = operationsPerRepetition
    self.budget = budget
    batches = Batches(budget)
    self.statistics = statistics
    self.run = run
  }

  /// Runs until everything is warm, and finds out how many repetitions make a batch.
  func warmUp() throws(SolverError) {
    try run(1)
    while true {
      let start = Clock.now
      try run(repetitions)
      let isLongEnough = Clock.now - start >= budget.batchNanoseconds
      if isLongEnough || 2 * repetitions * operationsPerRepetition > budget.maximumOperations { break }
      repetitions *= 2
    }
    batches.begin()
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
    batches.append((end - start) / Double(repetitions * operationsPerRepetition), lasting: end - start)
  }

  var wantsMore: Bool { batches.wantsMore }

  func measurement(_ workload: String, _ size: Int, _ phase: String) -> Measurement {
    let counted = batches.counted
    let operations = Double(batches.count * repetitions * operationsPerRepetition)
    var made = Measurement(workload: workload, size: size, phase: phase)
    made.operations = counted.count * repetitions * operationsPerRepetition
    made.samples = Samples(counted)
    made.batches = batches.count
    made.disturbedBatches = batches.disturbedCount
    made.pivots = Double(counts.pivots) / operations
    made.refactorisations = Double(counts.refactorisations) / operations
    made.allocations = Double(counts.allocations) / operations
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
