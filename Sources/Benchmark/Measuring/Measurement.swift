/// The measurement of one phase of a workload.
struct Measurement {
  /// A unit of a workload, such as a constraint or a box; tables also give the time for each unit.
  struct Unit {
    let name: String

    /// The number of units in an operation.
    let perOperation: Double
  }

  let workload: String
  let size: Int
  let phase: String

  /// The number of timed operations.
  var operations = 0

  /// The times of an operation in nanoseconds.
  var samples = Samples([])

  /// The number of disturbed batches.
  var disturbances = Disturbances()

  /// The mean numbers of pivots, refactorisations and allocations in an operation.
  var pivots = 0.0
  var refactorisations = 0.0
  var allocations = 0.0

  var check = AnswerCheck.pass
  var unit: Unit?

  /// Stores the times of builds, each of which is one operation.
  mutating func takeTimes(of builds: Batches<Double>) {
    operations = builds.counted.count
    samples = Samples(builds.counted)
    disturbances = builds.disturbances
  }

  /// The median time in nanoseconds for each unit; nil without a unit.
  var nanosecondsPerUnit: Double? { unit.map { samples.median / $0.perOperation } }
}
