import BenchmarkWorkloads
import Foundation

/// The files of workloads in a directory, one for each workload and size.
struct WorkloadFiles {
  let directory: String

  func write(_ options: Options) throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for workload in try workloads(options) {
      try WorkloadWriter.text(of: workload).write(toFile: path(of: workload), atomically: true, encoding: .utf8)
    }
  }

  /// Compares the files byte for byte with the workloads as text, and checks that reading each file gives its workload.
  func verify(_ options: Options, _ report: Report) throws {
    for workload in try workloads(options) {
      let name = "\(workload.name)-\(workload.size)"
      let failures = report.failures.count
      guard let there = try? String(contentsOfFile: path(of: workload), encoding: .utf8) else {
        report.fail("the file \(name) is missing")
        continue
      }
      if there != WorkloadWriter.text(of: workload) { report.fail("the file \(name) differs from the workload") }
      if try WorkloadReader.workload(from: there) != workload {
        report.fail("reading the file \(name) gives another workload")
      }
      report.write("\(name)\t\(report.failures.count == failures ? "equal" : "different")")
    }
  }

  private func workloads(_ options: Options) throws -> [Workload] {
    try options.kinds.flatMap { kind in
      try kind.sizes(options.sizes).map { size in try kind.make(size: size) }
    }
  }

  private func path(of workload: Workload) -> String { "\(directory)/\(workload.name)-\(workload.size).txt" }
}
