import Foundation

/// Prints measurements as they arrive, and stores them.
final class Report {
  private(set) var measurements: [Measurement] = []
  private(set) var memory: [MemoryUse] = []
  private(set) var drift: Drift?

  /// The failures, one line each.
  private(set) var failures: [String] = []

  private let start = Clock.now
  private var lastProgress = 0.0

  func begin() { write(MeasurementTable.header) }

  func add(_ measurement: Measurement) {
    measurements.append(measurement)
    write(MeasurementTable.line(measurement))
    let name = "\(measurement.workload) \(measurement.size) \(measurement.phase)"
    if case .failure = measurement.check { failures.append("\(name): \(measurement.check)") }
    progress(name)
  }

  func add(_ use: MemoryUse) { memory.append(use) }

  func add(_ drift: Drift) { self.drift = drift }

  func fail(_ problem: String) { failures.append(problem) }

  func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  /// Writes the progress of a long run to standard error, every few seconds.
  func progress(_ stage: String) {
    let elapsed = (Clock.now - start) / 1e9
    guard elapsed - lastProgress >= 5 else { return }
    lastProgress = elapsed
    note("\(Int(elapsed)) s: \(stage)")
  }

  func note(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

// MARK: - Measurements

extension Report {
  func measurement(_ workload: String, _ size: Int, _ phase: String) -> Measurement? {
    measurements.first { $0.workload == workload && $0.size == size && $0.phase == phase }
  }

  func median(_ workload: String, _ size: Int, _ phase: String) -> Double? {
    measurement(workload, size, phase)?.samples.median
  }

  /// Returns the median of a phase for each size that was measured.
  func medians(_ workload: String, _ phase: String) -> [(size: Int, nanoseconds: Double)] {
    measurements.filter { $0.workload == workload && $0.phase == phase }.map { ($0.size, $0.samples.median) }
  }
}
