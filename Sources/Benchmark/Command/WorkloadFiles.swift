import BenchmarkWorkloads
import Foundation

/// The files of workloads in a directory, one for each workload and size.
struct WorkloadFiles {
  let directory: String

  /// A file that cannot be read or written.
  struct FileError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the workload of a file.
  static func workload(at path: String) throws -> Workload {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw FileError(description: "\(path) cannot be read as a text")
    }
    do throws(WorkloadReader.FormatError) {
      return try WorkloadReader.workload(from: text)
    } catch {
      throw FileError(description: "\(path), \(error)")
    }
  }

  func write(_ options: Options) throws {
    let workloads = try workloads(options)
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      for workload in workloads {
        try WorkloadWriter.text(of: workload).write(toFile: path(of: workload), atomically: true, encoding: .utf8)
      }
    } catch {
      throw FileError(description: "no files can be written into \(directory)")
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
