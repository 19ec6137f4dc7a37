import Foundation

/// Measurements as tab-separated text.
///
/// Times are nanoseconds per operation. Pivots, refactorisations and allocations are means per operation; a mean is 0
/// in the table only if there were none at all. The median is also given for each unit, such as a constraint or a view.
/// The last column has the number of disturbed batches. Disturbed batches are not among the samples, unless the column
/// says that they are counted.
enum MeasurementTable {
  static let header = [
    "workload", "N", "phase", "operations", "min", "median", "p95", "pivots", "refactorisations", "allocations",
    "check", "ns_per_unit", "unit", "disturbed",
  ].joined(separator: "\t")

  static func line(_ measurement: Measurement) -> String {
    let samples = measurement.samples
    let times = [samples.minimum, samples.median, samples.percentile95].map(number)
    let counts = [measurement.pivots, measurement.refactorisations, measurement.allocations].map(number)
    return [
      [measurement.workload, "\(measurement.size)", measurement.phase, "\(measurement.operations)"], times, counts,
      ["\(measurement.check)", measurement.nanosecondsPerUnit.map(number) ?? "-", measurement.unit?.name ?? "-"],
      ["\(measurement.disturbances)"],
    ].joined().joined(separator: "\t")
  }

  /// Returns a number with three significant digits, or with all digits before the point; `-` for NaN.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "-" }
    if value == value.rounded() || value.magnitude >= 100 { return String(format: "%.0f", value) }
    return String(format: "%.3g", value)
  }
}
