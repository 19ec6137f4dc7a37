import Foundation

/// Measures the package, and checks the answers of all measured operations.
@main
struct BenchmarkCommand {
  static func main() {
    let report = Report()
    do {
      let options = try OptionsParser.options(from: CommandLine.arguments.dropFirst())
      try perform(options, report)
    } catch {
      report.note("benchmark: \(error)")
      if error is Options.UsageError { report.note("\n\(Options.usage)") }
      exit(2)
    }
    for failure in report.failures { report.note("benchmark: \(failure)") }
    exit(report.failures.isEmpty ? 0 : 1)
  }

  private static func perform(_ options: Options, _ report: Report) throws {
    switch options.task {
    case .help: print(Options.usage)
    case .write(let directory): try WorkloadFiles(directory: directory).write(options)
    case .verify(let directory): try WorkloadFiles(directory: directory).verify(options, report)
    case .soak: if !Soak(options: options.soak, report: report).run() { report.fail("the soak found mismatches") }
    case .measure:
      let command = MeasureCommand(options: options, report: report)
      try command.refuseUnknownPhases()
      try refuseDebugBuild()
      try command.run()
    }
  }

  /// Throws an error in a debug build, which checks invariants after every call: the checks would dominate the times.
  private static func refuseDebugBuild() throws {
    #if DEBUG || CHECK_INVARIANTS
      throw Refusal(
        description: "this is a debug build, whose times are meaningless; use swift run -c release benchmark")
    #endif
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}
