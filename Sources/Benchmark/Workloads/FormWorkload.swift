import BenchmarkWorkloads

/// The workload W3: a form with a label and a field in each row.
///
/// The column of labels is as wide as its widest label.
enum FormWorkload {
  static func make(size: Int) -> Workload {
    var workload = Workload(name: "W3", size: size)
    let formWidth = workload.variable()
    let columnWidth = workload.variable()
    let lines = (0..<size).map { _ in Line(workload.variables(6)) }
    let edited = size / 2

    workload.row([(formWidth, 1)], .equal, -600)
    workload.row([(columnWidth, 1)], .equal, 0, .weak)
    for (index, line) in lines.enumerated() {
      workload.row([(line.labelX, 1)], .equal, -16)
      if index == edited {
        workload.edit(line.labelWidth, .strong)
      } else {
        workload.row([(line.labelWidth, 1)], .equal, -labelWidth(index), .strong)
      }
      workload.row([(columnWidth, 1), (line.labelWidth, -1)], .greaterOrEqual)
      workload.row([(line.fieldX, 1), (line.labelX, -1), (columnWidth, -1)], .equal, -8)
      workload.row([(line.fieldX, 1), (line.fieldWidth, 1), (formWidth, -1)], .equal, 16)
      addPosition(of: line, after: index == 0 ? nil : lines[index - 1], to: &workload)
      workload.row([(line.height, 1)], .equal, -24, .medium)
    }

    let label = lines[edited].labelWidth
    workload.initialSuggestions = [.init(variable: label, value: 50)]
    for (name, values) in [("below", [35.0, 38]), ("above", [200, 210]), ("cross", [35, 200])] {
      workload.loop(name, through: values.map { [.init(variable: label, value: $0)] })
    }
    return workload
  }

  /// Returns the preferred width of a label.
  static func labelWidth(_ index: Int) -> Double { Double(40 + index * 37 % 100) }

  /// The variables of one row of the form.
  private struct Line {
    let labelX: Int
    let labelWidth: Int
    let fieldX: Int
    let fieldWidth: Int
    let y: Int
    let height: Int

    init(_ variables: [Int]) {
      labelX = variables[0]
      labelWidth = variables[1]
      fieldX = variables[2]
      fieldWidth = variables[3]
      y = variables[4]
      height = variables[5]
    }
  }

  private static func addPosition(of line: Line, after previous: Line?, to workload: inout Workload) {
    if let previous {
      workload.row([(line.y, 1), (previous.y, -1), (previous.height, -1)], .equal, -8)
    } else {
      workload.row([(line.y, 1)], .equal, -16)
    }
  }
}
