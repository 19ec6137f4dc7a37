/// The performance goals of the solver.
extension Figures {
  static let solverExponents =
    [
      GrowthFigure(name: "W2x resize", workload: "W2x", phase: "resize", from: 100, target: 1.15),
      GrowthFigure(name: "W2 churn", workload: "W2", phase: "churn", from: 100, target: 0.5),
    ]
    + ["build", "build_fresh"].flatMap { phase in
      ["W1", "W2", "W3", "W4"].map { workload in
        GrowthFigure(name: "\(workload) \(phase)", workload: workload, phase: phase, from: 1000, target: 1.15)
      }
    }

  var solver: [Figure] {
    [
      resizes, changes, activeSetChanges, churn, builds, networks, enaml, growth(Self.solverExponents),
      steadyAllocations, memory,
      drift,
    ].flatMap(\.self)
  }
}

// MARK: - Times

extension Figures {
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

  private var networks: [Figure] {
    [
      time("mesh build_batch", "mesh", 6400, "build_batch", 400_000_000),
      time("mesh build_batch", "mesh", 10_000, "build_batch", 800_000_000),
      time("mesh drag", "mesh", 3600, "drag", 2_000_000),
      time("widths build_batch", "widths", 8000, "build_batch", 50_000_000),
      time("width_chain build_batch", "width_chain", 8000, "build_batch", 50_000_000),
    ]
  }

  private var enaml: [Figure] {
    [time("W6 build", "W6", 1, "build", 80_000), time("W6 one pair of suggestions", "W6", 1, "sizes", 200)]
  }
}

// MARK: - Memory and drift

extension Figures {
  private var steadyAllocations: [Figure] {
    [
      allocations("allocations in a repeated solve") { measurement in
        WorkloadKind(rawValue: measurement.workload) != nil && !measurement.phase.hasPrefix("build")
          && measurement.phase != "churn"
      }
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
