/// How long a phase is measured.
struct Budget {
  /// A phase goes on until it took this long.
  var nanoseconds: Double

  /// And until it has so many batches, unless it took `patience` times as long by then.
  var minimumBatches: Int
  var maximumBatches: Int

  /// A batch is as long as this, or has `maximumOperations`; the clock is read once a batch.
  var batchNanoseconds: Double
  var maximumOperations: Int

  /// What may be lost in batches that others disturbed, which are measured again, before a phase makes do with what it has.
  var nanosecondsForDisturbances: Double

  static let standard = Budget(
    nanoseconds: 4e8, minimumBatches: 30, maximumBatches: 400, batchNanoseconds: 5e4, maximumOperations: 1000,
    nanosecondsForDisturbances: 2e9)

  static let quick = Budget(
    nanoseconds: 1e7, minimumBatches: 3, maximumBatches: 30, batchNanoseconds: 2e4, maximumOperations: 1000,
    nanosecondsForDisturbances: 0)

  private var patience: Double { 20 }

  /// Whether a phase that has so many batches and took so long should go on.
  func wantsMore(batches: Int, after elapsed: Double) -> Bool {
    guard batches < maximumBatches else { return false }
    return batches < minimumBatches ? elapsed < patience * nanoseconds || batches == 0 : elapsed < nanoseconds
  }
}
