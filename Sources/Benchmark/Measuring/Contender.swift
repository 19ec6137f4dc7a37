import AllocationCounter
import BowerbirdSolver

/// A piece of work that is timed batch by batch, in turn with other contenders.
///
/// A batch consists of repetitions, and a repetition consists of operations. The contender also counts the solver's
/// work.
final class Contender {
  let operationsPerRepetition: Int
  private let statistics: () -> SolverStatistics?
  private let run: (Int) throws(SolverError) -> Void

  private var repetitions = 1
  private var batches = 0

  /// The mean time of an operation in nanoseconds, for each batch that is not ignored as disturbed.
  private var times: [Double] = []
  private var disturbances = Disturbances()
  private var counts = Counts()

  convenience init(operationsPerRepetition: Int, solver: Solver?, run: @escaping (Int) throws(SolverError) -> Void) {
    self.init(operationsPerRepetition: operationsPerRepetition, statistics: { solver?.statistics }, run: run)
  }

  /// Creates a contender.
  ///
  /// - Parameters:
  ///   - operationsPerRepetition: The number of operations in a repetition.
  ///   - statistics: A closure that returns the counts of the solver, or nil for work without a solver.
  ///   - run: A closure that runs a number of repetitions.
  init(
    operationsPerRepetition: Int, statistics: @escaping () -> SolverStatistics?,
    run: @escaping (Int) throws(SolverError) -> Void
  ) {
    self.operationsPerRepetition = operationsPerRepetition
    self.statistics = statistics
    self.run = run
  }

  /// Runs batches whose times are not recorded, to find the number of repetitions in a batch.
  ///
  /// The number is doubled until a batch is long enough, or until another doubling would make too many operations.
  func warmUp(_ budget: Budget) throws(SolverError) {
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
  /// One repetition runs untimed first, because other contenders may have replaced the contents of the caches.
  ///
  /// - Returns: The time of an operation in nanoseconds.
  /// - Throws: An error of the solver.
  func batch() throws(SolverError) -> Double {
    try run(1)
    let before = Counts(statistics())
    let start = Clock.now
    try run(repetitions)
    let end = Clock.now
    counts.add(Counts(statistics()), minus: before)
    batches += 1
    return (end - start) / Double(repetitions * operationsPerRepetition)
  }

  /// Stores the mean time of an operation for each batch that is not ignored as disturbed.
  func take(_ times: [Double], _ disturbances: Disturbances) {
    self.times = times
    self.disturbances = disturbances
  }

  func measurement(_ workload: String, _ size: Int, _ phase: String) -> Measurement {
    let operations = Double(batches * repetitions * operationsPerRepetition)
    var made = Measurement(workload: workload, size: size, phase: phase)
    made.operations = times.count * repetitions * operationsPerRepetition
    made.samples = Samples(times)
    made.disturbances = disturbances
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
