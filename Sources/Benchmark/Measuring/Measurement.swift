/// What was measured of one phase of a workload.
struct Measurement {
  /// What a time is also given in.
  struct Unit {
    let name: String
    let perOperation: Double
  }

  let workload: String
  let size: Int
  let phase: String

  /// How many operations were timed.
  var operations = 0

  /// Nanoseconds an operation.
  var samples = Samples([])

  /// How many of the batches others disturbed.
  var disturbances = Disturbances()

  /// Counts an operation.
  var pivots = 0.0
  var refactorisations = 0.0
  var allocations = 0.0

  var check = AnswerCheck.pass
  var unit: Unit?

  /// Takes over what builds took, an operation each.
  mutating func takeTimes(of builds: Batches<Double>) {
    operations = builds.counted.count
    samples = Samples(builds.counted)
    disturbances = builds.disturbances
  }

  /// Nanoseconds a constraint, view or crossing, by the median.
  var nanosecondsPerUnit: Double? { unit.map { samples.median / $0.perOperation } }
}
