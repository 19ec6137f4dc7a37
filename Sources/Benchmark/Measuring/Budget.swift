/// The time and the number of batches for the measurement of a phase, such as a build or a resize.
struct Budget {
  /// The minimum duration of a phase, unless the phase has `maximumBatches` batches first.
  var nanoseconds: Double

  /// The minimum number of batches, unless the phase has taken `patience` times its minimum duration.
  var minimumBatches: Int
  var maximumBatches: Int

  /// The minimum duration of a batch, unless the batch would need more than `maximumOperations` operations.
  var batchNanoseconds: Double
  var maximumOperations: Int

  /// The total time of disturbed batches up to which disturbed batches are measured again.
  var nanosecondsForDisturbances: Double

  static let standard = Budget(
    nanoseconds: 4e8, minimumBatches: 30, maximumBatches: 400, batchNanoseconds: 5e4, maximumOperations: 1000,
    nanosecondsForDisturbances: 2e9)

  static let quick = Budget(
    nanoseconds: 1e7, minimumBatches: 3, maximumBatches: 30, batchNanoseconds: 2e4, maximumOperations: 1000,
    nanosecondsForDisturbances: 0)

  private var patience: Double { 20 }

  /// Returns whether a phase should continue after a number of batches and a time.
  func wantsMore(batches: Int, after elapsed: Double) -> Bool {
    guard batches < maximumBatches else { return false }
    return batches < minimumBatches ? elapsed < patience * nanoseconds || batches == 0 : elapsed < nanoseconds
  }
}
