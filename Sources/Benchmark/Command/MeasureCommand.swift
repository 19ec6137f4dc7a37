import AllocationCounter
import BenchmarkWorkloads
import Foundation

/// Runs the measurements that the options select.
struct MeasureCommand {
  let options: Options
  let report: Report

  private var budget: Budget { options.isQuick ? .quick : .standard }

  func run() throws {
    report.begin()
    allocation_keep_freed_memory()
    if options.parts.contains(.solver) { try measureSolver() }
    if options.parts.contains(.layout) { try LayoutMeasurements(budget: budget, report: report).run() }
    if options.parts.contains(.grids) { try measureGrids() }
    if options.parts.contains(.scenes) { try SceneMeasurements(budget: budget, report: report).run() }
    if options.parts.contains(.screens) { try ScreenMeasurements(budget: budget, report: report).run() }
    if options.parts.contains(.sweeps) { SweepMeasurements(budget: budget, report: report).run() }
    for line in DerivedTable.lines(report) { report.write(line) }
    if options.wantsFigures { for line in Figures(report: report, parts: options.parts).table { report.write(line) } }
  }

  /// Throws an error if no selected workload has one of the selected phases, because nothing would be measured.
  func refuseUnknownPhases() throws {
    if options.phases.isEmpty { return }
    // A workload has the same phases at every size.
    let workloads =
      try options.file.map { [try WorkloadFiles.workload(at: $0)] }
      ?? options.kinds.map { try $0.make(size: WorkloadKind.standardSizes[0]) }
    var known: [String] = []
    for phase in workloads.flatMap(WorkloadRun.phases) where !known.contains(phase) { known.append(phase) }
    guard let unknown = options.phases.sorted().first(where: { !known.contains($0) }) else { return }
    let names = Set(workloads.map(\.name)).sorted().joined(separator: ", ")
    throw Options.UsageError(
      description: "there is no phase \(unknown) of \(names); the phases are \(known.joined(separator: ", "))")
  }

  private func measureGrids() throws {
    try GridMeasurements(budget: budget, report: report, wanted: options.gridScenes).run()
  }

  private func measureSolver() throws {
    for workload in try workloads() {
      WorkloadRun(workload: try workload(), budget: budget, report: report, phases: options.phases).run()
    }
    if options.isWhole {
      try NetworkMeasurements(budget: budget, report: report).run()
      try measureMemory()
      report.add(try Drift.measure(suggestions: 10_000_000, report: report))
    }
  }

  /// Returns closures, each of which makes one workload.
  ///
  /// The workloads are made one at a time, because the largest workloads take tens of megabytes.
  private func workloads() throws -> [() throws -> Workload] {
    if let file = options.file {
      let workload = try WorkloadFiles.workload(at: file)
      try refuseBorrowedName(workload)
      return [{ workload }]
    }
    return options.kinds.flatMap { kind in
      kind.sizes(options.sizes).map { size in { try kind.make(size: size) } }
    }
  }

  /// Throws an error if a file has the name of a workload of the package but other content.
  ///
  /// The expected answers are chosen by name, and would not be the answers of the file.
  private func refuseBorrowedName(_ workload: Workload) throws {
    guard let kind = WorkloadKind(rawValue: workload.name) else { return }
    let isSame = try kind.sizes([workload.size]) == [workload.size] && kind.make(size: workload.size) == workload
    if !isSame {
      throw Options.UsageError(
        description: "line 1: \(workload.name) \(workload.size) is the name of another workload; "
          + "give this workload a name of its own")
    }
  }

  private func measureMemory() throws {
    let size = 10_000
    for kind in [WorkloadKind.chain, .tree, .form, .independent] {
      report.progress("memory of \(kind.rawValue) \(size)")
      report.add(try MemoryUse.measure(try kind.make(size: size)))
    }
  }
}
