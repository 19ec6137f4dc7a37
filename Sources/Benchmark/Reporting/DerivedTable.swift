/// Values derived from the measurements, as tab-separated text.
enum DerivedTable {
  static let header = ["derived", "sizes", "value"].joined(separator: "\t")

  static func lines(_ report: Report) -> [String] {
    let lines = [streaming(report), crossings(report), exponents(report), memory(report), drift(report)].joined()
    return lines.isEmpty ? [] : ["", header] + lines
  }

  private static func line(_ name: String, _ sizes: String, _ value: Double) -> String {
    "\(name)\t\(sizes)\t\(MeasurementTable.number(value))"
  }

  private static func streaming(_ report: Report) -> [String] {
    report.medians("W2", "resize").compactMap { size, median in
      report.median("stream", size, "limit").map { line("W2 resize / streaming limit", "\(size)", median / $0) }
    }
  }

  private static func crossings(_ report: Report) -> [String] {
    report.measurements.filter { $0.unit?.name == "crossing" }.flatMap { measurement in
      [
        line("W2x crossings a resize", "\(measurement.size)", measurement.unit?.perOperation ?? 0),
        line("W2x ns a crossing", "\(measurement.size)", measurement.nanosecondsPerUnit ?? .nan),
      ]
    }
  }

  private static func exponents(_ report: Report) -> [String] {
    Figures.exponents.compactMap { growth in
      let points = growth.points(report)
      guard let first = points.first, let last = points.last, let value = Growth.exponent(points) else { return nil }
      return line("\(growth.name) exponent", "\(first.size)-\(last.size)", value)
    }
  }

  private static func memory(_ report: Report) -> [String] {
    report.memory.flatMap { use in
      [
        line("\(use.workload) bytes a constraint after build", "\(use.size)", use.afterBuild),
        line("\(use.workload) bytes a constraint after loop", "\(use.size)", use.afterLoop),
      ]
    }
  }

  private static func drift(_ report: Report) -> [String] {
    report.drift.map { [line("W1 drift after \($0.suggestions) suggestions", "30", $0.relativeError)] } ?? []
  }
}
