/// The figures that the solver is built to reach, beside what was measured.
struct Figures {
  /// A figure: at most `target`, and what was measured.
  struct Figure {
    let name: String
    let target: Double
    let unit: String
    let measured: Double?

    var verdict: String { measured.map { $0 <= target ? "ok" : "short" } ?? "not measured" }
  }

  /// A phase whose growth is a figure.
  struct GrowthFigure {
    let name: String
    let workload: String
    let phase: String
    let from: Int
    let target: Double

    func points(_ report: Report) -> [(size: Int, nanoseconds: Double)] {
      report.medians(workload, phase).filter { $0.size >= from }
    }
  }

  static let exponents =
    [
      GrowthFigure(name: "W2x resize", workload: "W2x", phase: "resize", from: 100, target: 1.15),
      GrowthFigure(name: "W2 churn", workload: "W2", phase: "churn", from: 100, target: 0.5),
    ]
    + ["W1", "W2", "W3", "W4"].map {
      GrowthFigure(name: "\($0) build", workload: $0, phase: "build", from: 1000, target: 1.15)
    }

  let report: Report

  var all: [Figure] {
    [resizes, changes, activeSetChanges, churn, builds, enaml, growth, allocations, memory, drift].flatMap(\.self)
      + GridFigures(report: report).all
  }

  /// The figures as an aligned table.
  var table: [String] {
    ["", "figure | target | measured | verdict"]
      + all.map { figure in
        let measured = figure.measured.map { "\(MeasurementTable.number($0)) \(figure.unit)" } ?? "-"
        let target = "<= \(MeasurementTable.number(figure.target)) \(figure.unit)"
        return "\(figure.name) | \(target) | \(measured) | \(figure.verdict)"
      }
  }
}

// MARK: - Times

extension Figures {
  private func time(_ name: String, _ workload: String, _ size: Int, _ phase: String, _ target: Double) -> Figure {
    Figure(name: "\(name), N = \(size)", target: target, unit: "ns", measured: report.median(workload, size, phase))
  }

  private func perUnit(_ name: String, _ workload: String, _ size: Int, _ phase: String, _ target: Double) -> Figure {
    let measured = report.measurement(workload, size, phase)
    return Figure(
      name: "\(name), N = \(size)", target: target, unit: "ns/\(measured?.unit?.name ?? "unit")",
      measured: measured?.nanosecondsPerUnit)
  }

  private func ratio(_ name: String, _ target: Double, _ above: Double?, _ below: Double?) -> Figure {
    let measured = above.flatMap { above in below.map { above / $0 } }
    return Figure(name: name, target: target, unit: "times", measured: measured)
  }

  private var resizes: [Figure] {
    [
      ratio(
        "W2 resize + reading all / streaming limit, N = 10000", 2.5, report.median("W2", 10000, "resize"),
        report.median("stream", 10000, "limit")),
      time("W1 resize", "W1", 10, "resize", 60), time("W1 resize", "W1", 100, "resize", 200),
      time("W2 resize", "W2", 10, "resize", 60), time("W2 resize", "W2", 100, "resize", 200),
    ]
  }

  private var changes: [Figure] {
    [("W3", "below_changes"), ("W4", "edit_changes")].flatMap { workload, phase in
      [
        Figure(
          name: "\(workload) \(phase), slowest N", target: 60, unit: "ns",
          measured: report.medians(workload, phase).map(\.nanoseconds).max()),
        ratio(
          "\(workload) \(phase), N = 10000 / N = 100", 1.5, report.median(workload, 10000, phase),
          report.median(workload, 100, phase)),
      ]
    }
  }

  private var activeSetChanges: [Figure] {
    [
      time("W3 cross", "W3", 1000, "cross", 40_000), perUnit("W2x resize", "W2x", 5000, "resize", 500),
    ]
  }

  private var churn: [Figure] {
    [time("W2 churn", "W2", 1000, "churn", 20_000), time("W1 churn", "W1", 1000, "churn", 60_000)]
  }

  private var builds: [Figure] {
    let workloads = ["W1", "W2", "W3", "W4"]
    let oneAtATime = workloads.map { perUnit("\($0) build", $0, 10000, "build", $0 == "W1" ? 3000 : 1000) }
    let batches = ["build_batch", "build_shuffled"].flatMap { phase in
      workloads.map { perUnit("\($0) \(phase)", $0, 10000, phase, 500) }
    }
    return oneAtATime + batches
  }

  private var enaml: [Figure] {
    [time("W6 build", "W6", 1, "build", 80_000), time("W6 one pair of suggestions", "W6", 1, "sizes", 200)]
  }
}

// MARK: - Growth, memory and drift

extension Figures {
  private var growth: [Figure] {
    Self.exponents.map { growth in
      let points = growth.points(report)
      let span = points.count >= 2 ? ", N = \(points[0].size)-\(points[points.count - 1].size)" : ""
      return Figure(
        name: "\(growth.name) exponent\(span)", target: growth.target, unit: "", measured: Growth.exponent(points))
    }
  }

  /// A loop of suggestions solves again what it solved before, and so needs no memory that it has not got.
  private var allocations: [Figure] {
    let ofSolver = report.measurements.filter { WorkloadKind(rawValue: $0.workload) != nil || $0.workload == "stream" }
    let steady = ofSolver.filter { !$0.phase.hasPrefix("build") && $0.phase != "churn" }
    return [
      Figure(name: "allocations in a steady re-solve", target: 0, unit: "", measured: steady.map(\.allocations).max())
    ]
  }

  private var memory: [Figure] {
    ["W1", "W2", "W3", "W4"].map { workload in
      let use = report.memory.first { $0.workload == workload && $0.size == 10000 }
      return Figure(
        name: "\(workload) memory, N = 10000", target: 400, unit: "bytes/constraint",
        measured: use.map { max($0.afterBuild, $0.afterLoop) })
    }
  }

  private var drift: [Figure] {
    let full = report.drift.flatMap { $0.suggestions >= 10_000_000 ? $0 : nil }
    return [
      Figure(
        name: "drift after 10^7 suggestions, 30 boxes", target: 1e-12, unit: "relative", measured: full?.relativeError)
    ]
  }
}
