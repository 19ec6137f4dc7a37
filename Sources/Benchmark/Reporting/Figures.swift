/// The performance goals of the package, with the measured values.
struct Figures {
  /// A performance goal: the maximum of a value, and the measured value.
  struct Figure {
    let name: String
    let target: Double
    let unit: String
    let measured: Double?

    var verdict: String { measured.map { $0 <= target ? "ok" : "missed" } ?? "not measured" }
  }

  /// A performance goal for the growth of a phase's time with the size: the maximum exponent.
  struct GrowthFigure {
    let name: String
    let workload: String
    let phase: String

    /// The smallest size that is included.
    let from: Int

    let target: Double

    func points(_ report: Report) -> [(size: Int, nanoseconds: Double)] {
      report.medians(workload, phase).filter { $0.size >= from }
    }
  }

  static let exponents = solverExponents + layoutExponents

  let report: Report
  let parts: Set<Part>

  /// The performance goals of the selected parts.
  private var all: [Figure] {
    Part.allCases.filter(parts.contains).flatMap { part in
      switch part {
      case .solver: solver
      case .layout: layout
      case .grids: GridFigures(report: report).all
      case .scenes: [Figure]()
      case .screens: screens
      case .sweeps: sweeps
      }
    }
  }

  /// The performance goals as lines of a table.
  var table: [String] {
    ["", "figure | goal | measured | verdict"]
      + all.map { figure in
        let measured = figure.measured.map { "\(MeasurementTable.number($0)) \(figure.unit)" } ?? "-"
        let target = "<= \(MeasurementTable.number(figure.target)) \(figure.unit)"
        return "\(figure.name) | \(target) | \(measured) | \(figure.verdict)"
      }
  }
}

// MARK: - Making figures

extension Figures {
  func time(_ name: String, _ workload: String, _ size: Int, _ phase: String, _ target: Double) -> Figure {
    Figure(name: "\(name), N = \(size)", target: target, unit: "ns", measured: report.median(workload, size, phase))
  }

  func perUnit(_ name: String, _ workload: String, _ size: Int, _ phase: String, _ target: Double) -> Figure {
    let measured = report.measurement(workload, size, phase)
    return Figure(
      name: "\(name), N = \(size)", target: target, unit: "ns/\(measured?.unit?.name ?? "unit")",
      measured: measured?.nanosecondsPerUnit)
  }

  func ratio(_ name: String, _ target: Double, _ above: Double?, _ below: Double?) -> Figure {
    let measured = above.flatMap { above in below.map { above / $0 } }
    return Figure(name: name, target: target, unit: "times", measured: measured)
  }

  func growth(_ figures: [GrowthFigure]) -> [Figure] {
    figures.map { growth in
      let points = growth.points(report)
      let span = points.count >= 2 ? ", N = \(points[0].size)-\(points[points.count - 1].size)" : ""
      return Figure(
        name: "\(growth.name) exponent\(span)", target: growth.target, unit: "", measured: Growth.exponent(points))
    }
  }

  /// Returns the goal that measurements which satisfy a condition have no allocations.
  ///
  /// A loop that repeats earlier solves must not allocate.
  func allocations(_ name: String, _ isSteady: (Measurement) -> Bool) -> Figure {
    let steady = report.measurements.filter(isSteady)
    return Figure(name: name, target: 0, unit: "", measured: steady.map(\.allocations).max())
  }
}
