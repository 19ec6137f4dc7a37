/// The performance goals of grids, with the measured values.
struct GridFigures {
  let report: Report

  var all: [Figures.Figure] { [resizes, builds, lives, edits, pivots, growth].flatMap(\.self) }

  private func perUnit(_ name: String, _ workload: String, _ size: Int, _ phase: String, _ target: Double)
    -> Figures.Figure
  {
    let measured = report.measurement(workload, size, phase)
    return Figures.Figure(
      name: "\(name), N = \(size)", target: target, unit: "ns/\(measured?.unit?.name ?? "unit")",
      measured: measured?.nanosecondsPerUnit)
  }

  private var resizes: [Figures.Figure] {
    [
      perUnit("grid of 1fr, resize", "fractions", 10000, "resize", 20),
      perUnit("grid of 1fr, resize + reading all", "fractions", 10000, "resize_read", 20),
      perUnit("auto + fr columns and auto rows, resize", "contents", 10000, "resize", 60),
      perUnit("auto + fr columns and auto rows, resize + reading all", "contents", 10000, "resize_read", 60),
      perUnit("page of twelve columns, resize", "page", 1000, "resize", 15),
      perUnit("page of twelve columns, resize + reading all", "page", 1000, "resize_read", 15),
      perUnit("stacks in stacks, resize", "stacks", 1000, "resize", 40),
      perUnit("stacks in stacks, resize + reading all", "stacks", 1000, "resize_read", 80),
    ]
  }

  private var builds: [Figures.Figure] {
    [
      perUnit("grid of 1fr, build", "fractions", 10000, "build", 6000),
      perUnit("stacks in stacks, build", "stacks", 1000, "build", 8000),
    ]
  }

  private var lives: [Figures.Figure] {
    [
      perUnit("grid of 1fr, life", "fractions", 10000, "life", 1500),
      perUnit("page of twelve columns, life", "page", 1000, "life", 1500),
    ]
  }

  private var edits: [Figures.Figure] {
    [
      perUnit("least height of a cell, row grows", "contents", 10000, "minimum_grows", 20000),
      perUnit("least height of a cell, row stays", "contents", 10000, "minimum_below", 20000),
    ]
  }

  /// The goal that a resize needs no pivots, because the same constraints determine the frames in every size.
  ///
  /// The scene of chips is not included: in another width, other chips begin a line.
  private var pivots: [Figures.Figure] {
    let resizes = report.measurements.filter {
      GridMeasurements.scenes.contains($0.workload) && $0.workload != "chips" && $0.phase.hasPrefix("resize")
    }
    return [
      Figures.Figure(
        name: "grids without wrapping, pivots in a resize", target: 0, unit: "", measured: resizes.map(\.pivots).max())
    ]
  }

  private var growth: [Figures.Figure] {
    GridMeasurements.scenes.flatMap { workload in
      ["build", "resize"].map { phase in
        Figures.Figure(
          name: "\(workload) \(phase) exponent", target: 1.1, unit: "",
          measured: Growth.exponent(report.medians(workload, phase)))
      }
    }
  }
}
